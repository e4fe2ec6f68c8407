import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { seeded } from '../../src/kernel/random.ts';
import { chooseMove } from '../../src/play/player.ts';
import { sayMove, sayRefusal, sayRuling } from '../../src/texts/locale.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { type Game, positionOf, turnOf } from './game.ts';
import { LineForm } from './line-form.tsx';
import type { PageSetting } from './page.ts';
import { useTable } from './use-world.ts';
import type { World } from './world.ts';

/** Pause before the opponent moves, so that you see the move. */
const PAUSE_MS = 650;

/** The playground: a position, its board, an opponent, and the answer. */
export function App({ setting }: { readonly setting: PageSetting }): VNode {
  const table = useTable(setting);
  const { stage, refusal, cut } = table;
  const [isEditing, edit] = useState(false);
  if (stage.kind === 'loading') return <p class="loading" aria-busy="true" />;
  if (stage.kind === 'failed')
    return (
      <p class="loading">
        {setting.failed}
        <button type="button" class="button primary" onClick={table.retry}>
          {setting.retry}
        </button>
      </p>
    );
  const { world, game } = stage;
  const { locale } = world;
  const cutSaid = cut === null ? null : locale.site.text('site-cut', { ...cut });
  const refused =
    refusal === null
      ? cutSaid
      : `${sayRefusal(locale, refusal)}${refusal.example === undefined ? '' : ` ${locale.hint(refusal.example)}`}`;
  return (
    <div class="playground">
      <section class="play" aria-label={locale.site.text('site-board')}>
        <LineForm
          world={world}
          game={game}
          refused={refused}
          isEditing={isEditing}
          onLine={table.open}
          fixed={setting.game}
        />
        <Ruling world={world} game={game} />
        <Played world={world} game={game} onGame={table.change} isEditing={isEditing} onLine={table.open} />
      </section>
      <AnswerPanel world={world} game={game} language={setting.language} />
      <Controls
        world={world}
        game={game}
        setting={setting}
        isEditing={isEditing}
        onEdit={edit}
        onGame={table.change}
        onLine={table.open}
      />
    </div>
  );
}

/** The rule of a move here. */
function Ruling({ world, game }: { readonly world: World; readonly game: Game }): VNode {
  const { locale } = world;
  const { spot, win } = positionOf(game);
  const rulings = spot.components.flatMap((component) => {
    const ruling = component.ruling();
    return ruling === null ? [] : [sayRuling(locale, ruling).join(locale.writing.space)];
  });
  const rule = locale.site.text(`win-rule-${win}`);
  return (
    <p class="ruling">
      {[...new Set(rulings)].join(locale.writing.space)} {rule}
    </p>
  );
}

interface PlayedProps {
  readonly world: World;
  readonly game: Game;
  readonly isEditing: boolean;
  readonly onGame: (game: Game) => void;
  readonly onLine: (line: string) => Promise<boolean>;
}

/** The board, whose turn it is, and the opponent. */
function Played({ world, game, isEditing, onGame, onLine }: PlayedProps): VNode {
  const { locale } = world;
  const turn = turnOf(game);
  const latest = useRef(game);
  latest.current = game;
  const waits = turn.kind === 'move' && turn.bot && !isEditing;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      const now = latest.current;
      if (now.opponent === 'nobody') return;
      const random = seeded(`${Math.random()}`);
      const option = chooseMove(positionOf(now), now.opponent, random);
      onGame({ ...now, played: [...now.played, option] });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, game]);

  const last = game.played.at(-1);
  const isBots =
    game.opponent !== 'nobody' && last !== undefined && (game.played.length % 2 === 1) === game.second;
  const t = locale.site;
  return (
    <>
      <p class="turn" role="status">
        <strong>{turnText(world, game)}</strong>{' '}
        {last === undefined
          ? ''
          : t.text('site-last-move', {
              who: isBots ? 'bot' : 'you',
              number: game.played.length,
              move: sayMove(locale, last.phrase),
            })}
      </p>
      <Board
        world={world}
        game={game}
        still={waits}
        isEditing={isEditing}
        onMove={(move) => {
          const option = positionOf(game).spot.play(move);
          if (option.ok) onGame({ ...game, played: [...game.played, option.value] });
        }}
        onLine={onLine}
      />
    </>
  );
}

const turnText = ({ locale }: World, game: Game): string => {
  const turn = turnOf(game);
  const t = locale.site;
  if (turn.kind === 'move') {
    if (game.opponent === 'nobody') return t.text('site-turn-both', { seat: turn.seat });
    return t.text(turn.bot ? 'site-turn-bot' : 'site-turn-you');
  }
  if (game.opponent === 'nobody') return t.text('site-won-both', { seat: turn.winner });
  return t.text(turn.bot ? 'site-won-bot' : 'site-won-you');
};

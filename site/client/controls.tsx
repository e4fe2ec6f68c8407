import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatLine } from '../../src/games/line.ts';
import { seeded } from '../../src/kernel/random.ts';
import { sayRefusal } from '../../src/texts/locale.ts';
import { canUndo, type Game, OPPONENTS, type Opponent, positionOf, turnOf, undone } from './game.ts';
import type { PageSetting } from './page.ts';
import type { World } from './world.ts';

interface Props {
  readonly world: World;
  readonly game: Game;
  readonly setting: PageSetting;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  readonly onGame: (game: Game) => void;
  readonly onLine: (line: string) => Promise<boolean>;
}

/** Sizes of dealt positions. */
const SIZES = [
  ['small', 1],
  ['medium', 3],
  ['large', 5],
] as const;

/** Opponent, undo, new game, sharing and typed moves. */
export function Controls({ world, game, setting, isEditing, onEdit, onGame, onLine }: Props): VNode {
  const t = world.locale.site;
  const [said, say] = useState<string | null>(null);
  const [size, resize] = useState(3);
  const deal = (): void => {
    const { spot } = positionOf(game);
    const dealt = world.loaded[setting.game ?? spot.components[0]!.game];
    if (dealt !== undefined)
      void onLine(formatLine({ spot: dealt.deal(size, seeded(`${Math.random()}`)), win: dealt.usual }));
  };
  const copy = async (): Promise<void> => {
    const address = location.href;
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    say(copied === true ? t.text('site-copied') : t.text('site-copy-this', { address }));
  };
  return (
    <div class="actions">
      <div class="controls">
        <label>
          {t.text('site-opponent')}
          <select
            value={game.opponent}
            onChange={(event) => onGame({ ...game, opponent: event.currentTarget.value as Opponent })}
          >
            {OPPONENTS.map((opponent) => (
              <option key={opponent} value={opponent}>
                {t.text(opponent === 'nobody' ? 'site-opponent-nobody' : `strength-${opponent}`)}
              </option>
            ))}
          </select>
        </label>
        {game.opponent === 'nobody' || game.played.length > 0 ? null : (
          <button
            type="button"
            class="button secondary"
            onClick={() => onGame({ ...game, second: !game.second })}
          >
            {t.text(game.second ? 'site-i-start' : 'site-let-it-start')}
          </button>
        )}
        <button
          type="button"
          class="button secondary"
          aria-disabled={!canUndo(game)}
          onClick={() => onGame(undone(game))}
        >
          {t.text('site-undo')}
        </button>
        <button
          type="button"
          class="button secondary"
          aria-disabled={game.played.length === 0}
          onClick={() => onGame({ ...game, played: [] })}
        >
          {t.text('site-restart')}
        </button>
        <button type="button" class="button secondary" onClick={() => void copy()}>
          {t.text('site-copy')}
        </button>
        <button
          type="button"
          class="button secondary"
          aria-pressed={isEditing}
          onClick={() => onEdit(!isEditing)}
        >
          {t.text(isEditing ? 'site-edit-done' : 'site-edit')}
        </button>
        <span class="deal">
          <button type="button" class="button secondary" onClick={deal}>
            {t.text('site-deal')}
          </button>
          <select
            value={size}
            aria-label={t.text('site-deal-size')}
            onChange={(event) => resize(Number(event.currentTarget.value))}
          >
            {SIZES.map(([name, value]) => (
              <option key={name} value={value}>
                {t.text(`site-size-${name}`)}
              </option>
            ))}
          </select>
        </span>
      </div>
      <p class="said" role="status">
        {said}
      </p>
      <TypedMove world={world} game={game} onGame={onGame} />
    </div>
  );
}

/** A move typed in its notation, also one the board has no room for. Stays during the opponent's turn, to keep the focus. */
function TypedMove({ world, game, onGame }: Pick<Props, 'world' | 'game' | 'onGame'>): VNode {
  const { locale } = world;
  const t = locale.site;
  const [text, type] = useState('');
  const [fault, find] = useState<string | null>(null);
  const { spot } = positionOf(game);
  const turn = turnOf(game);
  const waits = turn.kind === 'move' && turn.bot;
  useEffect(() => find(null), [game]);
  const example = [...firstOf(spot.options())][0]?.move ?? '';
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (waits) return;
        const option = spot.play(text);
        if (!option.ok) return find(sayRefusal(locale, option.error));
        type('');
        onGame({ ...game, played: [...game.played, option.value] });
      }}
    >
      <label>
        {t.text('site-type-move')}
        <input
          value={text}
          placeholder={example.slice(0, 40)}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : 'move-fault'}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button secondary" aria-disabled={waits}>
        {t.text('site-play')}
      </button>
      {fault === null ? null : (
        <p class="fault" id="move-fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

function* firstOf<T>(items: Iterable<T>): Iterable<T> {
  for (const item of items) {
    yield item;
    return;
  }
}

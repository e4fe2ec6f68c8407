import type { SealedGame } from '../../engine/core/spot.ts';
import { registry } from '../../games/registry.ts';
import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { type Block, type Doc, type Inline, moment, note, p, person, shorten } from '../../texts/doc.ts';
import { lexicon } from '../../texts/index.ts';
import { gameNamed, type Locale } from '../../texts/locale.ts';
import type { ArenaFault, ArenaView } from '../arena/ports.ts';
import { namedGame } from '../deal.ts';
import {
  type Arena,
  type ArenaRow,
  DRAW_POINTS,
  LOBBY_MS,
  MAX_ARENA_MINUTES,
  MAX_ARENA_PLAYERS,
  MIN_ARENA_MINUTES,
  STREAK_POINTS,
  STREAK_WINS,
  WIN_POINTS,
} from '../model/arena.ts';
import type { Live } from '../model/match.ts';
import { faultScreen } from './faults.ts';
import { people, winnersLine } from './winners.ts';

/** Handler of its controls. */
export const KIND = 'n';
const MAX_SHOWN_ROWS = 20;
const MAX_QUOTE_CHARS = 60;

const control = (id: string, verb: string, label: string, style: Button['style'] = 'plain'): Button =>
  button(shortId(KIND, id, 0, verb), label, style);

/** The game of an arena in the reader's language. */
const gameOf = ({ line }: Arena, locale: Locale): string => {
  const named = namedGame(line, lexicon);
  return named === null ? shorten(line, MAX_QUOTE_CHARS) : gameNamed(locale, named.game);
};

/** The name of the thread that holds the boards. */
export const arenaThreadName = (arena: Arena, locale: Locale): string =>
  locale.arena.title(gameOf(arena, locale));

const lines = ({ rows, phase }: ArenaView, { arena }: Locale): readonly Block[] => {
  const lineOf = (row: ArenaRow): Block => {
    const { user, streak, state } = row;
    const fire = streak >= STREAK_WINS && phase === 'running' ? ` ${arena.streak}` : '';
    const does = phase === 'running' ? ` ${arena.states[state]}` : '';
    return p(...arena.line(person(user), `${fire}${does}`, row));
  };
  const rest = rows.length - MAX_SHOWN_ROWS;
  return [
    ...(rows.length === 0 ? [p(arena.none)] : rows.slice(0, MAX_SHOWN_ROWS).map(lineOf)),
    ...(rest > 0 ? [note(arena.more(rest))] : []),
  ];
};

const games: Readonly<Record<string, SealedGame>> = registry;

/** Points of a game; a draw only where the game has one. */
const pointsOf = ({ arena: { line } }: ArenaView, locale: Locale): readonly Inline[] => {
  const named = namedGame(line, lexicon);
  const draws = named !== null && games[named.game]?.theorems.includes('retrograde') === true;
  return locale.arena.points(WIN_POINTS, STREAK_POINTS, draws ? DRAW_POINTS : null);
};

const resultDoc = (view: ArenaView, locale: Locale): Doc => {
  const { arena } = locale;
  const isOpen = view.rows.some(({ state }) => state === 'playing');
  return [
    p(...winnersLine(view.rows, arena, locale)),
    ...lines(view, locale),
    ...(isOpen ? [note(arena.open)] : []),
  ];
};

/** An arena in public: players, standings, result. */
export const arenaScreen = (view: ArenaView, locale: Locale): Screen => {
  const { arena } = locale;
  const { id, thread, createdAt } = view.arena;
  const game = gameOf(view.arena, locale);
  const open: readonly ControlRow[] = [
    [
      control(id, 'join', arena.join, 'good'),
      control(id, 'leave', arena.leave),
      control(id, 'end', arena.end),
    ],
  ];
  const again: readonly ControlRow[] = [[control(id, 'again', arena.again, 'main')]];
  switch (view.phase) {
    case 'lobby':
      return plainScreen(
        'play',
        arena.title(game),
        [
          p(...arena.rule(view.arena.minutes, locale.screens.clocks['1m'])),
          p(...pointsOf(view, locale)),
          p(...(view.rows.length === 0 ? [arena.none] : arena.joined(people(view.rows, locale)))),
          note(...arena.waits(moment(createdAt + LOBBY_MS))),
        ],
        open,
      );
    case 'running':
      return plainScreen(
        'play',
        arena.title(game),
        [
          ...lines(view, locale),
          ...(view.deadline === null ? [] : [note(...arena.ends(moment(view.deadline)))]),
          ...(thread === null ? [] : [note(...arena.boards({ channel: thread }))]),
          note(...pointsOf(view, locale)),
        ],
        open,
      );
    case 'over':
      return plainScreen('over', arena.overTitle(game), resultDoc(view, locale), again);
    case 'cancelled':
      return plainScreen('over', arena.cancelledTitle(game), [p(arena.cancelledText)], again);
  }
};

export const joinedArenaScreen = ({ phase, arena: { id } }: ArenaView, { arena }: Locale): Screen =>
  plainScreen(
    'info',
    arena.inTitle,
    [p(phase === 'lobby' ? arena.inFirst : arena.in)],
    [[control(id, 'leave', arena.leave)]],
  );

export const leftArenaScreen = ({ arena: { id } }: ArenaView, { arena }: Locale): Screen =>
  plainScreen('info', arena.leftTitle, [p(...arena.left)], [[control(id, 'join', arena.join, 'good')]]);

export const endedArenaScreen = ({ arena }: Locale): Screen =>
  plainScreen('info', arena.faultTitle, [p(arena.endedYou)]);

/** Refers to the arena that is already open. */
export const arenaThereScreen = ({ arena: { id } }: ArenaView, { arena }: Locale): Screen =>
  plainScreen('info', arena.thereTitle, [p(arena.there)], [[control(id, 'join', arena.join, 'good')]]);

/** A note on a board of an arena. */
export const arenaNote = ({ match: { arena, seats } }: Live, { arena: words }: Locale): readonly Block[] => {
  const [first, second] = seats;
  return arena === undefined || first.kind !== 'person' || second.kind !== 'person'
    ? []
    : [note(...words.board(person(first.user), person(second.user), WIN_POINTS, STREAK_POINTS))];
};

/** Why an action failed. */
export const arenaFaultScreen = (fault: ArenaFault | { readonly code: 'server' }, locale: Locale): Screen => {
  const { arena } = locale;
  if (fault.code === 'bad-line') return faultScreen(fault.fault, locale);
  const said = (): readonly Inline[] => {
    if (fault.code === 'server') return arena.server;
    if (fault.code === 'bad-time')
      return arena.badTime(shorten(fault.token, MAX_QUOTE_CHARS), MIN_ARENA_MINUTES, MAX_ARENA_MINUTES);
    if (fault.code === 'name-a-game') return arena.nameAGame(shorten(fault.token, MAX_QUOTE_CHARS));
    return arena.faults(MAX_ARENA_PLAYERS)[fault.code];
  };
  return plainScreen('refused', arena.faultTitle, [p(...said())]);
};

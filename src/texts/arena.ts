import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';

/** A row of the standings. */
type Standing = Readonly<Record<'place' | 'points' | 'won' | 'drawn' | 'lost', number>>;

/** The texts of arenas. */
export const arenaTexts = (t: Catalogue) => ({
  ...t.record('arena', ['join', 'leave', 'end', 'again', 'streak', 'none', 'open']),
  ...t.record('arena', ['cancelledText', 'inTitle', 'in', 'inFirst', 'leftTitle', 'endedYou', 'thereTitle']),
  ...t.record('arena', ['there', 'faultTitle']),
  command: { description: t.text('arena-command'), ...t.record('arena-command', ['game', 'time']) },
  title: (game: string) => t.text('arena-title', { game }),
  overTitle: (game: string) => t.text('arena-over-title', { game }),
  cancelledTitle: (game: string) => t.text('arena-cancelled-title', { game }),
  rule: (minutes: number, clock: string) => t.runs('arena-rule', { minutes, clock }),
  /** `draw`: the points for a draw; null where the game has no draws. */
  points: (win: number, streak: number, draw: number | null) => t.runs('arena-points', { win, streak, draw }),
  waits: (when: Inline) => t.runs('arena-waits', { when }),
  ends: (when: Inline) => t.runs('arena-ends', { when }),
  joined: (who: readonly Inline[]) => t.runs('arena-joined', { who }),
  boards: (channel: Inline) => t.runs('arena-boards', { channel }),
  line: (who: Inline, state: string, { place, points, won, drawn, lost }: Standing) =>
    t.runs('arena-line', { place, who, points, won, drawn, lost, state }),
  nobody: t.text('arena-no-points'),
  states: t.record('arena-state', ['playing', 'free', 'away', 'left']),
  more: (count: number) => t.text('arena-more', { count }),
  won: (who: Inline, points: number) => t.runs('arena-won', { who, points }),
  wonTogether: (who: readonly Inline[], points: number) => t.runs('arena-won-together', { who, points }),
  left: t.runs('arena-left'),
  board: (first: Inline, second: Inline, win: number, streak: number) =>
    t.runs('arena-board', { first, second, win, streak }),
  /** `most`: the limit on the number of players. */
  faults: (most: number) => ({
    'no-such-arena': t.runs('arena-fault-no-such-arena'),
    'arena-closed': t.runs('arena-fault-arena-closed'),
    'arena-full': t.runs('arena-fault-arena-full', { most }),
    'arena-not-yours': t.runs('arena-fault-arena-not-yours'),
    'arena-not-in': t.runs('arena-fault-arena-not-in'),
  }),
  badTime: (token: string, least: number, most: number) =>
    t.runs('arena-fault-bad-time', { token, least, most }),
  nameAGame: (token: string) => t.runs('arena-fault-name-a-game', { token }),
  server: t.runs('arena-fault-server'),
});

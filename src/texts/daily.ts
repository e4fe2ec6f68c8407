import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';

const board = (t: Catalogue) => ({
  ...t.record('daily-board', ['none', 'list', 'unlist', 'listed', 'unlisted', 'server-only']),
  title: (number: number) => t.text('daily-board-title', { number }),
  others: (others: number) => t.text('daily-board-others', { others }),
  solved: (solved: number, players: number) => t.text('daily-board-solved', { solved, players }),
});

const post = (t: Catalogue) => ({
  ...t.record('daily-post', ['here', 'off', 'proof', 'unset', 'not-allowed', 'guest']),
  text: t.runs('daily-post-text'),
  title: (number: number, game: string) => t.text('daily-post-title', { number, game }),
  yesterday: (number: number, game: string) => t.text('daily-post-yesterday', { number, game }),
  set: (channel: Inline) => t.runs('daily-post-set', { channel }),
});

/** The texts of the daily puzzle. */
export const daily = (t: Catalogue) => ({
  ...t.record('daily', ['early', 'hint', 'missed', 'share', 'why', 'archive', 'today', 'play', 'type']),
  ...t.record('daily', ['hintTitle', 'missedText', 'faultTitle']),
  command: { description: t.text('daily-command'), ...t.record('daily-command', ['date', 'post']) },
  title: (number: number, game: string) => t.text('daily-title', { number, game }),
  ask: t.runs('daily-ask'),
  /** `left`: attempts left; `hints`: whether a hint is still available. */
  left: (left: number, hints: boolean) => t.runs(hints ? 'daily-left' : 'daily-left-alone', { left }),
  next: (when: Inline, date: Inline) => t.runs('daily-next', { when, date }),
  wrong: (move: string) => t.text('daily-wrong', { move }),
  solved: (tries: number) => t.text('daily-solved', { tries }),
  /** `count`: how many moves win; null in games where moves to the same position count as one. */
  answer: (move: string, count: number | null) => t.runs('daily-answer', { move, count }),
  streak: (days: number) => t.text('daily-streak', { days }),
  who: t.text('daily-board'),
  shared: (who: Inline, grid: string, days: number) => t.runs('daily-shared', { who, grid, days }),
  board: board(t),
  past: t.record('daily-archive', ['title', 'text', 'none', 'choose']),
  post: post(t),
  noSuchDay: (first: string, today: string) => t.text('daily-fault-no-such-day', { first, today }),
  stats: {
    line: (days: number, best: number) => t.runs('daily-stats', { days, best }),
    best: (best: number) => t.text('daily-stats-best', { best }),
    next: (days: number) => t.text('daily-stats-next', { days, next: days + 1 }),
  },
});

/** Matches to store. */

import type { Store } from '../../src/app/open-store.ts';
import type { Clocks } from '../../src/kernel/downtime.ts';
import { StoreTrouble } from '../../src/kernel/store-trouble.ts';
import type { MatchEvent, Opening } from '../../src/play/model/match.ts';
import type { MatchIndex, NoticeKind } from '../../src/play/ports.ts';

let made = 0;

/** A unique opening each time, so that suites can share a database. */
export const opening = (over: Partial<Opening> = {}): Opening => ({
  id: `m${process.pid}x${Date.now().toString(36)}x${(made += 1)}`,
  guild: 'g1',
  channel: 'c1',
  start: 'nim 3 4 5',
  seats: [
    { kind: 'person', user: 'ann' },
    { kind: 'bot', level: 'casual' },
  ],
  opener: 0,
  clock: 'none',
  dealt: true,
  winnable: false,
  rematchOf: null,
  createdAt: 1_700_000_000_000,
  ...over,
});

export const index = (over: Partial<MatchIndex> = {}): MatchIndex => ({
  status: 'playing',
  revision: 0,
  waitsFor: null,
  waitsForBot: false,
  deadline: null,
  updatedAt: 1_700_000_000_001,
  game: 'nim',
  winner: null,
  practice: false,
  warnAt: null,
  callAt: null,
  ...over,
});

export const move = (text: string, seat: 0 | 1 = 0): MatchEvent => ({
  kind: 'move',
  at: 1_700_000_000_002,
  seat,
  move: text,
});

/** A match that the store has: just opened, unless told otherwise. */
export const stored = async (
  { matches }: Pick<Store, 'matches'>,
  fixed: Partial<Opening> = {},
  row: Partial<MatchIndex> = {},
  events: readonly MatchEvent[] = [],
): Promise<Opening> => {
  const made = opening(fixed);
  await matches.create(made, events, index(row));
  return made;
};

/** One event of every kind. */
export const EVERY_EVENT: readonly MatchEvent[] = [
  { kind: 'accept', at: 1, seat: 1, user: 'bob' },
  { kind: 'hint', at: 2, seat: 0, step: 4 },
  move('1:3'),
  move('2:4', 1),
  { kind: 'undo', at: 3, seat: 0, count: 2 },
  { kind: 'ask', at: 3, seat: 1 },
  { kind: 'refuse', at: 3, seat: 0 },
  { kind: 'resign', at: 4, seat: 1 },
  { kind: 'time-out', at: 5, seat: 0 },
  { kind: 'decline', at: 6, seat: 1 },
  { kind: 'cancel', at: 7, seat: 0 },
  { kind: 'expire', at: 8 },
  { kind: 'abandon', at: 8, seat: 1 },
  { kind: 'pause', at: 9 },
  { kind: 'resume', at: 10 },
];

/** Does what is due by these clocks; returns the matches. */
export const noticesOf = async (
  store: Store,
  which: NoticeKind,
  clocks: Clocks,
): Promise<readonly string[]> => {
  const due = await store.matches.dueNotices(which, clocks, 1_000);
  for (const { record, at } of due) await store.matches.noticed(record.opening.id, which, at);
  return due.map(({ record }) => record.opening.id);
};

/** How a store says that it failed. */
export const kindOf = (error: unknown): string =>
  error instanceof StoreTrouble ? error.kind : String(error);

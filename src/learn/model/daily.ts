import type { ShownMove } from '../../engine/explain/step.ts';
import type { GuildId, UserId } from '../../people/model/user.ts';
import { type Day, dayOf } from './day.ts';

/** Tries at one daily puzzle. A hint costs one. */
export const MAX_TRIES = 3;

/** A try at a daily puzzle, numbered from 0: a move, or a hint (`move`: null). */
export interface DailyTry {
  readonly user: UserId;
  readonly day: Day;
  readonly number: number;
  /** In the notation of its game. */
  readonly move: string | null;
  readonly right: boolean;
  readonly at: number;
  /** The server where it was made. */
  readonly guild: GuildId | null;
}

type DailyMark = Pick<DailyTry, 'move' | 'right'>;

export interface DailyStanding {
  readonly status: 'open' | 'solved' | 'missed';
  /** Tries left. */
  readonly left: number;
}

export const standingOf = (tries: readonly DailyMark[]): DailyStanding => {
  const left = Math.max(0, MAX_TRIES - tries.length);
  if (tries.some(({ right }) => right)) return { status: 'solved', left };
  return { status: left === 0 ? 'missed' : 'open', left };
};

/** Whether a hint is available: one try must remain for a move. */
export const canHint = ({ status, left }: DailyStanding): boolean => status === 'open' && left > 1;

const WRONG = '🟥';
const RIGHT = '🟩';
const HINT = '💡';

/** The tries in shareable form, without a spoiler. */
export const gridOf = (tries: readonly DailyMark[]): string =>
  tries.map(({ move, right }) => (move === null ? HINT : right ? RIGHT : WRONG)).join('');

/** The tries that count: those made on the puzzle's own day. Later its answer is public. */
export const triesInTime = (tries: readonly DailyTry[]): readonly DailyTry[] =>
  tries.filter(({ day, at }) => dayOf(at) === day);

/** A hint: these moves, one of which wins. */
export interface DailyHint {
  readonly moves: readonly ShownMove[];
}

/** A user's result of a day in a leaderboard. */
export interface DailyResult {
  readonly user: UserId;
  readonly tries: readonly DailyTry[];
}

/** Solved before missed before under way; fewer tries first, then the earlier one. */
export const compareResults = (a: DailyResult, b: DailyResult): number => {
  const rank = ({ tries }: DailyResult): number =>
    ['solved', 'missed', 'open'].indexOf(standingOf(tries).status);
  const last = ({ tries }: DailyResult): number => tries.at(-1)?.at ?? 0;
  return rank(a) - rank(b) || a.tries.length - b.tries.length || last(a) - last(b);
};

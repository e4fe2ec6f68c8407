import type { UserId } from '../../people/model/user.ts';
import type { Question } from './question.ts';

/** Duration of a run. */
export const STORM_MS = 3 * 60_000;
/** Mistakes that end a run. */
export const MAX_MISTAKES = 3;
/** Short, unguessable, `[0-9a-z]`: part of custom ids. */
export type StormId = string;
/** As `StormId`. */
export type RaceId = string;

/** Running totals of a run. */
export interface Tally {
  /** Answered questions. */
  readonly answered: number;
  readonly score: number;
  readonly mistakes: number;
  /** Right answers since the last mistake, and the longest such row. */
  readonly streak: number;
  readonly bestStreak: number;
  /** When the score was reached; null: nothing right yet. */
  readonly reachedAt: number | null;
}

export const NO_TALLY: Tally = {
  answered: 0,
  score: 0,
  mistakes: 0,
  streak: 0,
  bestStreak: 0,
  reachedAt: null,
};

export interface StormRun extends Tally {
  readonly id: StormId;
  readonly user: UserId;
  /** Null in direct messages. */
  readonly guild: string | null;
  /** Determines all questions. */
  readonly seed: string;
  readonly createdAt: number;
  /** Null: not started. */
  readonly startedAt: number | null;
  /** Milliseconds without a ready question, or of a race's downtime, which don't count. */
  readonly credit: number;
  /** The race it belongs to; null: alone. */
  readonly race: RaceId | null;
}

/** An answer to a question of a run, numbered from 0. */
export interface StormAnswer {
  readonly number: number;
  /** Index of the choice. */
  readonly choice: number;
  readonly right: boolean;
  readonly at: number;
  /** Only for mistakes. */
  readonly question: Question | null;
}

/** The totals after one more answer. */
export const counted = (tally: Tally, { right, at }: Pick<StormAnswer, 'right' | 'at'>): Tally => {
  const streak = right ? tally.streak + 1 : 0;
  return {
    answered: tally.answered + 1,
    score: tally.score + (right ? 1 : 0),
    mistakes: tally.mistakes + (right ? 0 : 1),
    streak,
    bestStreak: Math.max(tally.bestStreak, streak),
    reachedAt: right ? at : tally.reachedAt,
  };
};

/** End of the time; null: not begun. */
export const deadlineOf = ({ startedAt, credit }: Pick<StormRun, 'startedAt' | 'credit'>): number | null =>
  startedAt === null ? null : startedAt + STORM_MS + credit;

export type StormPhase = 'waiting' | 'running' | 'over';

export const phaseOf = (
  run: Pick<StormRun, 'startedAt' | 'credit' | 'mistakes'>,
  now: number,
): StormPhase => {
  const deadline = deadlineOf(run);
  if (deadline === null) return 'waiting';
  return run.mistakes >= MAX_MISTAKES || now >= deadline ? 'over' : 'running';
};

/** Of the first question, and of the hardest. */
const MIN_LEVEL = 1;
const MAX_LEVEL = 5;
const LEVELS_PER_QUESTION = 0.12;

/** Wanted difficulty of a question, numbered from 0. */
export const levelAt = (number: number): number =>
  Math.min(MAX_LEVEL, MIN_LEVEL + LEVELS_PER_QUESTION * number);

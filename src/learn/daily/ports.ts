import type { Refusal } from '../../engine/core/refusal.ts';
import type { ShownMove } from '../../engine/explain/step.ts';
import type { GuildId, UserId } from '../../people/model/user.ts';
import type { DailyHint, DailyResult, DailyStanding, DailyTry } from '../model/daily.ts';
import type { Day } from '../model/day.ts';
import type { Question } from '../model/question.ts';
import type { Streak } from '../model/streak.ts';

/** A daily puzzle as its user sees it. */
export interface DailyView {
  readonly day: Day;
  readonly today: Day;
  readonly question: Question;
  readonly tries: readonly DailyTry[];
  /** Tried moves in order. */
  readonly moves: readonly ShownMove[];
  readonly standing: DailyStanding;
  /** The latest hint. */
  readonly hint: DailyHint | null;
  /** Whether another one is available. */
  readonly canHint: boolean;
  /** Whether it was ended on its day, or still can be. */
  readonly inTime: boolean;
  readonly streak: Streak;
}

/** A server's channel for the daily puzzle, and the last day posted there. */
export interface DailyChannel {
  readonly guild: GuildId;
  readonly channel: string;
  readonly posted: Day | null;
}

export type DailyFault =
  /** Before the first day, or a day to come. */
  | { readonly code: 'no-such-day'; readonly today: Day }
  | {
      readonly code: 'bad-move';
      readonly refusal: Refusal;
      readonly legal: readonly ShownMove[];
      readonly more: boolean;
    };

export interface DailyStore {
  puzzle(day: Day): Promise<Question | null>;
  /** Stores the puzzle of a day unless there is one; returns the stored one. */
  keepPuzzle(day: Day, question: Question): Promise<Question>;
  tries(user: UserId, day: Day): Promise<readonly DailyTry[]>;
  /** False: a try with that number exists. */
  addTry(one: DailyTry): Promise<boolean>;
  /** Days on which a user tried a move of that day's puzzle, or answered a question of practice. */
  activeDays(user: UserId): Promise<readonly Day[]>;
  /** All tries of the users with a try on a server. */
  results(guild: GuildId, day: Day): Promise<readonly DailyResult[]>;
  /** A user's tries between two days. */
  between(user: UserId, first: Day, last: Day): Promise<readonly DailyTry[]>;
  /** Removes the server from tries before `time`. Returns their number. */
  forget(guild: GuildId, time: number): Promise<number>;
}

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
  /** The moves that were tried, in order. */
  readonly moves: readonly ShownMove[];
  readonly standing: DailyStanding;
  /** The latest hint that was asked for. */
  readonly hint: DailyHint | null;
  /** Whether another one may be asked for. */
  readonly canHint: boolean;
  /** Whether it was begun on its day, or still can be. */
  readonly inTime: boolean;
  readonly streak: Streak;
}

/** Where a server wants each day’s puzzle, and the last day that it was posted. */
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
  /** Keeps the puzzle of a day, unless it has one; gives the one that it has. */
  keepPuzzle(day: Day, question: Question): Promise<Question>;
  tries(user: UserId, day: Day): Promise<readonly DailyTry[]>;
  /** False: there is a try of that number already. */
  addTry(one: DailyTry): Promise<boolean>;
  /** Days on which a user tried a move of that day’s puzzle, or answered a question of practice. */
  activeDays(user: UserId): Promise<readonly Day[]>;
  /** All tries of the users who made one of them on a server. */
  results(guild: GuildId, day: Day): Promise<readonly DailyResult[]>;
  /** The tries of a user from one day to another. */
  between(user: UserId, first: Day, last: Day): Promise<readonly DailyTry[]>;
  /** Forgets that tries before `time` were made on a server. Gives how many. */
  forget(guild: GuildId, time: number): Promise<number>;
}

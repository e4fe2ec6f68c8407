import type { UserId } from '../../people/model/user.ts';
import type { Question } from '../model/question.ts';
import type { StormAnswer, StormId, StormPhase, StormRun, Tally } from '../model/storm.ts';

/** A result with its user. */
export interface StormBest {
  readonly user: UserId;
  readonly score: number;
}

/** Where runs are kept. Every method is one transaction and has happened when it resolves. */
export interface StormStore {
  open(run: StormRun): Promise<void>;
  load(id: StormId): Promise<StormRun | null>;
  /** Starts a run, once. */
  start(id: StormId, at: number): Promise<void>;
  /** Keeps the answer to the next question with the totals after it. `known`: that question was answered before. */
  answer(run: StormRun, answer: StormAnswer, after: Tally): Promise<'kept' | 'known'>;
  /** Adds to the time of a run. */
  credit(id: StormId, ms: number): Promise<void>;
  answers(id: StormId): Promise<readonly StormAnswer[]>;
  /** The best score of a user in runs that started at `since` or later; null: there was none. */
  best(user: UserId, since: number): Promise<number | null>;
  /** The best run of each of these users on a server, of runs that started at `since` or later; ties go to whoever had it first. */
  bestsIn(
    guild: string,
    users: readonly UserId[],
    since: number,
    most: number,
  ): Promise<readonly StormBest[]>;
  /** Deletes runs opened before `time` that were never started. */
  prune(time: number): Promise<void>;
  /** Deletes what was opened on a server before `time`. Gives how many runs. */
  forget(guild: string, time: number): Promise<number>;
}

/** The last answer, for the line above the next question. `question`: of a mistake. */
export type StormLast = Pick<StormAnswer, 'question'>;

/** Results to compare with. */
export interface StormBests {
  readonly today: number | null;
  readonly ever: number | null;
  /** Of those who want to be listed on this server. */
  readonly server: StormBest | null;
}

/** The best runs of a server. */
export interface StormTop {
  readonly today: readonly StormBest[];
  readonly ever: readonly StormBest[];
}

/** How a run stands in its race. `over`: nobody’s run goes on. */
export interface StormStanding {
  readonly place: number;
  readonly of: number;
  readonly over: boolean;
}

/** A run as its user sees it. */
export interface StormView {
  readonly run: StormRun;
  readonly phase: StormPhase;
  /** The question to answer; null: the run is not under way, or its next question isn’t made yet. */
  readonly question: Question | null;
  readonly last: StormLast | null;
  readonly deadline: number | null;
  /** The games that it asks about. */
  readonly games: readonly string[];
  /** Before a run and after it. */
  readonly bests: StormBests | null;
  /** Null: it is of no race. */
  readonly standing: StormStanding | null;
  /** After a run: questions that were answered wrong, in order. */
  readonly missed: readonly StormAnswer[];
}

/** There is no run of that id, or it is somebody else’s. */
export interface StormFault {
  readonly code: 'no-such-run';
}

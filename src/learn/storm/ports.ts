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
  /** The best of these users on a server; ties go to whoever had it first. */
  bestIn(guild: string, users: readonly UserId[]): Promise<StormBest | null>;
  /** Deletes runs opened before `time` that were never started. */
  prune(time: number): Promise<void>;
  /** Deletes what was opened on a server before `time`. Gives how many runs. */
  forget(guild: string, time: number): Promise<number>;
}

/** The last answer, for the line above the next question. */
export interface StormLast {
  readonly right: boolean;
  /** Of a mistake. */
  readonly question: Question | null;
}

/** Results to compare with. */
export interface StormBests {
  readonly today: number | null;
  readonly ever: number | null;
  /** Of those who want to be listed on this server. */
  readonly server: StormBest | null;
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
  /** After a run: questions that were answered wrong, in order. */
  readonly missed: readonly StormAnswer[];
}

/** There is no run of that id, or it is somebody else’s. */
export interface StormFault {
  readonly code: 'no-such-run';
}

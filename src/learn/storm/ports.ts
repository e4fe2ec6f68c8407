import type { Downtime } from '../../kernel/downtime.ts';
import type { Clock, Ids } from '../../kernel/ports.ts';
import type { Timers } from '../../kernel/timers.ts';
import type { UserId } from '../../people/model/user.ts';
import type { ContestStore } from '../../play/contests.ts';
import type { ContestPhase } from '../../play/model/contest.ts';
import type { QuestionMaker } from '../class/question-maker.ts';
import type { Question } from '../model/question.ts';
import type { PlacedRacer, Race } from '../model/race.ts';
import type { RaceId, StormAnswer, StormId, StormPhase, StormRun, Tally } from '../model/storm.ts';
import type { Deck } from './deck.ts';

/** A score with its user. */
export interface StormBest {
  readonly user: UserId;
  readonly score: number;
}

/** Storage of runs. Every method is one transaction, committed when it resolves. */
export interface StormStore {
  open(run: StormRun): Promise<void>;
  load(id: StormId): Promise<StormRun | null>;
  /** Starts a run, once. */
  start(id: StormId, at: number): Promise<void>;
  /** Stores the answer to the next question with the new totals. `known`: answered before. */
  answer(run: StormRun, answer: StormAnswer, after: Tally): Promise<'kept' | 'known'>;
  /** Adds time to a run. */
  credit(id: StormId, ms: number): Promise<void>;
  answers(id: StormId): Promise<readonly StormAnswer[]>;
  /** A user's best score in runs started at `since` or later; null: none. */
  best(user: UserId, since: number): Promise<number | null>;
  /** The best run of each of these users on a server, of runs started at `since` or later; ties go to the earlier one. */
  bestsIn(
    guild: string,
    users: readonly UserId[],
    since: number,
    most: number,
  ): Promise<readonly StormBest[]>;
  /** Deletes runs opened before `time` and never started. */
  prune(time: number): Promise<void>;
  /** Deletes what was opened on a server before `time`. Returns the number of runs. */
  forget(guild: string, time: number): Promise<number>;
}

/** The last answer, for the line above the next question. `question`: only of a mistake. */
export type StormLast = Pick<StormAnswer, 'question'>;

/** Results to compare with. */
export interface StormBests {
  readonly today: number | null;
  readonly ever: number | null;
  /** Among users listed on this server. */
  readonly server: StormBest | null;
}

/** The best runs of a server. */
export interface StormTop {
  readonly today: readonly StormBest[];
  readonly ever: readonly StormBest[];
}

/** A run's place in its race. `over`: no run continues. */
export interface StormStanding {
  readonly place: number;
  readonly of: number;
  readonly over: boolean;
}

/** A run as its user sees it. */
export interface StormView {
  readonly run: StormRun;
  readonly phase: StormPhase;
  /** The question to answer; null: the run is not under way, or its next question is not made yet. */
  readonly question: Question | null;
  readonly last: StormLast | null;
  readonly deadline: number | null;
  /** Its games. */
  readonly games: readonly string[];
  /** Before and after a run. */
  readonly bests: StormBests | null;
  /** Null: not in a race. */
  readonly standing: StormStanding | null;
  /** After a run: its mistakes in order. */
  readonly missed: readonly StormAnswer[];
}

/** No run with that id, or another user's. */
export interface StormFault {
  readonly code: 'no-such-run';
}

export type Joined = 'joined' | 'known' | 'full' | 'closed';

/** Storage of races; their runs are Storm's. */
export interface RaceStore extends ContestStore<Race> {
  /** A race with its opener's run. `exists`: the channel has an open one. */
  open(race: Race, run: StormRun): Promise<'opened' | 'exists'>;
  runs(id: RaceId): Promise<readonly StormRun[]>;
  /** Adds a run to its race before the start. `closed`: the race has started or is over. */
  join(run: StormRun, most: number): Promise<Joined>;
  /** Removes a run before the start. */
  leave(id: RaceId, user: UserId): Promise<boolean>;
  /** Starts the race and its runs, once. */
  start(id: RaceId, at: number, clockCredit: number): Promise<boolean>;
  /** After downtime: stores the clock's new credit, and adds the difference to the runs under way at `since`; null: to none. */
  stand(race: Race, clockCredit: number, since: number | null): Promise<void>;
}

/** A race in public. */
export interface RaceView {
  readonly race: Race;
  readonly phase: ContestPhase;
  /** By place; before the start in the order of joining. */
  readonly racers: readonly PlacedRacer[];
  /** When the last run ends if nobody makes too many mistakes; null: the race is not under way. */
  readonly deadline: number | null;
  /** Its games. */
  readonly games: readonly string[];
}

export interface RaceFault {
  readonly code:
    | 'no-such-race'
    | 'race-closed'
    | 'race-full'
    | 'race-not-yours'
    | 'race-too-few'
    | 'race-not-in';
}

export interface StormDeps {
  readonly store: StormStore;
  readonly races: RaceStore;
  /** Makes the questions, off the main thread. */
  readonly maker: Pick<QuestionMaker, 'generate'>;
  /** Ids of the possible games. */
  readonly games: readonly string[];
  /** Users listed on a server's leaderboards. */
  readonly listed: (guild: string) => Promise<readonly UserId[]>;
  readonly downtime: Downtime;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
}

/** A run with its next question. */
export interface Next {
  readonly run: StormRun;
  readonly question: Question;
}

export interface StormRoom extends StormDeps {
  readonly deck: Deck;
  /** Runs waiting for a question, by id and number. */
  readonly waits: Map<string, Promise<Next>>;
}

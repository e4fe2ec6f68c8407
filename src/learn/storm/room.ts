import type { Downtime } from '../../kernel/downtime.ts';
import type { Clock, Ids } from '../../kernel/ports.ts';
import type { Timers } from '../../kernel/timers.ts';
import type { UserId } from '../../people/model/user.ts';
import type { QuestionMaker } from '../class/question-maker.ts';
import type { Question } from '../model/question.ts';
import type { StormRun } from '../model/storm.ts';
import type { Deck } from './deck.ts';
import type { StormStore } from './ports.ts';
import type { RaceStore } from './race-ports.ts';

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

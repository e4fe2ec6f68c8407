import type { SealedGame } from '../engine/core/spot.ts';
import type { Lexicon } from '../games/line.ts';
import type { ArchiveStore } from './class/archive.ts';
import type { BankStore, RowVerifier } from './class/bank-ports.ts';
import type { ClassStore } from './class/ports.ts';
import type { QuestionMaker } from './class/question-maker.ts';
import type { DefinitionStore } from './defining.ts';
import type { DeepInquiries } from './inquiries.ts';
import type { LearnStore } from './learn/learning.ts';
import type {
  Clock,
  DeepSolver,
  Ids,
  MatchStore,
  PrivacyStore,
  RecordStore,
  SettingsStore,
} from './needs.ts';
import type { FeedStore, PracticeStore } from './practice/ports.ts';
import type { Patience } from './quickly.ts';
import type { Explainer } from './quiz/explaining.ts';
import type { DeepThinker } from './thinking.ts';
import type { Timers } from './timers.ts';

/** Everything that is kept. */
export interface Stores {
  readonly matches: MatchStore;
  readonly settings: SettingsStore;
  readonly records: RecordStore;
  readonly privacy: PrivacyStore;
  readonly definitions: DefinitionStore;
  readonly classes: ClassStore;
  readonly learning: LearnStore;
  readonly practice: PracticeStore;
  readonly feeds: FeedStore;
  readonly bank: BankStore;
  readonly archive: ArchiveStore;
}

/** Everything that the use cases stand on. */
export interface Deps extends Stores {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
  readonly solver: DeepSolver;
  /** How long anything may take on the thread that answers clicks. Absent: as long as its counted work allows. */
  readonly patience?: Patience;
  /** Absent: what is thought about games and their reviews is thought at once, in this thread. */
  readonly thinker?: DeepThinker;
  /** Receives an explanation that failed its check and was withheld. */
  readonly faulty?: (fault: { readonly line: string; readonly fault: string }) => void;
  /** Absent: tables and claims are answered at once, as far as that goes. */
  readonly inquiries?: DeepInquiries;
  /** Absent: questions are made at once, in this thread. */
  readonly questions?: QuestionMaker;
  /** Absent: answers to questions are explained at once, in this thread. */
  readonly explainer?: Explainer;
  /** Absent: a teacher's own positions are judged at once. */
  readonly rows?: RowVerifier;
  readonly games: Readonly<Record<string, SealedGame>>;
  /** Names of games and words in every language. */
  readonly lexicon: Lexicon;
}

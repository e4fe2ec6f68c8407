import type { SealedGame } from '../engine/core/spot.ts';
import type { Lexicon } from '../games/line.ts';
import type { DeepInquiries } from '../inquire/inquiries.ts';
import type { DeepSolver } from '../inquire/ports.ts';
import type { Clock, Ids, SettingsStore } from '../kernel/ports.ts';
import type { Patience } from '../kernel/quickly.ts';
import type { Shards } from '../kernel/shard.ts';
import type { Timers } from '../kernel/timers.ts';
import type { BankStore, RowVerifier } from '../learn/class/bank-ports.ts';
import type { ArchiveStore, ClassEventStore, ClassStore } from '../learn/class/ports.ts';
import type { QuestionMaker } from '../learn/class/question-maker.ts';
import type { DailyStore } from '../learn/daily/ports.ts';
import type { LearnStore } from '../learn/lessons/learning.ts';
import type { LessonHomeworkStore } from '../learn/lessons/lesson-homework.ts';
import type { FeedStore, PracticeStore } from '../learn/practice/ports.ts';
import type { Explainer } from '../learn/questions/explaining.ts';
import type { QuestionEngine } from '../learn/questions/index.ts';
import type { RaceStore, StormStore } from '../learn/storm/ports.ts';
import type { PrivacyStore } from '../people/privacy.ts';
import type { ActivityStore } from '../people/progress.ts';
import type { RecordStore } from '../people/records.ts';
import type { ArenaStore } from '../play/arena/ports.ts';
import type { DefinitionStore } from '../play/defining.ts';
import type { MatchStore } from '../play/ports.ts';
import type { DeepThinker } from '../play/thinking.ts';

export interface Stores {
  readonly matches: MatchStore;
  readonly settings: SettingsStore;
  readonly records: RecordStore;
  readonly progress: ActivityStore;
  readonly privacy: PrivacyStore;
  readonly definitions: DefinitionStore;
  readonly classes: ClassStore;
  readonly daily: DailyStore;
  readonly learning: LearnStore;
  readonly lessonHomework: LessonHomeworkStore;
  readonly practice: PracticeStore;
  readonly feeds: FeedStore;
  readonly storm: StormStore;
  readonly races: RaceStore;
  readonly arenas: ArenaStore;
  readonly bank: BankStore;
  readonly archive: ArchiveStore;
  readonly events: ClassEventStore;
}

export interface AppDeps extends Stores {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
  /** Absent: this process serves all servers. */
  readonly shards?: Shards;
  readonly solver: DeepSolver;
  /** Time limit of work on the thread that serves clicks. Absent: limited by counted work only. */
  readonly patience?: Patience;
  /** Absent: bot moves and reviews are computed on this thread. */
  readonly thinker?: DeepThinker;
  /** Receives an explanation that failed its check and was withheld. */
  readonly faulty?: (fault: { readonly line: string; readonly fault: string }) => void;
  /** Absent: tables and claims are answered at once, as far as that is possible. */
  readonly inquiries?: DeepInquiries;
  /** Absent: an engine of this app. It caches pools of small positions, which apps with the same games may share. */
  readonly engine?: QuestionEngine;
  /** Absent: questions are made on this thread. */
  readonly questions?: QuestionMaker;
  /** Absent: answers are explained on this thread. */
  readonly explainer?: Explainer;
  /** Absent: a teacher's positions are solved at once. */
  readonly rows?: RowVerifier;
  readonly games: Readonly<Record<string, SealedGame>>;
  /** Names of games and words in every language. */
  readonly lexicon: Lexicon;
}

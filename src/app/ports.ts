import type { Analyses } from '../inquire/analyses.ts';
import type { Inquiries } from '../inquire/inquiries.ts';
import type { Bank } from '../learn/class/bank.ts';
import type { Classes } from '../learn/class/classes.ts';
import type { ClassEventStore } from '../learn/class/ports.ts';
import type { Daily } from '../learn/daily/daily.ts';
import type { Learning } from '../learn/lessons/learning.ts';
import type { LessonHomeworks } from '../learn/lessons/lesson-homework.ts';
import type { Practice } from '../learn/practice/practice.ts';
import type { Explainer } from '../learn/questions/explaining.ts';
import type { Storm } from '../learn/storm/storm.ts';
import type { Privacy } from '../people/privacy.ts';
import type { Progresses } from '../people/progress.ts';
import type { Records } from '../people/records.ts';
import type { Retention } from '../people/retention.ts';
import type { Settings } from '../people/settings.ts';
import type { Matches, Reviews } from '../play/api.ts';
import type { Arenas } from '../play/arena/arenas.ts';
import type { Definitions } from '../play/definitions.ts';
import type { Housekeeping } from '../play/housekeeping.ts';

/** Use cases that a user interface may call. */
export interface App {
  readonly matches: Matches;
  readonly reviews: Reviews;
  readonly housekeeping: Housekeeping;
  readonly retention: Retention;
  readonly analyses: Analyses;
  readonly inquiries: Inquiries;
  readonly settings: Settings;
  readonly records: Records;
  readonly progress: Progresses;
  readonly privacy: Privacy;
  readonly definitions: Definitions;
  readonly classes: Classes;
  readonly daily: Daily;
  readonly learning: Learning;
  readonly lessonHomework: LessonHomeworks;
  readonly practice: Practice;
  readonly storm: Storm;
  readonly arenas: Arenas;
  readonly bank: Bank;
  readonly events: ClassEventStore;
  /** Explains answers to questions, and what is wrong with other answers. */
  readonly explain: Explainer;
}

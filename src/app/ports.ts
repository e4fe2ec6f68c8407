/** The use cases, for surfaces and adapters. The use cases themselves import type { Classes } from './class/classes.ts';
import type { Classes } from './class/classes.ts';
import from where a type stands. */
import type { Analyses, Housekeeping, Matches, Reviews } from './api.ts';
import type { Archive } from './class/archive.ts';
import type { Bank } from './class/bank-ports.ts';
import type { Classes } from './class/classes.ts';
import type { Rosters } from './class/roster.ts';
import type { Definitions } from './defining.ts';
import type { Inquiries } from './inquiries.ts';
import type { Learning } from './learn/learning.ts';
import type { Privacy, Records, Settings } from './people.ts';
import type { Practice } from './practice/practice.ts';
import type { Explainer } from './quiz/explaining.ts';

export type * from './answers.ts';
export type * from './api.ts';
export type * from './deps.ts';
export type * from './faults.ts';
export type * from './needs.ts';
export type * from './people.ts';

/** Everything a surface may call. */
export interface App {
  readonly matches: Matches;
  readonly reviews: Reviews;
  readonly housekeeping: Housekeeping;
  readonly analyses: Analyses;
  readonly inquiries: Inquiries;
  readonly settings: Settings;
  readonly records: Records;
  readonly privacy: Privacy;
  readonly definitions: Definitions;
  readonly classes: Classes;
  readonly learning: Learning;
  readonly practice: Practice;
  readonly bank: Bank;
  readonly rosters: Rosters;
  readonly archive: Archive;
  /** The answers to questions in words, and what is wrong with others. */
  readonly explain: Explainer;
}

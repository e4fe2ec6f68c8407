import type { Result } from '../engine/core/result.ts';
import type { Level } from '../engine/explain/step.ts';
import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { AnalysisView } from '../inquire/model/analysis.ts';

/** Input of a worker: the position as its line, its only text form, or as the text of a file. */
export interface AnalysisJob {
  /** Canonical; for a file, the line typed with it. */
  readonly line: string;
  readonly text?: string;
  readonly level: Level;
  /** Options searched in one search. */
  readonly bound: number;
  /** Limit of winning moves listed. */
  readonly moves: number;
  readonly certificate?: boolean;
}

export interface AnalysisAnswer {
  readonly view: Result<AnalysisView>;
  /** Octal games whose period this thread has proved since its last answer. */
  readonly proved: readonly OctalRecord[];
  /** Codes of stored records that turned out to be wrong. */
  readonly refused: readonly string[];
}

import type { Result } from '../engine/core/result.ts';
import type { Level } from '../engine/explain/step.ts';
import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { AnalysisView } from '../inquire/model/analysis.ts';

/** What crosses to a worker: the position travels as its line, the one text form, or as the text of a file. */
export interface AnalysisJob {
  /** Canonical; of a file, what was typed beside it. */
  readonly line: string;
  /** The text of a file, as it was read. */
  readonly text?: string;
  readonly level: Level;
  /** Options looked at in one search. */
  readonly bound: number;
  /** Winning moves listed. */
  readonly moves: number;
  /** Whether the answer is to be certified, too. */
  readonly certificate?: boolean;
}

/** What comes back. */
export interface AnalysisAnswer {
  readonly view: Result<AnalysisView>;
  /** Octal games whose period this thread has proved since its last answer. */
  readonly proved: readonly OctalRecord[];
  /** Codes of kept records that turned out to be wrong. */
  readonly refused: readonly string[];
}

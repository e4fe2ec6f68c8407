import type { Level } from '../engine/explain/step.ts';

/** What crosses to a worker: the position travels as its line, the one text form. */
export interface AnalysisJob {
  /** Canonical. */
  readonly line: string;
  readonly level: Level;
  /** Options looked at in one search. */
  readonly bound: number;
  /** Winning moves listed. */
  readonly moves: number;
}

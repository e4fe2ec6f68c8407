import type { Result } from '../engine/core/result.ts';
import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { AnalysisView, AnalysisWish } from './model/analysis.ts';

/** Certified values of octal games: only a cache. */
export interface OctalStore {
  /** Loads the undamaged ones; drops the others and returns their codes. */
  load(): Promise<{ readonly records: readonly OctalRecord[]; readonly dropped: readonly string[] }>;
  save(record: OctalRecord): Promise<void>;
  drop(code: string): Promise<void>;
}

/** Analyses off the main thread. */
export interface DeepSolver {
  /** The line must parse. Null where it took too long. */
  analyse(line: string, wish: AnalysisWish): Promise<AnalysisView | null>;
  /** Analyses the position in a file's text; `head` was typed beside it. Long lines come back shortened (see `briefView`). */
  analyseFile(head: string, text: string, wish: AnalysisWish): Promise<Result<AnalysisView> | null>;
}

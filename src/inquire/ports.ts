import type { Result } from '../engine/core/result.ts';
import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { AnalysisView, AnalysisWish } from './model/analysis.ts';

/** Certified values of octal games: a cache, never the truth. */
export interface OctalStore {
  /** Those that are sound as bytes; the others are dropped, and their codes told. */
  load(): Promise<{ readonly records: readonly OctalRecord[]; readonly dropped: readonly string[] }>;
  save(record: OctalRecord): Promise<void>;
  drop(code: string): Promise<void>;
}

/** Analysis away from the thread that answers clicks. */
export interface DeepSolver {
  /** The line must parse. Rejects when aborted; null where it was given up because it took too long. */
  analyse(line: string, wish: AnalysisWish, signal?: AbortSignal): Promise<AnalysisView | null>;
  /** The position in the text of a file; `head` was typed beside it. Long lines come back shortened (see `briefView`). */
  analyseFile(
    head: string,
    text: string,
    wish: AnalysisWish,
    signal?: AbortSignal,
  ): Promise<Result<AnalysisView> | null>;
}

import type { Result } from '../engine/core/result.ts';
import type { OctalRecord } from '../engine/maths/octal-book.ts';
import type { AnalysisView, AnalysisWish } from '../inquire/model/analysis.ts';
import type { DeepSolver } from '../inquire/ports.ts';
import { TookTooLong } from '../kernel/asker.ts';
import type { JobQueue } from '../kernel/jobs.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { elsewhere } from './elsewhere.ts';
import type { AnalysisAnswer, AnalysisJob } from './job.ts';
import type { OctalCache } from './octal-cache.ts';
import { jobShares, MAX_USER_JOBS, type Shares } from './shares.ts';
import { type ThreadOptions, Threads, type Use } from './thread.ts';

export interface PoolOptions extends ThreadOptions {
  /** Options searched in one search: some hundred thousand a second. Default 1,000,000. */
  readonly bound?: number;
  /** Stored values of octal games; without it every thread computes its own. */
  readonly octal?: Pick<OctalCache, 'records' | 'proved' | 'refused'>;
  /** Counts the long jobs of each user; shared with other pools. */
  readonly shares?: Shares;
}

/** Result of a job: null if it took too long. */
type AnalysisResult = Result<AnalysisView> | null;

type RunJob<T> = (job: AnalysisJob, signal?: AbortSignal) => Promise<T>;

const DEFAULT_BOUND_OPTIONS = 1_000_000;
/** A job ends by itself after ten seconds (see `analyse.ts`); a thread stuck in a single step is ended. */
const ANALYSIS: Use = { pool: 'analyses', timeoutMs: 12_000, idleMs: 30_000, niceness: 10 };
/** Divisor of the bound for a new search after running out of memory. */
const BOUND_DIVISOR = 8;
/** Limit of tries of a job that runs out of memory, for its total time. */
const MAX_TRIES = 3;

/** Analyses in their own threads, so that no click waits for a search. */
export class WorkerPool implements DeepSolver {
  readonly #threads: Threads<AnalysisJob, AnalysisAnswer>;
  readonly #bound: number;
  readonly #octal: PoolOptions['octal'];
  readonly #shares: Shares;
  readonly #queue: JobQueue | null;
  /** Later threads start with what earlier ones found. */
  readonly #records: OctalRecord[];

  constructor(options: PoolOptions = {}) {
    this.#bound = options.bound ?? DEFAULT_BOUND_OPTIONS;
    this.#octal = options.octal;
    this.#shares = options.shares ?? jobShares();
    this.#queue = options.queue ?? null;
    this.#records = [...(options.octal?.records ?? [])];
    this.#threads = new Threads(
      new URL('./analyse.ts', import.meta.url),
      { ...ANALYSIS, data: this.#records },
      { ...options, queue: null },
    );
  }

  async analyse(line: string, wish: AnalysisWish): Promise<AnalysisView | null> {
    const view = await this.#long({ line, ...wish, bound: this.#bound });
    if (view === null || view.ok) return view?.value ?? null;
    throw new Error(`a worker was sent a line that does not parse: ${view.error.code}`);
  }

  analyseFile(head: string, text: string, wish: AnalysisWish): Promise<AnalysisResult> {
    return this.#long({ line: head, text, ...wish, bound: this.#bound });
  }

  /**
   * Runs a job on the threads of this process, within a smaller bound if its own does not fit into memory. Rejects with an
   * `AbortError` when aborted, which ends the search at once.
   */
  readonly answer: RunJob<AnalysisResult> = withinMemory((job, signal) =>
    this.#answer(job, signal).catch(nullIfTooLong),
  );

  load(): PoolLoad {
    return this.#threads.load();
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  async #answer(job: AnalysisJob, signal?: AbortSignal): Promise<Result<AnalysisView>> {
    const { view, proved, refused } = await this.#threads.here(job, signal);
    for (const code of refused) {
      this.#forget(code);
      this.#octal?.refused(code);
    }
    for (const record of proved) {
      this.#forget(record.code);
      this.#records.push(record);
      this.#octal?.proved(record);
    }
    return view;
  }

  #forget(code: string): void {
    const at = this.#records.findIndex((record) => record.code === code);
    if (at >= 0) this.#records.splice(at, 1);
  }

  /** Runs a job, in another process if one is available. */
  #long(job: AnalysisJob): Promise<AnalysisResult> {
    const order = {
      pool: ANALYSIS.pool,
      job,
      most: MAX_USER_JOBS,
      withinMs: MAX_TRIES * ANALYSIS.timeoutMs,
    };
    return this.#shares.run(
      () =>
        elsewhere(this.#queue, order, () => this.answer(job)).catch(nullIfTooLong) as Promise<AnalysisResult>,
    );
  }
}

const nullIfTooLong = (error: unknown): null => {
  if (error instanceof TookTooLong) return null;
  throw error;
};

/** Runs a job again with a smaller bound if the thread ran out of memory: the answer names its bound. */
export const withinMemory = <T>(run: RunJob<T>): RunJob<T> => {
  const attempt: RunJob<T> = async (job, signal) => {
    try {
      return await run(job, signal);
    } catch (error) {
      if (!isOutOfMemory(error) || job.bound < BOUND_DIVISOR) throw error;
      return attempt({ ...job, bound: Math.floor(job.bound / BOUND_DIVISOR) }, signal);
    }
  };
  return attempt;
};

/** Whether a thread, not the process, hit its heap limit. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

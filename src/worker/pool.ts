import { Piscina } from 'piscina';
import type { Result } from '../engine/core/result.ts';
import type { AnalysisView } from '../inquire/model/analysis.ts';
import type { DeepSolver } from '../inquire/ports.ts';
import { TookTooLong } from '../kernel/asker.ts';
import type { JobQueue } from '../kernel/jobs.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { threadOf } from '../picture/thread-flags.ts';
import { elsewhere } from './elsewhere.ts';
import type { AnalysisAnswer, AnalysisJob } from './job.ts';
import type { OctalCache } from './octal-cache.ts';
import { jobShares, MAX_USER_JOBS, type Shares } from './shares.ts';
import { awake } from './thread.ts';
import { turnQueue } from './turn-queue.ts';

export interface PoolOptions {
  /** Threads; each takes a core and some tens of megabytes while it works. Default 1. */
  readonly threads?: number;
  /** Options searched in one search: some hundred thousand a second. Default 1,000,000. */
  readonly bound?: number;
  /** Memory limit of one thread, in megabytes. Default 512: ten times the observed use with the default bound. */
  readonly megabytes?: number;
  /** Called when a thread died without a job. */
  readonly report?: (error: unknown) => void;
  /** Stored values of octal games; without it every thread computes its own. */
  readonly octal?: OctalCache;
  /** Counts the long jobs of each user; shared with other pools. */
  readonly shares?: Shares;
  /** Milliseconds until a thread is ended that has not finished its job. Default 12 s. */
  readonly timeoutMs?: number;
  /** Other processes, which do the jobs while available. */
  readonly queue?: JobQueue | null;
}

/** Result of a job: null if it took too long. */
type Answered = Result<AnalysisView> | null;

export interface WorkerPool extends DeepSolver {
  /** Runs a job on the threads of this process. */
  readonly answer: Run<Answered>;
  /**
   * Runs a job, within a smaller bound if its own does not fit into memory. Rejects with an `AbortError` when aborted, which ends
   * the search at once.
   */
  readonly run: Run<AnalysisView | null>;
  readonly load: () => PoolLoad;
  close(): Promise<void>;
}

const DEFAULT_BOUND_OPTIONS = 1_000_000;
const DEFAULT_MEGABYTES = 512;
/** A job ends by itself after ten seconds (see `analyse.ts`); a thread stuck in a single step is ended. */
const DEFAULT_TIMEOUT_MS = 12_000;
/** Divisor of the bound for a new search after running out of memory. */
const BOUND_DIVISOR = 8;
/** Limit of tries of a job that runs out of memory, for its total time. */
const MAX_TRIES = 3;
/** Time without work until a thread is ended. */
const IDLE_MS = 30_000;

/** Analyses in their own threads, so that no click waits for a search. Threads start with the first job. */
export const workerPool = ({
  threads = 1,
  bound = DEFAULT_BOUND_OPTIONS,
  megabytes = DEFAULT_MEGABYTES,
  report = () => undefined,
  octal,
  shares = jobShares(),
  timeoutMs = DEFAULT_TIMEOUT_MS,
  queue = null,
}: PoolOptions = {}): WorkerPool => {
  /** Later threads start with what earlier ones found. */
  const records = [...(octal?.records ?? [])];
  const pool = new Piscina<AnalysisJob | null, AnalysisAnswer | null>({
    ...threadOf(new URL('./analyse.ts', import.meta.url), 10),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    workerData: records,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // A thread that dies between two jobs is replaced by the next job; without a listener it would end the process.
  pool.on('error', report);
  const turns = turnQueue(threads);
  const forget = (code: string): void => {
    const at = records.findIndex((record) => record.code === code);
    if (at >= 0) records.splice(at, 1);
  };
  const answer = withinMemory(async (job: AnalysisJob, signal?: AbortSignal): Promise<Answered> => {
    const done = await turns.take(async () => {
      await awake(pool, threads);
      return timed((either) => pool.run(job, { signal: either }), timeoutMs, signal);
    }, signal);
    if (done === null) return null;
    const { view, proved, refused } = done;
    for (const code of refused) {
      forget(code);
      octal?.refused(code);
    }
    for (const record of proved) {
      forget(record.code);
      records.push(record);
      octal?.proved(record);
    }
    return view;
  });
  const long = (job: AnalysisJob, signal?: AbortSignal): Promise<Answered> => {
    const order = { pool: 'analyses', job, most: MAX_USER_JOBS, withinMs: MAX_TRIES * timeoutMs } as const;
    const done = (): Promise<unknown> =>
      elsewhere(queue, order, () => answer(job, signal), signal).catch((error: unknown) => {
        if (error instanceof TookTooLong) return null;
        throw error;
      });
    return shares.run(done) as Promise<Answered>;
  };
  return {
    answer,
    run: async (job, signal) => sound(await answer(job, signal)),
    analyse: async (line, wish, signal) => sound(await long({ line, ...wish, bound }, signal)),
    analyseFile: (head, text, wish, signal) => long({ line: head, text, ...wish, bound }, signal),
    load: () => ({ threads: pool.threads.length, waiting: turns.waiting(), done: pool.completed }),
    close: () => {
      turns.close();
      return pool.destroy();
    },
  };
};

const sound = (view: Answered): AnalysisView | null => {
  if (view === null || view.ok) return view?.value ?? null;
  throw new Error(`a worker was sent a line that does not parse: ${view.error.code}`);
};

/** Result of `run`; aborts it after `most` milliseconds and returns null. */
const timed = async <T>(
  run: (signal: AbortSignal) => Promise<T>,
  most: number,
  signal: AbortSignal | undefined,
): Promise<T | null> => {
  const late = AbortSignal.timeout(most);
  try {
    return await run(signal === undefined ? late : AbortSignal.any([late, signal]));
  } catch (error) {
    if (late.aborted && signal?.aborted !== true) return null;
    throw error;
  }
};

type Run<T> = (job: AnalysisJob, signal?: AbortSignal) => Promise<T>;

/** Runs a job again with a smaller bound if the thread ran out of memory: the answer names its bound. */
export const withinMemory = <T>(run: Run<T>): Run<T> => {
  const attempt: Run<T> = async (job, signal) => {
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

import { Piscina } from 'piscina';
import { TookTooLong } from '../kernel/asker.ts';
import type { JobQueue, PoolName } from '../kernel/jobs.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { type Niceness, threadOf } from '../picture/thread-flags.ts';
import { elsewhere } from './elsewhere.ts';
import { turnQueue } from './turn-queue.ts';

/** Use of a thread: time limit of a job and idle time until it is ended, in milliseconds, and its priority. */
export interface Use {
  readonly pool: PoolName;
  readonly timeoutMs: number;
  readonly idleMs: number;
  readonly niceness: Niceness;
}

export interface ThreadOptions {
  /** Default 1. */
  readonly threads?: number;
  /** Called when a thread died without a job; the next job gets a new one. */
  readonly report?: (error: unknown) => void;
  /** Other processes, which do the jobs while available. */
  readonly queue?: JobQueue | null;
}

/** Threads that run jobs one after another. */
export interface Thread<Job> {
  /**
   * Rejects with `TookTooLong` if the job takes too long, which ends the job and its thread; also rejects when aborted. `most`:
   * limit of a user's jobs of this kind, over all processes.
   */
  readonly run: (
    job: Job,
    options?: { readonly most?: number; readonly signal?: AbortSignal },
  ) => Promise<unknown>;
  readonly load: () => PoolLoad;
  readonly close: () => Promise<void>;
}

/** Waits for a thread to start by an empty job, since its start does not count towards a job's time. */
export const awake = async <Job>(pool: Piscina<Job | null, unknown>, threads: number): Promise<void> => {
  if (pool.threads.length < threads) await pool.run(null);
};

const MAX_MEGABYTES = 512;

/** Threads that run `file`, which does a job (null: nothing). They start with the first job. */
export const threadFor = <Job>(
  file: URL,
  { pool: name, timeoutMs: withinMs, idleMs, niceness }: Use,
  { threads = 1, report = () => undefined, queue = null }: ThreadOptions = {},
): Thread<Job> => {
  const pool = new Piscina<Job | null, unknown>({
    ...threadOf(file, niceness),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  // Without a listener a dying thread would end the process.
  pool.on('error', report);
  const turns = turnQueue(threads);
  const here = (job: Job, signal?: AbortSignal): Promise<unknown> =>
    // Waiting for others does not count towards a job's time either.
    turns.take(async () => {
      await awake(pool, threads);
      const late = AbortSignal.timeout(withinMs);
      const either = signal === undefined ? late : AbortSignal.any([late, signal]);
      return pool.run(job, { signal: either }).catch((error: unknown) => {
        throw late.aborted ? new TookTooLong(`no answer within ${withinMs} ms`, { cause: error }) : error;
      });
    }, signal);
  return {
    run: (job, { most = null, signal } = {}) =>
      elsewhere(queue, { pool: name, job, most, withinMs }, () => here(job, signal), signal),
    load: () => ({ threads: pool.threads.length, waiting: turns.waiting(), done: pool.completed }),
    close: () => {
      turns.close();
      return pool.destroy();
    },
  };
};

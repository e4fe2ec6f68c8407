import { Piscina } from 'piscina';
import { TookTooLong } from '../kernel/asker.ts';
import type { JobQueue, PoolName } from '../kernel/jobs.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { type Niceness, threadOf } from '../picture/thread-flags.ts';
import { elsewhere } from './elsewhere.ts';
import { inTurn } from './in-turn.ts';

/** What a thread is for: how long a job may take, and how long it is kept with nothing to do, in milliseconds; who goes first. */
export interface Use {
  readonly pool: PoolName;
  readonly most: number;
  readonly idle: number;
  readonly niceness: Niceness;
}

/** How threads are had. */
export interface ThreadOptions {
  /** Default 1. */
  readonly threads?: number;
  /** Is told of a thread that died while it had no job; the next job has a new one. */
  readonly report?: (error: unknown) => void;
  /** Other processes, which do the jobs as long as there are any. */
  readonly queue?: JobQueue | null;
}

/** Threads that take one job after another, and their end. */
export interface Thread<Job> {
  /**
   * Rejects with `TookTooLong` where the job takes too long: it is given up, and the thread with it; and when aborted. `most`: jobs of
   * this sort that a user may have at once, in all processes.
   */
  readonly run: (
    job: Job,
    options?: { readonly most?: number; readonly signal?: AbortSignal },
  ) => Promise<unknown>;
  readonly load: () => PoolLoad;
  readonly close: () => Promise<void>;
}

/** A job of no work, by which a thread is awaited: its start is no part of the time that a job may take. */
export const awake = async <Job>(pool: Piscina<Job | null, unknown>, threads: number): Promise<void> => {
  if (pool.threads.length < threads) await pool.run(null);
};

/** Most memory of such a thread. */
const MEGABYTES = 512;

/** Threads that run `file`, which does a job (null: nothing), and start with their first one. */
export const threadFor = <Job>(
  file: URL,
  { pool: name, most: withinMs, idle, niceness }: Use,
  { threads = 1, report = () => undefined, queue = null }: ThreadOptions = {},
): Thread<Job> => {
  const pool = new Piscina<Job | null, unknown>({
    ...threadOf(file, niceness),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idle,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // Without a listener such an end would end the process.
  pool.on('error', report);
  const turns = inTurn(threads);
  const here = (job: Job, signal?: AbortSignal): Promise<unknown> =>
    // Nor is waiting for others.
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

import { Piscina } from 'piscina';
import { TookTooLong } from '../kernel/asker.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { type Niceness, threadOf } from '../picture/thread-flags.ts';
import { inTurn } from './in-turn.ts';

/** What a thread is for: how long a job may take, and how long it is kept with nothing to do, in milliseconds; who goes first. */
export interface Use {
  readonly most: number;
  readonly idle: number;
  readonly niceness: Niceness;
}

/** A thread that takes one job after another, and its end. */
export interface Thread<Job> {
  /** Rejects with `TookTooLong` where the job takes too long: it is given up, and the thread with it. */
  readonly run: (job: Job) => Promise<unknown>;
  readonly load: () => PoolLoad;
  readonly close: () => Promise<void>;
}

/** A job of no work, by which a thread is awaited: its start is no part of the time that a job may take. */
export const awake = async <Job>(pool: Piscina<Job | null, unknown>): Promise<void> => {
  if (pool.threads.length === 0) await pool.run(null);
};

/** Most memory of such a thread. */
const MEGABYTES = 512;

/**
 * A thread that runs `file`, which does a job (null: nothing), and starts with its first one. `report` is told of a thread that died
 * while it had no job; the next job has a new one.
 */
export const threadFor = <Job>(
  file: URL,
  { most, idle, niceness }: Use,
  report: (error: unknown) => void,
): Thread<Job> => {
  const pool = new Piscina<Job | null, unknown>({
    ...threadOf(file, niceness),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // Without a listener such an end would end the process.
  pool.on('error', report);
  const turns = inTurn(1);
  return {
    // Nor is waiting for others.
    run: (job) =>
      turns.take(async () => {
        await awake(pool);
        const signal = AbortSignal.timeout(most);
        return pool.run(job, { signal }).catch((error: unknown) => {
          throw signal.aborted ? new TookTooLong(`no answer within ${most} ms`, { cause: error }) : error;
        });
      }),
    load: () => ({ threads: pool.threads.length, waiting: turns.waiting(), done: pool.completed }),
    close: () => {
      turns.close();
      return pool.destroy();
    },
  };
};

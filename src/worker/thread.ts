import { Piscina } from 'piscina';
import { TookTooLong } from '../kernel/asker.ts';
import type { JobQueue, PoolName } from '../kernel/jobs.ts';
import type { PoolLoad } from '../kernel/monitor.ts';
import { type Niceness, threadOf } from '../picture/thread-flags.ts';
import { elsewhere } from './elsewhere.ts';
import { TurnQueue } from './turn-queue.ts';

/** Of each thread: ten times the observed use. */
const MAX_MEGABYTES = 512;

/** Use of threads. */
export interface Use {
  readonly pool: PoolName;
  /** Time limit of a job. */
  readonly timeoutMs: number;
  /** Time without work until a thread is ended. */
  readonly idleMs: number;
  readonly niceness: Niceness;
  /** What a thread has from its start (`workerData`). */
  readonly data?: unknown;
}

export interface ThreadOptions {
  /** Default 1. */
  readonly threads?: number;
  /** Called when a thread died without a job; the next job gets a new one. */
  readonly report?: (error: unknown) => void;
  /** Other processes, which do the jobs while available. */
  readonly queue?: JobQueue | null;
}

/** Threads that run `file`, which does a job (null: nothing), one job after another. They start with the first job. */
export class Threads<Job, Answer = unknown> {
  readonly #use: Use;
  readonly #threads: number;
  readonly #queue: JobQueue | null;
  readonly #pool: Piscina<Job | null, Answer>;
  readonly #turns: TurnQueue;

  constructor(
    file: URL,
    use: Use,
    { threads = 1, report = () => undefined, queue = null }: ThreadOptions = {},
  ) {
    this.#use = use;
    this.#threads = threads;
    this.#queue = queue;
    this.#pool = new Piscina({
      ...threadOf(file, use.niceness),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: use.idleMs,
      workerData: use.data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    // Without a listener a dying thread would end the process.
    this.#pool.on('error', report);
    this.#turns = new TurnQueue(threads);
  }

  /**
   * Runs a job, in another process if one is available. `most`: limit of a user's jobs of this kind, over all processes. Rejects
   * as `here` does.
   */
  run(
    job: Job,
    { most = null, signal }: { readonly most?: number | null; readonly signal?: AbortSignal } = {},
  ): Promise<unknown> {
    const { pool, timeoutMs } = this.#use;
    const order = { pool, job, most, withinMs: timeoutMs };
    return elsewhere(this.#queue, order, () => this.here(job, signal), signal);
  }

  /**
   * Runs a job in this process. Rejects with `TookTooLong` if it takes too long, which ends the job and its thread; also rejects
   * when aborted.
   */
  here(job: Job, signal?: AbortSignal): Promise<Answer> {
    // Waiting for others does not count towards a job's time, nor does the start of a thread, which an empty job waits for.
    return this.#turns.take(async () => {
      if (this.#pool.threads.length < this.#threads) await this.#pool.run(null);
      const { timeoutMs } = this.#use;
      const late = AbortSignal.timeout(timeoutMs);
      const either = signal === undefined ? late : AbortSignal.any([late, signal]);
      return this.#pool.run(job, { signal: either }).catch((error: unknown) => {
        if (!late.aborted || signal?.aborted === true) throw error;
        throw new TookTooLong(`no answer within ${timeoutMs} ms`, { cause: error });
      });
    }, signal);
  }

  load(): PoolLoad {
    const { threads, completed } = this.#pool;
    return { threads: threads.length, waiting: this.#turns.waiting, done: completed };
  }

  close(): Promise<void> {
    this.#turns.close();
    return this.#pool.destroy();
  }
}

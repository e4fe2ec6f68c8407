import type { Asker } from './asker.ts';

/** Kinds of jobs; each has its own threads. */
export type PoolName = 'analyses' | 'tables' | 'quizzes' | 'questions';

/** Job for another process. */
export interface JobOrder {
  readonly pool: PoolName;
  /** Plain data (see `packed.ts`). */
  readonly job: unknown;
  readonly asker: Asker | undefined;
  /** Jobs of this kind per user: one runs, the others wait. Null: unlimited. */
  readonly most: number | null;
  /** Milliseconds after which the worker gives up. */
  readonly withinMs: number;
}

/** Thrown if no worker does the job: the asking process must do it. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

/** Queue of jobs for separate worker processes (`npm run worker`). */
export interface JobQueue {
  /** Whether a worker of this version was active a moment ago. */
  readonly isServed: boolean;
  /**
   * Result of the worker. Rejects with an `AbortError` when aborted.
   * @throws NoWorker, TooManyJobs, TookTooLong, and what the job threw
   */
  ask(order: JobOrder, signal?: AbortSignal): Promise<unknown>;
}

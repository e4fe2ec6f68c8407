import type { Asker } from './asker.ts';

/** The kinds of jobs: each has threads of its own. */
export type PoolName = 'analyses' | 'tables' | 'quizzes' | 'questions';

/** A job for a process beside this one. */
export interface JobOrder {
  readonly pool: PoolName;
  /** Plain data (see `packed.ts`). */
  readonly job: unknown;
  readonly asker: Asker | undefined;
  /** Jobs of this sort that a user may have at once: one that runs, the others wait. Null: not counted. */
  readonly most: number | null;
  /** Milliseconds in which a worker ends it, or gives it up. */
  readonly withinMs: number;
}

/** No worker does the job: the asking process has to. */
export class NoWorker extends Error {
  override readonly name = 'NoWorker';
}

/** Jobs that processes of their own do (`npm run worker`). */
export interface JobQueue {
  /** Whether there was a worker of this version just now. */
  readonly isServed: boolean;
  /**
   * What a worker gives. Rejects with an `AbortError` when aborted.
   *
   * @throws NoWorker, TooManyJobs, TookTooLong, and what the job threw
   */
  ask(order: JobOrder, signal?: AbortSignal): Promise<unknown>;
}

import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { inTurn } from './in-turn.ts';

/** What a thread is for: how long a job may take, and how long it is kept with nothing to do, in milliseconds. */
export interface Use {
  readonly most: number;
  readonly idle: number;
}

/** A thread that takes one job after another, and its end. */
export interface Thread<Job> {
  /** Rejects with an `AbortError` where the job takes too long: it is given up, and the thread with it. */
  readonly run: (job: Job) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Most memory of such a thread. */
const MEGABYTES = 512;

/**
 * A thread that runs `file` and starts with its first job. `report` is told of a thread that died
 * while it had no job; the next job has a new one.
 */
export const threadFor = <Job>(
  file: URL,
  { most, idle }: Use,
  report: (error: unknown) => void,
): Thread<Job> => {
  const pool = new Piscina<Job, unknown>({
    filename: fileURLToPath(file),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    // Loads TypeScript in the thread; under tsx the flags are inherited, but a test runner passes on its own.
    execArgv: ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // Without a listener such an end would end the process.
  pool.on('error', report);
  const turns = inTurn(1);
  return {
    // Waiting for others is no part of the time that a job may take.
    run: (job) => turns.take(() => pool.run(job, { signal: AbortSignal.timeout(most) })),
    close: () => {
      turns.close();
      return pool.destroy();
    },
  };
};

import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { AnalysisView, DeepSolver } from '../app/ports.ts';
import type { AnalysisJob } from './job.ts';

export interface PoolOptions {
  /** Threads; each takes a core and some tens of megabytes while it works. Default 1. */
  readonly threads?: number;
  /** Options looked at in one search: about a million a second. Default 2,000,000. */
  readonly bound?: number;
}

export interface WorkerPool extends DeepSolver {
  /** Any job; rejects with an `AbortError` when aborted, which ends the search at once. */
  run(job: AnalysisJob, signal?: AbortSignal): Promise<AnalysisView>;
  close(): Promise<void>;
}

const BOUND = 2_000_000;
/** A thread that had nothing to do for so long is given back, in milliseconds. */
const IDLE = 60_000;

/** Loads TypeScript in the thread; under tsx the flags are inherited, but a test runner passes on its own. */
const TSX = ['--import', 'tsx'];

/** Analyses in threads of their own, so that no click waits for a search. Threads start with the first job. */
export const workerPool = ({ threads = 1, bound = BOUND }: PoolOptions = {}): WorkerPool => {
  const pool = new Piscina<AnalysisJob, AnalysisView>({
    filename: fileURLToPath(new URL('./analyse.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    execArgv: TSX,
  });
  const run = (job: AnalysisJob, signal?: AbortSignal) =>
    pool.run(job, signal === undefined ? {} : { signal });
  return {
    run,
    analyse: (line, wish, signal) => run({ line, ...wish, bound }, signal),
    close: () => pool.destroy(),
  };
};

import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { AnalysisView, DeepSolver } from '../app/ports.ts';
import type { AnalysisJob } from './job.ts';

export interface PoolOptions {
  /** Threads; each takes a core and some tens of megabytes while it works. Default 1. */
  readonly threads?: number;
  /** Options looked at in one search: some hundred thousand a second. Default 1,000,000. */
  readonly bound?: number;
  /** Most memory of one thread, in megabytes. Default 512: ten times what the default bound has been seen to take. */
  readonly megabytes?: number;
  /** Is told of a thread that died while it had no job. */
  readonly report?: (error: unknown) => void;
}

export interface WorkerPool extends DeepSolver {
  /**
   * Any job, within a smaller bound where its own does not fit into memory. Rejects with an `AbortError` when aborted,
   * which ends the search at once.
   */
  readonly run: Run;
  close(): Promise<void>;
}

const BOUND = 1_000_000;
const MEGABYTES = 512;
/** Where the memory is used up, the search is begun anew with the bound divided by this. */
const LESS = 8;
/** A thread that had nothing to do for so long is given back, in milliseconds. */
const IDLE = 60_000;

/** Loads TypeScript in the thread; under tsx the flags are inherited, but a test runner passes on its own. */
const TSX = ['--import', 'tsx'];

/** Analyses in threads of their own, so that no click waits for a search. Threads start with the first job. */
export const workerPool = ({
  threads = 1,
  bound = BOUND,
  megabytes = MEGABYTES,
  report = () => undefined,
}: PoolOptions = {}): WorkerPool => {
  const pool = new Piscina<AnalysisJob, AnalysisView>({
    filename: fileURLToPath(new URL('./analyse.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    execArgv: TSX,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // A thread that dies between two jobs is replaced by the next job; without a listener it would end the process.
  pool.on('error', report);
  const run = withinMemory((job, signal) => pool.run(job, signal === undefined ? {} : { signal }));
  return {
    run,
    analyse: (line, wish, signal) => run({ line, ...wish, bound }, signal),
    close: () => pool.destroy(),
  };
};

type Run = (job: AnalysisJob, signal?: AbortSignal) => Promise<AnalysisView>;

/** Runs a job again with a smaller bound where the memory of a thread was used up: the answer names its bound. */
export const withinMemory = (run: Run): Run => {
  const attempt: Run = async (job, signal) => {
    try {
      return await run(job, signal);
    } catch (error) {
      if (!isOutOfMemory(error) || job.bound < LESS) throw error;
      return attempt({ ...job, bound: Math.floor(job.bound / LESS) }, signal);
    }
  };
  return attempt;
};

/** The thread ended, and the process did not: what a heap limit of a thread is for. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

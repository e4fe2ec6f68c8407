import { type JobOrder, type JobQueue, NoWorker } from '../kernel/jobs.ts';
import { asking } from './shares.ts';

/** Runs a job in another process if one is available; otherwise, and if all are lost, runs `here`. */
export const elsewhere = async (
  queue: JobQueue | null,
  order: Omit<JobOrder, 'asker'>,
  here: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<unknown> => {
  if (queue?.isServed !== true) return here();
  try {
    return await queue.ask({ ...order, asker: asking.getStore() }, signal);
  } catch (error) {
    if (error instanceof NoWorker) return here();
    throw error;
  }
};

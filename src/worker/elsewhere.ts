import { type JobOrder, type JobQueue, NoWorker } from '../kernel/jobs.ts';
import { asking } from './shares.ts';

/** Has a job done by another process, as long as one is there for it; else, and where all are lost, `here`. */
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

import { AsyncLocalStorage } from 'node:async_hooks';
import { type Asker, TooManyJobs } from '../kernel/asker.ts';

/** Who asks for what is being done: set around each interaction, read where a job begins to wait. */
export const asking = new AsyncLocalStorage<Asker>();

/** Long jobs of one user at once: one that runs and one that waits. */
export const MOST_JOBS = 2;

/** Counts the long jobs of each user, over all pools. */
export interface Shares {
  /**
   * Counts a job of whoever asks; the answer ends it. Work that nobody asked for is not counted.
   *
   * @throws TooManyJobs
   */
  readonly begin: () => () => void;
}

/** Counts the long jobs of users; `most`: one running and the others waiting, and the next one is refused. */
export const jobShares = (most = MOST_JOBS): Shares => {
  const jobs = new Map<string, number>();
  return {
    begin: () => {
      const user = asking.getStore()?.user;
      if (user === undefined) return () => undefined;
      const before = jobs.get(user) ?? 0;
      if (before >= most) throw new TooManyJobs(`${before} long jobs of one user are not done`);
      jobs.set(user, before + 1);
      return () => {
        const left = (jobs.get(user) ?? 1) - 1;
        if (left === 0) jobs.delete(user);
        else jobs.set(user, left);
      };
    },
  };
};

/** Does a job of whoever asks, if they have not too many. */
export const shared = async <T>(shares: Shares, job: () => Promise<T>): Promise<T> => {
  const end = shares.begin();
  try {
    return await job();
  } finally {
    end();
  }
};

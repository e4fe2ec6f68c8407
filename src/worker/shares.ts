import { AsyncLocalStorage } from 'node:async_hooks';
import { type Asker, TooManyJobs } from '../kernel/asker.ts';

/** The user of the current work: set around each interaction, read when a job starts to wait. */
export const asking = new AsyncLocalStorage<Asker>();

/** Long jobs: one that runs and one that waits. */
export const MAX_USER_JOBS = 2;

/** Limits the long jobs of each user, over all pools. */
export interface Shares {
  /**
   * Runs a job of the current user, after their earlier ones. Work without a user waits for nothing.
   *
   * @throws TooManyJobs
   */
  readonly run: <T>(job: () => Promise<T>) => Promise<T>;
}

/** Allows each user `most` long jobs at once: one runs, the others wait, and the next one is refused. */
export const jobShares = (most = MAX_USER_JOBS): Shares => {
  const jobs = new Map<string, readonly Promise<unknown>[]>();
  return {
    run: async (job) => {
      const user = asking.getStore()?.user;
      if (user === undefined) return job();
      const before = jobs.get(user) ?? [];
      if (before.length >= most) throw new TooManyJobs(`${before.length} long jobs of one user are not done`);
      const run = Promise.allSettled(before).then(job);
      jobs.set(user, [...before, run]);
      try {
        return await run;
      } finally {
        const left = (jobs.get(user) ?? []).filter((one) => one !== run);
        if (left.length === 0) jobs.delete(user);
        else jobs.set(user, left);
      }
    },
  };
};

import { FairQueue } from '../kernel/fair-queue.ts';
import { asking } from './shares.ts';

export interface TurnQueue {
  /** Runs a job in its turn; if aborted while waiting, starts it at once, so that it rejects by its own check. */
  readonly take: <T>(job: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  readonly waiting: () => number;
  /** Rejects waiting jobs, and all later ones. */
  readonly close: () => void;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Runs at most `most` jobs at once; servers and users take turns (see `FairQueue`). A pool never gets more jobs than it has
 * threads: jobs queued inside it would be lost when its thread dies.
 */
export const turnQueue = (most: number): TurnQueue => {
  let busy = 0;
  let closed = false;
  const waiting = new FairQueue<Waiting>();
  const refusal = (): Error => new Error('closed: nothing is done any more');
  /** Whether the job has a turn that it must give back. */
  const turn = async (signal: AbortSignal | undefined): Promise<boolean> => {
    if (closed) throw refusal();
    if (busy < most) {
      busy += 1;
      return true;
    }
    if (signal?.aborted === true) return false;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.remove(one);
        resolve(false);
      };
      const one: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve(true);
        },
        refuse: (error) => {
          signal?.removeEventListener('abort', leave);
          reject(error);
        },
      };
      waiting.push(asking.getStore(), one);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
  return {
    take: async (job, signal) => {
      const mine = await turn(signal);
      try {
        return await job();
      } finally {
        const next = mine ? waiting.shift() : undefined;
        if (next !== undefined) next.begin();
        else if (mine) busy -= 1;
      }
    },
    waiting: () => waiting.size,
    close: () => {
      closed = true;
      for (const one of waiting.drain()) one.refuse(refusal());
    },
  };
};

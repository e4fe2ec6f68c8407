import { FairQueue } from '../kernel/fair-queue.ts';
import { asking } from './shares.ts';

/** Jobs that have their turn one after another. */
export interface TurnQueue {
  /** Does a job when it is its turn; one that is aborted while it waits begins at once, to be refused by what it asks. */
  readonly take: <T>(job: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Jobs that wait for their turn. */
  readonly waiting: () => number;
  /** Rejects what waits, and all that comes later. */
  readonly close: () => void;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * At most `most` jobs at once; the others wait, and servers and users take turns (see `FairQueue`). A pool of threads is never
 * given more than it has threads: what waits within it is lost sight of when its thread dies, and would be done by nobody.
 */
export const inTurn = (most: number): TurnQueue => {
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

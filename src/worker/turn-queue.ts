import { FairQueue } from '../kernel/fair-queue.ts';
import { asking } from './shares.ts';

interface WaitingTurn {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

const refusal = (): Error => new Error('closed: nothing is done any more');

/**
 * Runs at most `most` jobs at once; servers and users take turns (see `FairQueue`). A pool never gets more jobs than it has
 * threads: jobs queued inside it would be lost when its thread dies.
 */
export class TurnQueue {
  readonly #most: number;
  readonly #waiting = new FairQueue<WaitingTurn>();
  #busy = 0;
  #closed = false;

  constructor(most: number) {
    this.#most = most;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Runs a job in its turn; if aborted while waiting, starts it at once, so that it rejects by its own check. */
  async take<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const hasTurn = await this.#turn(signal);
    try {
      return await job();
    } finally {
      const next = hasTurn ? this.#waiting.shift() : undefined;
      if (next !== undefined) next.begin();
      else if (hasTurn) this.#busy -= 1;
    }
  }

  /** Rejects waiting jobs, and all later ones. */
  close(): void {
    this.#closed = true;
    for (const one of this.#waiting.drain()) one.refuse(refusal());
  }

  /** Whether the job has a turn that it must give back. */
  async #turn(signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#closed) throw refusal();
    if (this.#busy < this.#most) {
      this.#busy += 1;
      return true;
    }
    if (signal?.aborted === true) return false;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.remove(one);
        resolve(false);
      };
      const one: WaitingTurn = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve(true);
        },
        refuse: (error) => {
          signal?.removeEventListener('abort', leave);
          reject(error);
        },
      };
      this.#waiting.push(asking.getStore(), one);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}

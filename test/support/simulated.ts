import type { Timer, Timers } from '../../src/kernel/timers.ts';

interface Waiting {
  at: number;
  readonly order: number;
  readonly run: () => void;
  readonly every: number | null;
}

/** Time under the test's control: it passes, a process stands still in it, or the wall clock is moved. */
export class SimulatedTime {
  /** Wall clock, in milliseconds since 1970. */
  wall: number;
  #steady = 0;
  #made = 0;
  readonly #waiting = new Set<Waiting>();

  constructor(wall: number) {
    this.wall = wall;
  }

  /** The timers of one process; `end` cancels them. */
  process(): { readonly timers: Timers; readonly end: () => void } {
    const mine = new Set<Waiting>();
    const add = (ms: number, run: () => void, every: number | null): Timer => {
      const waiting = { at: this.#steady + ms, order: (this.#made += 1), run, every };
      this.#waiting.add(waiting);
      mine.add(waiting);
      return {
        cancel: () => {
          this.#waiting.delete(waiting);
          mine.delete(waiting);
        },
      };
    };
    return {
      timers: {
        steady: () => this.#steady,
        after: (ms, run) => add(ms, run, null),
        every: (ms, run) => add(ms, run, ms),
        breath: () =>
          new Promise((resolve) => {
            setImmediate(resolve);
          }),
      },
      end: () => {
        for (const waiting of mine) this.#waiting.delete(waiting);
        mine.clear();
      },
    };
  }

  /** Milliseconds until the next timer fires; null: none. */
  next(): number | null {
    const first = this.#first();
    return first === null ? null : Math.max(0, first.at - this.#steady);
  }

  /** Lets time pass, firing timers in order. */
  pass(ms: number): void {
    const end = this.#steady + ms;
    for (let first = this.#first(); first !== null && first.at <= end; first = this.#first()) {
      this.stand(Math.max(0, first.at - this.#steady));
      this.#fire(first);
    }
    this.stand(end - this.#steady);
  }

  /** Lets time pass in which no process runs; overdue timers fire with the next `pass`. */
  stand(ms: number): void {
    this.#steady += ms;
    this.wall += ms;
  }

  #first(): Waiting | null {
    let first: Waiting | null = null;
    for (const waiting of this.#waiting)
      if (first === null || waiting.at < first.at || (waiting.at === first.at && waiting.order < first.order))
        first = waiting;
    return first;
  }

  #fire(waiting: Waiting): void {
    // Like Node's intervals: missed ones are not made up for.
    if (waiting.every === null) this.#waiting.delete(waiting);
    else waiting.at = this.#steady + waiting.every;
    waiting.run();
  }
}

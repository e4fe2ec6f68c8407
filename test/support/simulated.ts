import type { Timer, Timers } from '../../src/kernel/timers.ts';

interface Waiting {
  at: number;
  readonly order: number;
  readonly run: () => void;
  readonly every: number | null;
}

/** Time that a test holds in its hand: it passes, a process in it stands still, or somebody sets the clock on the wall. */
export class SimulatedTime {
  /** Milliseconds since 1970, as the wall says. */
  wall: number;
  #steady = 0;
  #made = 0;
  readonly #waiting = new Set<Waiting>();

  constructor(wall: number) {
    this.wall = wall;
  }

  /** Those of one process: `end` leaves nothing of it waiting. */
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

  /** When the next timer fires, in milliseconds from now; null: none waits. */
  next(): number | null {
    const first = this.#first();
    return first === null ? null : Math.max(0, first.at - this.#steady);
  }

  /** So much time passes, and timers fire as they come. */
  pass(ms: number): void {
    const end = this.#steady + ms;
    for (let first = this.#first(); first !== null && first.at <= end; first = this.#first()) {
      this.stand(Math.max(0, first.at - this.#steady));
      this.#fire(first);
    }
    this.stand(end - this.#steady);
  }

  /** So much time passes in which no process does anything; what should have come fires with the next `pass`. */
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
    // As Node's intervals: what was missed is not made up for.
    if (waiting.every === null) this.#waiting.delete(waiting);
    else waiting.at = this.#steady + waiting.every;
    waiting.run();
  }
}

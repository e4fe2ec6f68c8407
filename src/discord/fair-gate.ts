import { Recent } from '../app/recent.ts';
import type { Timers } from '../app/timers.ts';

/** Users whose cost is known; others cost what a first act is taken for. */
const KNOWN_USERS = 10_000;
/** Acts of one user that may wait; more than anybody clicks. */
const MOST_WAITING = 20;
/** Milliseconds that the first act of a user is taken for, and that an act is taken for at least. */
const FIRST_COST_MS = 5;
const LEAST_COST_MS = 1;
/** How much of the estimate the latest act makes up. */
const LATEST = 0.25;

/** Quick acts that go before one that costs work, where both wait. */
const QUICK_FIRST = 4;

/** Moves, answers and help; and what costs work: commands, completions, answers of threads. */
export type Pace = 'quick' | 'slow';

/** So many acts of one user wait that no other is let in. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

interface Known {
  /** Milliseconds that an act of this user keeps the thread, by the latest ones. */
  readonly cost: number;
  /** When an act of theirs began last. */
  readonly served: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly since: number;
}

/** What waits, by user, the oldest first. */
type Line = Map<string, Waiting[]>;

/**
 * Lets acts of users begin one after another, with a turn of the event loop between two: timers and sockets wait for one act at
 * most. Quick acts go first, four to one; among those of a kind the next is the one that waited longest for what its user's
 * acts cost (highest response ratio next). So a move waits for one or two acts of others, however many of them want
 * tables, and these still have their turn. A share by processor time would not do: who clicks fast uses more of it than
 * each of twenty people who wait for tables.
 */
export class FairGate {
  readonly #timers: Pick<Timers, 'breath' | 'steady'>;
  readonly #known = new Recent<Known>(KNOWN_USERS);
  readonly #waiting: Readonly<Record<Pace, Line>> = { quick: new Map(), slow: new Map() };
  #quickOnes = 0;
  #serving = false;

  constructor(timers: Pick<Timers, 'breath' | 'steady'>) {
    this.#timers = timers;
  }

  /**
   * Resolves when the turn has come; what runs then, until it waits for something, is what the turn costs.
   *
   * @throws TooManyWaiting
   */
  enter(user: string, pace: Pace): Promise<void> {
    const waiting = this.#waiting[pace].get(user)?.length ?? 0;
    if (waiting >= MOST_WAITING)
      return Promise.reject(new TooManyWaiting(`${waiting} acts of one user wait`));
    return this.goOn(user, pace);
  }

  /** Resolves when an act that was let in may go on: what it did is done, so it is never refused. */
  goOn(user: string, pace: Pace): Promise<void> {
    const line = this.#waiting[pace];
    return new Promise((begin) => {
      const one = { begin, since: this.#timers.steady() };
      const before = line.get(user);
      if (before === undefined) line.set(user, [one]);
      else before.push(one);
      this.#next();
    });
  }

  #next(): void {
    const { quick, slow } = this.#waiting;
    if (this.#serving || quick.size + slow.size === 0) return;
    this.#serving = true;
    const serve = (): void => {
      const slowly = quick.size === 0 || (slow.size > 0 && this.#quickOnes >= QUICK_FIRST);
      this.#quickOnes = slowly ? 0 : this.#quickOnes + 1;
      const line = slowly ? slow : quick;
      const user = this.#first(line);
      const began = this.#timers.steady();
      take(line, user).begin();
      // After the promises that the act resolves by itself, before anything else.
      process.nextTick(() => {
        this.#charge(user, began, this.#timers.steady() - began);
        this.#serving = false;
        this.#next();
      });
    };
    // A breath that fails is no reason to let nobody in any more.
    this.#timers.breath().then(serve, serve);
  }

  /** The user whose turn it is. Domain: somebody waits. */
  #first(line: Line): string {
    const now = this.#timers.steady();
    let first = '';
    let most = Number.NEGATIVE_INFINITY;
    for (const [user, [oldest]] of line) {
      const { cost, served } = this.#known.get(user) ?? { cost: FIRST_COST_MS, served: 0 };
      // Who sent many at once waits anew for each.
      const waited = now - Math.max(oldest!.since, served);
      const ratio = (waited + LEAST_COST_MS) / cost;
      if (ratio <= most) continue;
      most = ratio;
      first = user;
    }
    return first;
  }

  #charge(user: string, served: number, ms: number): void {
    const before = this.#known.get(user)?.cost ?? ms;
    this.#known.set(user, { cost: Math.max(LEAST_COST_MS, before + LATEST * (ms - before)), served });
  }
}

/** The oldest of a user's. Domain: there is one. */
const take = (line: Line, user: string): Waiting => {
  const [one, ...others] = line.get(user)!;
  line.delete(user);
  if (others.length > 0) line.set(user, others);
  return one!;
};

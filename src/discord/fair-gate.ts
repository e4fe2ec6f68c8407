import type { Asker } from '../kernel/asker.ts';
import { Recent } from '../kernel/recent.ts';
import type { Timers } from '../kernel/timers.ts';

/** Users and servers whose cost is known; others cost what a first act is taken for. */
const KNOWN = 10_000;
/** Acts of one user that may wait; more than anybody clicks. */
const MOST_WAITING = 20;
/** Estimated cost of a first act, and lower limit of the estimate, in milliseconds. */
const FIRST_COST_MS = 5;
const LEAST_COST_MS = 1;
/** How much of the estimate the latest act makes up. */
const LATEST = 0.25;

/** Quick acts that go before one that costs work, where both wait. */
const QUICK_FIRST = 4;

/** Milliseconds after which a user has aged: every other turn goes to the aged user who waited longest, whatever their acts cost. */
const AGED_MS = 2_000;

/** Moves, answers and help; and what costs work: commands, completions, answers of threads. */
export type Pace = 'quick' | 'slow';

/** So many acts of one user wait that no other is let in. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

interface Known {
  /** Milliseconds that an act keeps the thread, by the latest ones. */
  readonly cost: number;
  /** When the last act began. */
  readonly served: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly since: number;
}

/** Acts that wait, by server and user, the oldest first. */
type Line = Map<string, Map<string, Waiting[]>>;

interface Turn {
  readonly server: string;
  readonly user: string;
}

/** A direct message counts as a server of its own. */
const serverOf = ({ user, guild }: Asker): string => guild ?? `direct ${user}`;

/**
 * Lets acts of users begin one after another, with a turn of the event loop between two: timers and sockets wait for one act, at
 * the start of a rush for two. Quick acts go first, four to one; among those of a kind the next server is the one that waited longest for what its acts
 * cost (highest response ratio next), and of its users the same. So a move waits for one or two acts of others, however many of
 * them want tables, and these still have their turn. A share by processor time would not do: who clicks fast uses more of it
 * than each of twenty people who wait for tables. A ratio alone would let cheap acts go before a dear one for minutes,
 * so every other turn goes to whoever waited longest, once that is too long.
 */
export class FairGate {
  readonly #timers: Pick<Timers, 'breath' | 'steady'>;
  readonly #servers = new Recent<Known>(KNOWN);
  readonly #users = new Recent<Known>(KNOWN);
  readonly #waiting: Readonly<Record<Pace, Line>> = { quick: new Map(), slow: new Map() };
  readonly #turns: Record<Pace, number> = { quick: 0, slow: 0 };
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
  enter(asker: Asker, pace: Pace): Promise<void> {
    const waiting = this.#waiting[pace].get(serverOf(asker))?.get(asker.user)?.length ?? 0;
    if (waiting >= MOST_WAITING)
      return Promise.reject(new TooManyWaiting(`${waiting} acts of one user wait`));
    return this.goOn(asker, pace);
  }

  /** Resolves when an act that was let in may go on: what it did is done, so it is never refused. */
  goOn(asker: Asker, pace: Pace): Promise<void> {
    const line = this.#waiting[pace];
    return new Promise((begin) => {
      const one = { begin, since: this.#timers.steady() };
      const server = serverOf(asker);
      const users = line.get(server) ?? new Map<string, Waiting[]>();
      line.set(server, users);
      const before = users.get(asker.user);
      if (before === undefined) users.set(asker.user, [one]);
      else before.push(one);
      this.#next();
    });
  }

  #next(): void {
    const { quick, slow } = this.#waiting;
    if (this.#serving || quick.size + slow.size === 0) return;
    this.#serving = true;
    const slowly = quick.size === 0 || (slow.size > 0 && this.#quickOnes >= QUICK_FIRST);
    this.#quickOnes = slowly ? 0 : this.#quickOnes + 1;
    const pace = slowly ? 'slow' : 'quick';
    const turn = this.#choose(pace);
    const began = this.#timers.steady();
    take(this.#waiting[pace], turn).begin();
    const goOn = (): void => {
      this.#serving = false;
      this.#next();
    };
    // After the promises that the act resolves by itself, before anything else.
    process.nextTick(() => {
      const ms = this.#timers.steady() - began;
      charge(this.#servers, turn.server, began, ms);
      charge(this.#users, turn.user, began, ms);
      // A breath that fails is no reason to let nobody in any more.
      this.#timers.breath().then(goOn, goOn);
    });
  }

  /** Acts that wait for their turn. */
  waiting(pace: Pace): number {
    return [...this.#waiting[pace].values()]
      .flatMap((users) => [...users.values()])
      .reduce((count, acts) => count + acts.length, 0);
  }

  /** Domain: somebody waits. */
  #choose(pace: Pace): Turn {
    const line = this.#waiting[pace];
    const now = this.#timers.steady();
    this.#turns[pace] += 1;
    const aged = this.#turns[pace] % 2 === 0 ? this.#mostAged(line, now) : null;
    if (aged !== null) return aged;
    const since = [...line].map(
      ([server, users]) =>
        [server, Math.min(...[...users.values()].map(([oldest]) => oldest!.since))] as const,
    );
    const server = highestRatio(since, this.#servers, now);
    const users = [...line.get(server)!].map(([user, [oldest]]) => [user, oldest!.since] as const);
    return { server, user: highestRatio(users, this.#users, now) };
  }

  #mostAged(line: Line, now: number): Turn | null {
    let most: Turn | null = null;
    let longest = AGED_MS;
    for (const [server, users] of line)
      for (const [user, [oldest]] of users) {
        const waited = waitedBy(this.#users.get(user), oldest!.since, now);
        if (waited < longest) continue;
        longest = waited;
        most = { server, user };
      }
    return most;
  }
}

/** Whoever sent many acts at once waits anew for each. */
const waitedBy = (known: Known | undefined, since: number, now: number): number =>
  now - Math.max(since, known?.served ?? since);

/** The one that waited longest for what its acts cost. Domain: not empty. */
const highestRatio = (
  since: readonly (readonly [string, number])[],
  known: Recent<Known>,
  now: number,
): string => {
  let first = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const [key, oldest] of since) {
    const before = known.get(key);
    const ratio = (waitedBy(before, oldest, now) + LEAST_COST_MS) / (before?.cost ?? FIRST_COST_MS);
    if (ratio <= most) continue;
    most = ratio;
    first = key;
  }
  return first;
};

const charge = (known: Recent<Known>, key: string, served: number, ms: number): void => {
  const before = known.get(key)?.cost ?? ms;
  known.set(key, { cost: Math.max(LEAST_COST_MS, before + LATEST * (ms - before)), served });
};

/** Takes out the oldest act of a user. Domain: there is one. */
const take = (line: Line, { server, user }: Turn): Waiting => {
  const users = line.get(server)!;
  const acts = users.get(user)!;
  const one = acts.shift()!;
  if (acts.length === 0) users.delete(user);
  if (users.size === 0) line.delete(server);
  return one;
};

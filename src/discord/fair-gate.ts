import { pushTo, recall } from '../engine/core/maps.ts';
import type { Asker } from '../kernel/asker.ts';
import { turnsOf } from '../kernel/fair-queue.ts';
import { Recent } from '../kernel/recent.ts';
import type { Timers } from '../kernel/timers.ts';

/** Of users and of servers each; others have the default. */
const MAX_COST_ESTIMATES = 10_000;
/** Per user; more than anybody clicks. */
const MAX_WAITING_ACTS = 20;
const DEFAULT_COST_MS = 5;
const MIN_COST_MS = 1;
/** Weight of the latest act in a cost estimate. */
const LATEST_COST_SHARE = 0.25;

/** If both wait. */
const QUICK_ACTS_PER_SLOW_ACT = 4;

/**
 * Milliseconds after which a user has aged: every other turn goes to the aged user who waited longest, whatever their acts cost.
 */
const AGED_MS = 2_000;

/** Quick: moves, answers and help. Slow: commands, completions and results of threads. */
export type Pace = 'quick' | 'slow';

export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

interface ActCost {
  /** Milliseconds that an act blocks the thread, a moving average. */
  readonly cost: number;
  /** Start of the last act. */
  readonly served: number;
}

interface WaitingAct {
  readonly begin: () => void;
  readonly since: number;
}

/** Waiting acts by server and user, the oldest first. */
type WaitingActs = Map<string, Map<string, WaitingAct[]>>;

interface NextAct {
  readonly server: string;
  readonly user: string;
}

/**
 * Starts users' acts one after another, with a turn of the event loop in between: timers and sockets wait for one act, at the
 * start of a rush for two. Quick acts go first, four to one. Among acts of one pace the next server is the one with the highest
 * waiting time relative to the cost of its acts (highest response ratio next), and within it the next user likewise. So a move
 * waits for one or two acts of others, however many of them want tables, and tables still get their turn. Sharing by processor
 * time would fail: a user who clicks fast uses more of it than each of twenty users who wait for tables. The ratio alone would
 * let cheap acts pass an expensive one for minutes, so every other turn goes to the user who waited longest, once that is too
 * long.
 */
export class FairGate {
  readonly #timers: Pick<Timers, 'breath' | 'steady'>;
  readonly #servers = new Recent<ActCost>(MAX_COST_ESTIMATES);
  readonly #users = new Recent<ActCost>(MAX_COST_ESTIMATES);
  readonly #waiting: Readonly<Record<Pace, WaitingActs>> = { quick: new Map(), slow: new Map() };
  readonly #turns: Record<Pace, number> = { quick: 0, slow: 0 };
  #quickInRow = 0;
  #serving = false;

  constructor(timers: Pick<Timers, 'breath' | 'steady'>) {
    this.#timers = timers;
  }

  /**
   * Resolves when it is this act's turn; its synchronous work is what the turn costs.
   *
   * @throws TooManyWaiting
   */
  enter(asker: Asker, pace: Pace): Promise<void> {
    const { server, user } = turnsOf(asker);
    const waiting = this.#waiting[pace].get(server)?.get(user)?.length ?? 0;
    if (waiting >= MAX_WAITING_ACTS)
      return Promise.reject(new TooManyWaiting(`${waiting} acts of one user wait`));
    return this.resume(asker, pace);
  }

  /** Resolves when an admitted act may continue. Never refuses: part of its work is done already. */
  resume(asker: Asker, pace: Pace): Promise<void> {
    const { server, user } = turnsOf(asker);
    return new Promise((begin) => {
      const users = recall(this.#waiting[pace], server, () => new Map<string, WaitingAct[]>());
      pushTo(users, user, { begin, since: this.#timers.steady() });
      this.#next();
    });
  }

  #next(): void {
    const { quick, slow } = this.#waiting;
    if (this.#serving || quick.size + slow.size === 0) return;
    this.#serving = true;
    const slowly = quick.size === 0 || (slow.size > 0 && this.#quickInRow >= QUICK_ACTS_PER_SLOW_ACT);
    this.#quickInRow = slowly ? 0 : this.#quickInRow + 1;
    const pace = slowly ? 'slow' : 'quick';
    const turn = this.#choose(pace);
    const began = this.#timers.steady();
    take(this.#waiting[pace], turn).begin();
    const goOn = (): void => {
      this.#serving = false;
      this.#next();
    };
    // Runs after the promises that the act resolves synchronously, before anything else.
    process.nextTick(() => {
      const ms = this.#timers.steady() - began;
      charge(this.#servers, turn.server, began, ms);
      charge(this.#users, turn.user, began, ms);
      // A failed pause must not close the gate.
      this.#timers.breath().then(goOn, goOn);
    });
  }

  waiting(pace: Pace): number {
    return [...this.#waiting[pace].values()]
      .flatMap((users) => [...users.values()])
      .reduce((count, acts) => count + acts.length, 0);
  }

  /** Domain: an act is waiting. */
  #choose(pace: Pace): NextAct {
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

  #mostAged(line: WaitingActs, now: number): NextAct | null {
    let most: NextAct | null = null;
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

/** For a user who sent many acts at once, each waits from the start of the previous one. */
const waitedBy = (known: ActCost | undefined, since: number, now: number): number =>
  now - Math.max(since, known?.served ?? since);

/** Key with the highest ratio of waiting time to cost. Domain: not empty. */
const highestRatio = (
  since: readonly (readonly [string, number])[],
  known: Recent<ActCost>,
  now: number,
): string => {
  let first = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const [key, oldest] of since) {
    const before = known.get(key);
    const ratio = (waitedBy(before, oldest, now) + MIN_COST_MS) / (before?.cost ?? DEFAULT_COST_MS);
    if (ratio <= most) continue;
    most = ratio;
    first = key;
  }
  return first;
};

const charge = (known: Recent<ActCost>, key: string, served: number, ms: number): void => {
  const before = known.get(key)?.cost ?? ms;
  known.set(key, { cost: Math.max(MIN_COST_MS, before + LATEST_COST_SHARE * (ms - before)), served });
};

/** Removes and returns the user's oldest act. Domain: there is one. */
const take = (line: WaitingActs, { server, user }: NextAct): WaitingAct => {
  const users = line.get(server)!;
  const acts = users.get(user)!;
  const one = acts.shift()!;
  if (acts.length === 0) users.delete(user);
  if (users.size === 0) line.delete(server);
  return one;
};

import type { Logger } from 'pino';
import { Recent } from '../kernel/recent.ts';
import type { Timer, Timers } from '../kernel/timers.ts';

/** What is left out while clicks wait, the first thing first: pictures, then what threads find out, then new games. */
export const SHED = ['pictures', 'answers', 'games'] as const;
export type Shed = (typeof SHED)[number];

/** What is left out at the moment. */
export interface Shedding {
  sheds(what: Shed): boolean;
}

/** Nothing ever is. */
export const UNLOADED: Shedding = { sheds: () => false };

/** A click that waits longer is late. */
export const LATE_MS = 1_000;
/** How long no click may have been near late until the next thing is done again. */
const CALM_MS = 10_000;
/** How often it is looked at the load, and over how many looks it is counted. */
export const LOOK_MS = 500;
const LOOKS = 4;
/** How long each step has to show what it helps: all clicks that are counted came after it. */
const STEP_MS = LOOK_MS * LOOKS;
/** Fewer clicks are no load. */
const FEW = 5;
/** Shares of the clicks that are late in an overload, and near late after it. */
const LATE_SHARE = 1 / 2;
const NEAR_SHARE = 1 / 10;
/** Looks that came too late: one may be a process that stood still. */
const STALLS = 2;
/** Users whose last click is known. */
const USERS = 10_000;

interface Look {
  clicks: number;
  late: number;
  /** Longer than half of what is late. */
  near: number;
  /** Milliseconds by which the look itself came too late. */
  stood: number;
}

const nothing = (): Look => ({ clicks: 0, late: 0, near: 0, stood: 0 });

export interface LoadOptions {
  readonly timers: Pick<Timers, 'steady' | 'every'>;
  /** Default: a second. */
  readonly lateMs?: number | undefined;
  /** Default: ten seconds. */
  readonly calmMs?: number | undefined;
  /** Is told when more or less is left out. */
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

/**
 * How long clicks wait from their arrival in this process until a handler has them, and what is left out therefore. One thing more
 * at a time as long as half of them wait too long, one thing less after ten seconds in which hardly any came near that.
 * Clocks of other machines have no part in it, nor has what users wait for behind clicks of their own.
 */
export class Load implements Shedding {
  readonly #options: LoadOptions;
  readonly #lateMs: number;
  readonly #served = new Recent<number>(USERS);
  #looks: readonly Look[] = [];
  #now = nothing();
  #level = 0;
  /** Times of the steady clock: of the last look, the last step up, and since when it is calm. */
  #looked: number;
  #raised = Number.NEGATIVE_INFINITY;
  #calmSince: number;
  #timer: Timer | null = null;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#lateMs = options.lateMs ?? LATE_MS;
    this.#looked = options.timers.steady();
    this.#calmSince = this.#looked;
  }

  /** How many things of `SHED` are left out. */
  get level(): number {
    return this.#level;
  }

  sheds(what: Shed): boolean {
    return SHED.indexOf(what) < this.#level;
  }

  start(): void {
    const { timers } = this.#options;
    this.#looked = timers.steady();
    this.#timer = timers.every(LOOK_MS, () => this.#look());
  }

  stop(): void {
    this.#timer?.cancel();
  }

  /** A handler has a click of a user that arrived then, by the steady clock. */
  handled(user: string, arrived: number): void {
    const now = this.#options.timers.steady();
    // Whoever sent many clicks at once waits anew for each.
    const waited = now - Math.max(arrived, this.#served.get(user) ?? arrived);
    this.#served.set(user, now);
    this.#now.clicks += 1;
    if (waited > this.#lateMs) this.#now.late += 1;
    if (waited > this.#lateMs / 2) this.#now.near += 1;
  }

  #look(): void {
    const now = this.#options.timers.steady();
    this.#now.stood = now - this.#looked - LOOK_MS;
    this.#looked = now;
    this.#looks = [...this.#looks, this.#now].slice(-LOOKS);
    this.#now = nothing();
    const isLate = this.#passes('late', LATE_SHARE, this.#lateMs);
    if (!this.#passes('near', NEAR_SHARE, this.#lateMs / 2)) this.#rest(now);
    else {
      this.#calmSince = now;
      if (!isLate || this.#level >= SHED.length || now - this.#raised < STEP_MS) return;
      this.#raised = now;
      this.#change(1);
    }
  }

  /** Whether so large a share of the clicks waited too long, or the event loop stood still so long more than once. */
  #passes(which: 'late' | 'near', share: number, most: number): boolean {
    const sum = (of: 'clicks' | 'late' | 'near') => this.#looks.reduce((all, look) => all + look[of], 0);
    const waited = sum(which);
    return (
      (waited >= FEW && waited >= share * sum('clicks')) ||
      this.#looks.filter(({ stood }) => stood > most).length >= STALLS
    );
  }

  #rest(now: number): void {
    if (this.#level === 0 || now - this.#calmSince < (this.#options.calmMs ?? CALM_MS)) return;
    this.#calmSince = now;
    this.#change(-1);
  }

  #change(by: 1 | -1): void {
    this.#level += by;
    const left = SHED.slice(0, this.#level);
    if (by > 0) this.#options.log.warn({ left }, 'clicks wait too long: some things are left out');
    else this.#options.log.info({ left }, 'clicks wait less: more is done again');
  }
}

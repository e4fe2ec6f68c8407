import type { Logger } from 'pino';
import { Recent } from '../kernel/recent.ts';
import type { Timer, Timers } from '../kernel/timers.ts';

/** Features shed while clicks wait, in this order: pictures, results of threads, new games. */
export const SHED = ['pictures', 'answers', 'games'] as const;
export type Shed = (typeof SHED)[number];

export interface Shedding {
  sheds(what: Shed): boolean;
}

export const UNLOADED: Shedding = { sheds: () => false };

export const LATE_MS = 1_000;
/** Time without nearly late clicks until the next feature is restored. */
const CALM_MS = 10_000;
/** Interval of measuring the load, and number of measurements counted. */
export const LOOK_MS = 500;
const COUNTED_LOOKS = 4;
/** Time for each step to take effect: all counted clicks came after it. */
const STEP_MS = LOOK_MS * COUNTED_LOOKS;
/** With fewer late clicks there is no overload. */
const MIN_LATE_CLICKS = 5;
/** Share of late clicks that means overload, and of nearly late ones that prevents calm. */
const LATE_SHARE = 1 / 2;
const NEAR_SHARE = 1 / 10;
/** Number of late measurements that count: a single one may be a suspended process. */
const MIN_STALLS = 2;
/** Number of users whose last click is remembered. */
const MAX_USERS = 10_000;

interface LoadSample {
  clicks: number;
  late: number;
  /** Clicks that waited longer than half of `lateMs`. */
  near: number;
  /** Milliseconds by which the measurement itself was late. */
  lateByMs: number;
}

const nothing = (): LoadSample => ({ clicks: 0, late: 0, near: 0, lateByMs: 0 });

export interface LoadOptions {
  readonly timers: Pick<Timers, 'steady' | 'every'>;
  /** Default: a second. */
  readonly lateMs?: number | undefined;
  /** Default: ten seconds. */
  readonly calmMs?: number | undefined;
  /** Logs every change of the level. */
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

/**
 * Measures how long clicks wait between arriving in this process and reaching a handler, and sheds features accordingly: one more
 * at a time while half of the clicks wait too long, one less after ten seconds with hardly any nearly late. Ignores clocks of
 * other machines, and a user's waiting for their own earlier clicks.
 */
export class Load implements Shedding {
  readonly #options: LoadOptions;
  readonly #lateMs: number;
  readonly #served = new Recent<number>(MAX_USERS);
  #looks: readonly LoadSample[] = [];
  #now = nothing();
  #level = 0;
  /** Steady-clock times: of the last measurement, of the last step up, and since when it is calm. */
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

  /** How many features of `SHED` are shed. */
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

  /** A handler starts a user's click that arrived at steady-clock time `arrived`. */
  handled(user: string, arrived: number): void {
    const now = this.#options.timers.steady();
    // Clicks sent at once each count from the start of the previous one.
    const waited = now - Math.max(arrived, this.#served.get(user) ?? arrived);
    this.#served.set(user, now);
    this.#now.clicks += 1;
    if (waited > this.#lateMs) this.#now.late += 1;
    if (waited > this.#lateMs / 2) this.#now.near += 1;
  }

  #look(): void {
    const now = this.#options.timers.steady();
    this.#now.lateByMs = now - this.#looked - LOOK_MS;
    this.#looked = now;
    this.#looks = [...this.#looks, this.#now].slice(-COUNTED_LOOKS);
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

  /**
   * Whether at least this share of the clicks waited too long, or the event loop blocked for more than `most` milliseconds
   * repeatedly.
   */
  #passes(which: 'late' | 'near', share: number, most: number): boolean {
    const sum = (of: 'clicks' | 'late' | 'near') => this.#looks.reduce((all, look) => all + look[of], 0);
    const waited = sum(which);
    return (
      (waited >= MIN_LATE_CLICKS && waited >= share * sum('clicks')) ||
      this.#looks.filter(({ lateByMs }) => lateByMs > most).length >= MIN_STALLS
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

/**
 * Counted work: what an answer may cost, the same on every machine. One unit is about a microsecond of an ordinary
 * processor. Whatever takes time says so with `spend` where it happens (a move made, a position printed, a round of a
 * theory's loop), so that search, theories, lists of moves and explanations draw on one account without knowing it.
 */

/** Thrown by `spend` when the account is used up; `Work.attempt` turns it into “not known”. */
export class OutOfWork extends Error {
  constructor() {
    super('the counted work is used up');
    this.name = 'OutOfWork';
  }
}

/** Units, and charges, between two looks at the clock: some milliseconds, also where a charge is much too low. */
const LOOK = 2_000;
const CHARGES = 200;
const NEVER = 2 ** 30;

/** The account that pays now, what it has left, and where a clock is looked at next; outside of all accounts all is free. */
let active: Work | null = null;
let left = Number.POSITIVE_INFINITY;
let look = Number.NEGATIVE_INFINITY;
let charges = NEVER;
/** Whether the time is up of the account that pays or of one around it; null: none of them has a clock. */
let overdue: (() => boolean) | null = null;

const nextLook = (): number => (overdue === null ? 0 : Math.max(0, left - LOOK));

/** From now on `work` pays. */
const pays = (work: Work | null): void => {
  active = work;
};

/** Charges of more than this are for work that is asked for as a whole: refused, they leave the account as it is. */
const LARGE = 500;
/** What a refusal costs by itself. */
const REFUSAL = 5;

/** Charges work that is about to be done; throws `OutOfWork` where the account does not have it. */
export const spend = (units: number): void => {
  left -= units;
  charges -= 1;
  if (left < look || charges < 0) lookUp(units);
};

const lookUp = (units: number): void => {
  charges = overdue === null ? NEVER : CHARGES;
  const isLate = overdue?.() === true;
  if (isLate && active !== null) active.late = true;
  if (left >= 0 && !isLate) {
    look = nextLook();
    return;
  }
  left = units > LARGE && !isLate ? left + units - REFUSAL : -1;
  throw new OutOfWork();
};

/** Ends what the clock has ended, at no charge: within a long step that is charged as a whole. */
export const heedClock = (): void => {
  if (overdue?.() !== true) return;
  if (active !== null) active.late = true;
  left = -1;
  throw new OutOfWork();
};

/**
 * Charges what a table costs that is kept for later questions: each account pays the whole of it once, whether or not it was
 * there, so that an answer does not depend on what was asked before. `units`: the table as far as it is needed.
 */
export const payFor = (table: unknown, units: number): void => {
  if (active === null) return;
  const paid = active.paid.get(table) ?? 0;
  if (units <= paid) return;
  spend(units - paid);
  active.paid.set(table, units);
};

/** Notes what was charged bit by bit while a table was made: it is not to be paid again. */
export const charged = (table: unknown, units: number): void => {
  active?.paid.set(table, Math.max(units, active.paid.get(table) ?? 0));
};

/** Whether the account that pays now has paid for that table; outside of all accounts nothing is to be paid. */
export const isPaid = (table: unknown): boolean => active === null || active.paid.has(table);

/** Units that may still be spent, for searches that ask before they begin. */
export const affordable = (): number => left;

/**
 * An account of counted work; optionally with a clock as a safety net, which makes the answer one of this machine. The clock
 * of an account holds for those that pay within it, too.
 */
export class Work {
  /** What was paid for tables (see `payFor`). */
  readonly paid = new Map<unknown, number>();
  /** Something was given up because the account was used up. */
  exhausted = false;
  /** It was used up by the clock, before what was counted. */
  late = false;
  #left: number;
  #kept: number;
  readonly #clock: (() => boolean) | null;

  /** `kept`: the part of `units` that is held back until `release`. */
  constructor(units: number, kept = 0, late: (() => boolean) | null = null) {
    this.#left = units - kept;
    this.#kept = kept;
    this.#clock = late;
  }

  /** What is left; below 0 once it is used up. */
  get left(): number {
    return active === this ? left : this.#left;
  }

  /** Whether the time is up. */
  isLate(): boolean {
    return (this.late ||= this.#clock?.() ?? false);
  }

  /** Makes available what was held back. */
  release(): void {
    const kept = this.late ? 0 : this.#kept;
    this.#kept = 0;
    if (kept === 0) return;
    if (active === this) left = Math.max(0, left) + kept;
    else this.#left = Math.max(0, this.#left) + kept;
  }

  /** Does `run` at the cost of this account (and of the one that pays already); `otherwise` where it is used up. */
  attempt<T>(run: () => T, otherwise: T): T {
    try {
      // Once it is used up nothing more is begun, not even what costs nothing until it is under way.
      if (this.left < 0) throw new OutOfWork();
      return active === this ? run() : this.#paying(run);
    } catch (error) {
      if (!(error instanceof OutOfWork)) throw error;
      this.exhausted = true;
      return otherwise;
    }
  }

  #paying<T>(run: () => T): T {
    const outer = { active, left, overdue };
    const mine = this.#left;
    pays(this);
    left = Math.min(mine, outer.left);
    if (this.#clock !== null)
      overdue = outer.overdue === null ? () => this.isLate() : () => this.isLate() || outer.overdue!();
    const begun = left;
    // With a clock the first charge looks at it.
    look = overdue === null ? 0 : left;
    charges = overdue === null ? NEVER : CHARGES;
    try {
      return run();
    } finally {
      const spent = begun - left;
      this.#left = mine - spent;
      active = outer.active;
      left = outer.left - spent;
      overdue = outer.overdue;
      look = active === null ? Number.NEGATIVE_INFINITY : nextLook();
      charges = overdue === null ? NEVER : CHARGES;
    }
  }
}

/**
 * Counted work: a machine-independent limit on the cost of an answer. One unit is about a microsecond on an ordinary processor.
 * Slow code calls `spend` where it works (a move made, a position printed, a round of a theory's loop), so search, theories, move
 * lists and explanations share one account without knowing it.
 */

/** Thrown by `spend` when the account is used up; `Work.attempt` turns it into “unknown”. */
export class OutOfWork extends Error {
  constructor() {
    super('the counted work is used up');
    this.name = 'OutOfWork';
  }
}

/** Units, and charges, between two looks at the clock: some milliseconds, even where charges are much too low. */
const UNITS_PER_LOOK = 2_000;
const CHARGES_PER_LOOK = 200;
const CHARGES_WITHOUT_CLOCK = 2 ** 30;

/**
 * The paying account, its remaining units, and the level at which the clock is next read; outside all accounts everything is
 * free.
 */
let active: Work | null = null;
let left = Number.POSITIVE_INFINITY;
let look = Number.NEGATIVE_INFINITY;
let charges = CHARGES_WITHOUT_CLOCK;
/** Whether time is up for the paying account or one around it; null: none has a clock. */
let overdue: (() => boolean) | null = null;

const nextLook = (): number => (overdue === null ? 0 : Math.max(0, left - UNITS_PER_LOOK));

/** Makes `work` the paying account. */
const pays = (work: Work | null): void => {
  active = work;
};

/** Charges above this are for work requested as a whole: a refused one leaves the account as it is. */
const LARGE_CHARGE_UNITS = 500;
const UNITS_PER_REFUSAL = 5;

/** Result of a search that succeeded before with more in the account; a null now means that the work is used up. */
export const foundOrOutOfWork = <T>(found: T | null): T => {
  if (found === null) throw new OutOfWork();
  return found;
};

/** Charges work about to be done; throws `OutOfWork` if the account can't afford it. */
export const spend = (units: number): void => {
  left -= units;
  charges -= 1;
  if (left < look || charges < 0) lookUp(units);
};

const lookUp = (units: number): void => {
  charges = overdue === null ? CHARGES_WITHOUT_CLOCK : CHARGES_PER_LOOK;
  const isLate = overdue?.() === true;
  if (isLate && active !== null) active.late = true;
  if (left >= 0 && !isLate) {
    look = nextLook();
    return;
  }
  left = units > LARGE_CHARGE_UNITS && !isLate ? left + units - UNITS_PER_REFUSAL : -1;
  throw new OutOfWork();
};

/** Throws `OutOfWork` if the clock has run out, at no charge; for long steps charged as a whole. */
export const heedClock = (): void => {
  if (overdue?.() !== true) return;
  if (active !== null) active.late = true;
  left = -1;
  throw new OutOfWork();
};

/**
 * Charges for a table that is cached for later questions: each account pays the full price once, cached or not, so that answers
 * don't depend on earlier questions. `units`: price of the table as far as it is needed.
 */
export const payFor = (table: unknown, units: number): void => {
  if (active === null) return;
  const paid = active.paid.get(table) ?? 0;
  if (units <= paid) return;
  spend(units - paid);
  active.paid.set(table, units);
};

/** Records a table as paid if its making was charged bit by bit. */
export const charged = (table: unknown, units: number): void => {
  active?.paid.set(table, Math.max(units, active.paid.get(table) ?? 0));
};

/** Whether the paying account has paid for the table; outside all accounts nothing has to be paid. */
export const isPaid = (table: unknown): boolean => active === null || active.paid.has(table);

/** Units that may still be spent, for searches that check before they start. */
export const affordable = (): number => left;

/**
 * Account of counted work, optionally with a clock as a safety net; a clock makes answers depend on the machine. It also limits
 * accounts that pay within this one.
 */
export class Work {
  /** Units paid for tables (see `payFor`). */
  readonly paid = new Map<unknown, number>();
  /** Whether something was given up because the account was used up. */
  exhausted = false;
  /** Whether the clock ran out before the units did. */
  late = false;
  #left: number;
  #kept: number;
  readonly #clock: (() => boolean) | null;

  /** `kept`: part of `units` held back until `release`. */
  constructor(units: number, kept = 0, late: (() => boolean) | null = null) {
    this.#left = units - kept;
    this.#kept = kept;
    this.#clock = late;
  }

  /** Remaining units; negative once used up. */
  get left(): number {
    return active === this ? left : this.#left;
  }

  isLate(): boolean {
    return (this.late ||= this.#clock?.() ?? false);
  }

  /** Makes the held-back units available. */
  release(): void {
    const kept = this.late ? 0 : this.#kept;
    this.#kept = 0;
    if (kept === 0) return;
    if (active === this) left = Math.max(0, left) + kept;
    else this.#left = Math.max(0, this.#left) + kept;
  }

  /** Runs `run` at the cost of this account (and of one already paying); returns `otherwise` when it is used up. */
  attempt<T>(run: () => T, otherwise: T): T {
    try {
      // Once used up, starts nothing more, not even work without a charge at its start.
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
    // With a clock, the first charge looks at it.
    look = overdue === null ? 0 : left;
    charges = overdue === null ? CHARGES_WITHOUT_CLOCK : CHARGES_PER_LOOK;
    try {
      return run();
    } finally {
      const spent = begun - left;
      this.#left = mine - spent;
      active = outer.active;
      left = outer.left - spent;
      overdue = outer.overdue;
      look = active === null ? Number.NEGATIVE_INFINITY : nextLook();
      charges = overdue === null ? CHARGES_WITHOUT_CLOCK : CHARGES_PER_LOOK;
    }
  }
}

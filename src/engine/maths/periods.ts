import { payFor } from '../core/work.ts';

/**
 * Proof that a sequence repeats from `preperiod` on with `period`: the window starting at `preperiod` recurs at `preperiod +
 * period`, and each value depends on such a window alone.
 */
export interface PeriodWindow {
  readonly preperiod: number;
  readonly period: number;
}

/** Smallest number with the same item as `n` by the period; `n` itself below preperiod + period. */
export const withinPeriod = ({ preperiod, period }: PeriodWindow, n: bigint): bigint => {
  const start = BigInt(preperiod);
  return n < start ? n : start + ((n - start) % BigInt(period));
};

const HASH_BASE = 1_000_003;

/**
 * Sequence of integers in which each value from index `window` on is a function of the `window` values before it, computed on
 * demand. When one window of that length recurs, everything after it repeats: that is the certificate, found by Brent's method
 * (BIT 20 (1980); a rolling hash proposes, a comparison of every value decides).
 */
export class Recurrence {
  readonly window: number;
  readonly #next: (values: ArrayLike<number>, n: number) => number;
  readonly #room: (length: number) => Uint16Array | Int32Array;
  #values: Uint16Array | Int32Array;
  #length = 0;
  #certificate: PeriodWindow | null = null;
  // Brent: the window at `anchor` is compared with each later one; the anchor moves on at powers of two.
  #anchor = 0;
  #power = 1;
  #anchorHash = 0;
  #hash = 0;
  readonly #drop: number;

  /**
   * `next(values, n)`: the value at n, from values[0 … n−1]. `window` = Infinity: no search for a period. `room`: makes an array
   * for such values; the default holds values from 0 to 65,535.
   */
  constructor(
    window: number,
    next: (values: ArrayLike<number>, n: number) => number,
    room: (length: number) => Uint16Array | Int32Array = (length) => new Uint16Array(length),
  ) {
    this.window = window;
    this.#next = next;
    this.#room = room;
    this.#values = room(1024);
    let drop = 1;
    if (Number.isFinite(window)) for (let i = 0; i < window; i += 1) drop = Math.imul(drop, HASH_BASE);
    this.#drop = drop;
  }

  /** Number of values computed. */
  get length(): number {
    return this.#length;
  }

  get certificate(): PeriodWindow | null {
    return this.#certificate;
  }

  /**
   * As `extend`, charged to the active account (see `payFor`). Works in blocks with fixed ends, so that the result does not
   * depend on how much was known before. `units(n)`: total cost of the values below n.
   */
  reach(to: number, units: (n: number) => number): void {
    for (let end = 1024; ; end *= 2) {
      const next = Math.min(to, end);
      payFor(this, units(next));
      this.extend(next);
      if (next === to || (this.#certificate !== null && this.#length <= next)) return;
    }
  }

  /** Computes values up to index `to`, exclusive, or until the period is certified. */
  extend(to: number): void {
    if (this.#certificate !== null || to <= this.#length) return;
    if (to > this.#values.length) {
      const larger = this.#room(Math.max(to, 2 * this.#values.length));
      larger.set(this.#values);
      this.#values = larger;
    }
    const values = this.#values;
    const { window } = this;
    while (this.#length < to) {
      const n = this.#length;
      const value = this.#next(values, n);
      values[n] = value;
      this.#length = n + 1;
      if (window === Infinity) continue;
      const old = n >= window ? values[n - window]! : 0;
      this.#hash =
        (Math.imul(this.#hash, HASH_BASE) + value + 1 - Math.imul(n >= window ? old + 1 : 0, this.#drop)) | 0;
      const start = n + 1 - window;
      if (start >= 0 && this.#repeats(start)) return;
    }
  }

  /** Compares the window at `start` with the anchored one; certifies the period if they are equal. */
  #repeats(start: number): boolean {
    if (start === 0) {
      this.#anchorHash = this.#hash;
      return false;
    }
    if (this.#hash === this.#anchorHash && this.#same(this.#anchor, start)) {
      const period = start - this.#anchor;
      let preperiod = this.#anchor;
      while (preperiod > 0 && this.#values[preperiod - 1] === this.#values[preperiod - 1 + period])
        preperiod -= 1;
      this.#certificate = { preperiod, period };
      return true;
    }
    if (start - this.#anchor === this.#power) {
      this.#anchor = start;
      this.#anchorHash = this.#hash;
      this.#power *= 2;
    }
    return false;
  }

  #same(a: number, b: number): boolean {
    for (let i = 0; i < this.window; i += 1) if (this.#values[a + i] !== this.#values[b + i]) return false;
    return true;
  }

  /** Index ≤ n, within the first period, with the same value; n itself without a certificate. */
  reduce(n: bigint): bigint {
    return this.#certificate === null ? n : withinPeriod(this.#certificate, n);
  }

  /** Value at n, or null if it is neither computed nor within a certified period. */
  at(n: bigint): number | null {
    const index = this.reduce(n);
    return index < BigInt(this.#length) ? this.#values[Number(index)]! : null;
  }
}

import { affordable, charged, isPaid, payFor, spend, Work } from '../core/work.ts';
import type { OctalCode } from './octal-code.ts';
import { type PeriodWindow, withinPeriod } from './periods.ts';
import { type Quotient, QuotientSearch } from './quotient.ts';

/** Misère quotient of all sums of heaps up to some size, or of all heaps. */
export interface MisereOctal {
  readonly quotient: Quotient;
  /** Largest heap computed. */
  readonly most: number;
  /**
   * Period of the elements, which then covers all heaps: from `preperiod` on a heap has the element of the heap `period` smaller.
   */
  readonly period: PeriodWindow | null;
}

/** Limits of the search for a quotient; the heap is the largest one. */
export const MAX_QUOTIENT_ELEMENTS = 600;
export const MAX_QUOTIENT_HEAP = 768;
export const MAX_QUOTIENT_WORK = 1_000_000;
/** Share of that work after which the search reports that it found none, rather than that time was short. */
const FULL_SEARCH_SHARE = 0.75;
/** Share of the rest of an account that a quotient may use: search needs the remainder. */
const ACCOUNT_SHARE = 0.5;
/** Distance between checks for a period. */
const PERIOD_CHECK_HEAPS = 24;
const WORK_PER_SPLIT = 0.02;

/** Heaps left by each move in a heap. */
export const leavings =
  ({ digits }: OctalCode) =>
  (heap: number): readonly (readonly number[])[] => {
    spend(heap * WORK_PER_SPLIT * digits.length);
    return digits.flatMap((digit, k) => {
      const left = heap - k;
      const rows: number[][] = [];
      if (heap === 0 || left < 0) return rows;
      if (digit & 1 && left === 0) rows.push([]);
      if (digit & 2 && left > 0) rows.push([left]);
      if (digit & 4) for (let a = 1; 2 * a <= left; a += 1) rows.push([a, left - a]);
      return rows;
    });
  };

/**
 * Period of the elements of heaps 0 … `most`, if they prove one: with Φ(n + p) = Φ(n) for n₀ ≤ n < 2n₀ + p + t each larger heap
 * leaves the same elements as the one p smaller, since one of two heaps that it leaves is at least n₀ + p (T. E. Plambeck,
 * “Taming the wild in impartial combinatorial games”, Integers 5 (2005), as Guy and Smith for normal play).
 */
export const periodIn = (elements: readonly number[], most: number, taken: number): PeriodWindow | null => {
  let found: PeriodWindow | null = null;
  let needed = most;
  for (let period = 1; 2 + 2 * period + taken <= needed + 1; period += 1) {
    let preperiod = most - period + 1;
    while (preperiod > 1 && elements[preperiod - 1] === elements[preperiod - 1 + period]) preperiod -= 1;
    // Compares heaps n₀ … 2n₀ + p + t − 1 with those p larger.
    const last = 2 * preperiod + 2 * period + taken - 1;
    if (last > needed) continue;
    found = { preperiod, period };
    needed = last - 1;
  }
  return found;
};

/** Shared cache entry of one code: what is known, and its cost from the start. */
interface CachedCode {
  readonly search: QuotientSearch;
  /** Total units for heaps 0 … n. */
  readonly units: number[];
  /** Cost of finding that the next heap makes the quotient too large. */
  failed: number | null;
  period: { readonly found: PeriodWindow; readonly at: number } | null;
}

const MAX_CACHED_CODES = 32;
const entries = new Map<string, CachedCode>();

const entryOf = (code: OctalCode): CachedCode => {
  const entry: CachedCode = entries.get(code.text) ?? {
    search: new QuotientSearch(leavings(code), MAX_QUOTIENT_ELEMENTS),
    units: [0],
    failed: null,
    period: null,
  };
  entries.delete(code.text);
  entries.set(code.text, entry);
  if (entries.size > MAX_CACHED_CODES) entries.delete(entries.keys().next().value!);
  if (entry.units.length === 1) entry.search.extend(0);
  return entry;
};

/** Adds the next heap within `budget`; false if that is not enough, or the quotient gets too large. */
const extend = (code: OctalCode, entry: CachedCode, budget: number): boolean => {
  const n = entry.units.length;
  const before = entry.units[n - 1]!;
  if (before >= budget) return false;
  const work = new Work(budget - before);
  const isExtended = work.attempt(() => entry.search.extend(n), null);
  const units = budget - Math.max(0, work.left);
  if (isExtended === true) entry.units.push(units);
  else if (isExtended === false) entry.failed = units;
  // A half-finished search can't be continued.
  else entries.delete(code.text);
  if (isExtended === true && n % PERIOD_CHECK_HEAPS === 0 && entry.period === null) {
    const { elements } = entry.search.until(n);
    const found = periodIn(elements, n, code.digits.length - 1);
    entry.period = found === null ? null : { found, at: n };
  }
  return isExtended === true;
};

const UNITS_PER_PAYMENT = 400;

/** Pays for a heap in small steps, as if it were computed now. */
const pay = (key: string, units: number): void => {
  for (let paid = 0; paid < units; paid += UNITS_PER_PAYMENT)
    payFor(key, Math.min(units, paid + UNITS_PER_PAYMENT));
};

/** Account key for a search that went to its limits without success. */
const noneOf = ({ text }: OctalCode): string => `misère ${text} none`;

/** Whether the search found no quotient with this heap; false if this account had too little for the search. */
export const noMisereOctal = (code: OctalCode, heap: bigint): boolean =>
  misereOctal(code, heap) === null && isPaid(noneOf(code));

/**
 * Misère quotient of all sums of heaps up to `heap`, or of all heaps if a period is proved before; null if that takes too much
 * work, or there is no quotient within the limits.
 */
export const misereOctal = (code: OctalCode, heap: bigint): MisereOctal | null => {
  const key = `misère ${code.text}`;
  const given = `${key} given up`;
  const isFree = affordable() === Number.POSITIVE_INFINITY;
  if (!isFree && isPaid(given)) return null;
  const entry = entryOf(code);
  const budget = Math.min(MAX_QUOTIENT_WORK, isPaid(key) ? MAX_QUOTIENT_WORK : affordable() * ACCOUNT_SHARE);
  const to = heap > BigInt(MAX_QUOTIENT_HEAP) ? MAX_QUOTIENT_HEAP : Number(heap);
  const until = (): number => Math.min(to, entry.period?.at ?? to);
  pay(key, Math.min(budget, entry.units[until()] ?? entry.failed ?? entry.units.at(-1)!));
  while (entry.units.length <= until() && entry.failed === null) if (!extend(code, entry, budget)) break;
  const most = until();
  const units = entry.units[most] ?? entry.failed ?? budget;
  charged(key, Math.min(units, budget));
  const period = entry.period !== null && entry.period.at <= most ? entry.period.found : null;
  const isKnown = units <= budget && entry.units.length > most && (period !== null || heap <= BigInt(most));
  if (!isKnown) {
    payFor(given, 1);
    const isTooLarge = entry.failed !== null && entry.failed <= budget;
    const isFarEnough = units <= budget && entry.units.length > most;
    if (isTooLarge || isFarEnough || budget >= MAX_QUOTIENT_WORK * FULL_SEARCH_SHARE) payFor(noneOf(code), 1);
    return null;
  }
  return { quotient: entry.search.until(most), most, period };
};

/** Heap within the table that has the same element as `heap`. */
export const sameHeap = ({ period }: MisereOctal, heap: bigint): number =>
  Number(period === null ? heap : withinPeriod(period, heap));

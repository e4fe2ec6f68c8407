import type { HeapLaw } from './octal-code.ts';
import type { HeapValues } from './octal-kernel.ts';

/** Proven period: g(n + period) = g(n) for all n ≥ preperiod. */
export interface OctalPeriod {
  /** Last exception plus one: the least n from which the values repeat; 0 if they do from the start. */
  readonly preperiod: number;
  readonly period: number;
  /** Heaps below this number must be computed for the proof: 2·max(preperiod, 1) + 2·period + t. */
  readonly needed: number;
}

/** Number of values that the Guy–Smith theorem requires. */
export const neededFor = (preperiod: number, period: number, law: HeapLaw): number =>
  2 * Math.max(preperiod, 1) + 2 * period + law.most;

/**
 * Shortest period that the first `count` values prove, or null. If for some n0 ≥ 1 g(n+p) = g(n) for all n with n0 ≤ n < 2·n0 + p
 * + t, it holds for all n ≥ n0 (R. K. Guy and C. A. B. Smith, “The G-values of various games”, Proc. Cambridge Philos. Soc. 52
 * (1956), 514–526). For heaps that must differ the argument holds only if no split is excluded late, so laws with `unequal` are
 * never certified.
 */
export const certify = (g: HeapValues, count: number, law: HeapLaw): OctalPeriod | null => {
  if (law.unequal) return null;
  const longest = (count - law.most - 2) >> 1;
  if (longest < 1) return null;
  const runs = backwardRuns(g, count, longest);
  for (let period = 1; period <= longest; period += 1) {
    const preperiod = count - period - runs[period]!;
    const needed = neededFor(preperiod, period, law);
    if (needed <= count) return { preperiod, period, needed };
  }
  return null;
};

/** For each p ≤ `most`, how many of the last values equal those p earlier: the Z-function of the reversed sequence. O(count). */
const backwardRuns = (g: HeapValues, count: number, most: number): Int32Array => {
  const runs = new Int32Array(most + 1);
  const last = count - 1;
  let left = 0;
  let right = 0;
  for (let p = 1; p <= most; p += 1) {
    let run = p < right ? Math.min(right - p, runs[p - left]!) : 0;
    while (p + run < count && g[last - run] === g[last - p - run]) run += 1;
    runs[p] = run;
    if (p + run > right) {
      left = p;
      right = p + run;
    }
  }
  return runs;
};

import { floorDiv, isqrt } from './integers.ts';

/** Losing pair number n of Wythoff's game: (A_n, A_n + a·n). */
export interface WythoffPair {
  readonly n: bigint;
  readonly small: bigint;
  readonly large: bigint;
}

/**
 * Losing pair number n of Wythoff's game with difference `a` ≥ 1, for n ≥ 0 (number 0 is (0, 0)): A_n = ⌊nα⌋ with α = (2 − a +
 * √(a²+4))/2 and B_n = A_n + a·n, in exact integers. W. A. Wythoff (1907) for a = 1; A. S. Fraenkel, “How to beat your Wythoff
 * games' opponent on three fronts”, Amer. Math. Monthly 89 (1982).
 */
export const wythoffPair = (n: bigint, a: bigint): WythoffPair => {
  const small = floorDiv(n * (2n - a) + isqrt(n * n * (a * a + 4n)), 2n);
  return { n, small, large: small + a * n };
};

/**
 * Losing pair that contains `x` ≥ 0, for a ≥ 1: every positive number is in exactly one, since 1/α + 1/β = 1 with β = α + a (S.
 * Beatty, Problem 3173, Amer. Math. Monthly 33 (1926)). Throws an Error if that fails.
 */
export const wythoffPairOf = (x: bigint, a: bigint): WythoffPair => holding(x, a, wythoffPair);

/** Pair that contains `x`, for pairs of numbers near nα and nβ. */
const holding = (x: bigint, a: bigint, pairAt: typeof wythoffPair): WythoffPair => {
  const y = x + 1n;
  const root = isqrt(y * y * (a * a + 4n));
  // (x+1)/α and (x+1)/β, up to one: 1/α = (√(a²+4) − 2 + a)/2a, 1/β = (2 + a − √(a²+4))/2a.
  for (const about of [floorDiv(y * (a - 2n) + root, 2n * a), floorDiv(y * (a + 2n) - root, 2n * a)])
    for (let n = about - 3n; n <= about + 1n; n += 1n) {
      if (n < 0n) continue;
      const pair = pairAt(n, a);
      if (pair.small === x || pair.large === x) return pair;
    }
  throw new Error(`no Wythoff pair holds ${x}: Beatty's theorem is violated`);
};

/**
 * Losing pair number n of misère Wythoff's game, n ≥ 0. For a ≥ 2: A′_n = ⌊nα + 1/α⌋ and A′_n + a·n + 1; for a = 1: (0, 1), (2,
 * 2), and from n = 2 on the pairs of normal play. A. S. Fraenkel, “Wythoff games, continued fractions, cedar trees and Fibonacci
 * searches”, Theoret. Comput. Sci. 29 (1984).
 */
export const misereWythoffPair = (n: bigint, a: bigint): WythoffPair => {
  if (a === 1n)
    return n === 0n
      ? { n, small: 0n, large: 1n }
      : n === 1n
        ? { n, small: 2n, large: 2n }
        : wythoffPair(n, a);
  const m = n * a + 1n;
  const small = floorDiv(m * (2n - a) + 2n * (a - 2n) + isqrt(m * m * (a * a + 4n)), 2n * a);
  return { n, small, large: small + m };
};

/** Misère losing pair that contains `x` ≥ 0: every number from 0 on is in exactly one. */
export const misereWythoffPairOf = (x: bigint, a: bigint): WythoffPair => holding(x, a, misereWythoffPair);

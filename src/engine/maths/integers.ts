/** Exact ⌊√n⌋ for n ≥ 0, by Newton’s method on integers. Throws a RangeError for n < 0. */
export const isqrt = (n: bigint): bigint => {
  if (n < 0n) throw new RangeError('isqrt of a negative number');
  if (n < 2n) return n;
  // Starts above the root: 2^⌈bits/2⌉.
  let root = 1n << BigInt((n.toString(16).length * 4 + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};

/** ⌊a / b⌋ for b > 0 (not checked), rounding towards −∞. */
export const floorDiv = (a: bigint, b: bigint): bigint => (a >= 0n ? a / b : -((-a + b - 1n) / b));

/** Greatest common divisor of a and b, both ≥ 0. */
export const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
};

/** Comparator: smaller numbers first. */
export const bySize = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

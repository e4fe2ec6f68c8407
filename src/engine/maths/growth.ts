/** Polynomial with coefficients ≥ 0: `poly[d]` belongs to x^d; the last one is not 0. */
export type Polynomial = readonly bigint[];

/** Minimum of some polynomials (at least one): non-decreasing for x ≥ 0. */
export type Growth = readonly Polynomial[];

/** x ↦ k·x, for k ≥ 1. */
export const times = (k: bigint): Growth => [[0n, k]];

/** Value at x ≥ 0. */
export const grow = (growth: Growth, x: bigint): bigint => {
  let least: bigint | null = null;
  for (const polynomial of growth) {
    let value = 0n;
    for (let d = polynomial.length - 1; d >= 0; d -= 1) value = value * x + polynomial[d]!;
    if (least === null || value < least) least = value;
  }
  return least!;
};

/** Largest value, or null if there is none: polynomials of degree ≥ 1 are unbounded. */
export const ceiling = (growth: Growth): bigint | null =>
  growth.reduce<bigint | null>(
    (least, polynomial) =>
      polynomial.length === 1 && (least === null || polynomial[0]! < least) ? polynomial[0]! : least,
    null,
  );

const formatPolynomial = (polynomial: Polynomial): string =>
  polynomial
    .map((coefficient, d) => {
      if (coefficient === 0n) return '';
      const power = d === 0 ? '' : d === 1 ? 'x' : `x^${d}`;
      return coefficient === 1n && d > 0 ? power : `${coefficient}${power}`;
    })
    .filter((term) => term !== '')
    .reverse()
    .join('+');

/** Text as typed: `2x+1`, `min(2x,10)`; equal exactly for equal lists of polynomials. */
export const formatGrowth = (growth: Growth): string =>
  growth.length === 1 ? formatPolynomial(growth[0]!) : `min(${growth.map(formatPolynomial).join(',')})`;

/**
 * Minimum excluded value: the least integer ≥ 0 that is not in `values`. Applied to the values of a position's options it gives
 * the position's own (R. Sprague 1935, P. M. Grundy 1939).
 */
export const mex = (values: Iterable<number>): number => {
  const seen = values instanceof Set ? (values as ReadonlySet<number>) : new Set(values);
  let least = 0;
  while (seen.has(least)) least += 1;
  return least;
};

/**
 * Nim-sum of `values` ≥ 0; 0 for none. Applied to the values of parts it gives that of their sum (R. Sprague 1935, P. M. Grundy
 * 1939).
 */
export const nimSum = (values: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const value of values) sum ^= value;
  return sum;
};

/** Binary digits of `value` ≥ 0, padded to `width`. */
export const bits = (value: bigint, width: number): string => value.toString(2).padStart(width, '0');

/** Reach is not counted beyond this. */
export const VAST = 1n << 64n;

/** Product of one factor per item; stops above `VAST`. */
export const productOf = <T>(items: Iterable<T>, factor: (item: T) => bigint): bigint => {
  let product = 1n;
  for (const item of items) {
    product *= factor(item);
    if (product > VAST) break;
  }
  return product;
};

/** Numbers of partitions p(0), p(1), … p(`most`). */
export const partitionNumbers = (most: number): readonly bigint[] => {
  const counts = [1n, ...Array.from({ length: most }, () => 0n)];
  for (let part = 1; part <= most; part += 1)
    for (let n = part; n <= most; n += 1) counts[n]! += counts[n - part]!;
  return counts;
};

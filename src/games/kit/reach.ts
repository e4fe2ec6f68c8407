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

/** Number of partitions of 0 … n together, p(0) + p(1) + … + p(n), as a function of n; `VAST` above `most`. */
export const partitionsTo = (most: number): ((n: bigint) => bigint) => {
  const counts = [1n, ...Array.from({ length: most }, () => 0n)];
  for (let part = 1; part <= most; part += 1)
    for (let n = part; n <= most; n += 1) counts[n]! += counts[n - part]!;
  return (n) => (n > BigInt(most) ? VAST : counts.slice(0, Number(n) + 1).reduce((a, b) => a + b));
};

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

/** Reach is not counted beyond this. */
export const VAST = 1n << 64n;

/** The product of a factor for each item, as far as it is not above `VAST`. */
export const productOf = <T>(items: Iterable<T>, factor: (item: T) => bigint): bigint => {
  let product = 1n;
  for (const item of items) {
    product *= factor(item);
    if (product > VAST) break;
  }
  return product;
};

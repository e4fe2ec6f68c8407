/** Reach is not counted beyond this. */
export const VAST = 1n << 64n;

/** The product of one factor for each item; what is above `VAST` is not multiplied further. */
export const productOf = <T>(items: Iterable<T>, factor: (item: T) => bigint): bigint => {
  let product = 1n;
  for (const item of items) {
    product *= factor(item);
    if (product > VAST) break;
  }
  return product;
};

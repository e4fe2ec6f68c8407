export const countAll = (items: Iterable<unknown>): bigint => {
  let count = 0n;
  for (const _ of items) count += 1n;
  return count;
};

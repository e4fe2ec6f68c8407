/** Amounts that may be taken from a heap: 1, or half of it, rounded up. */
export const takes = (heap: bigint): readonly bigint[] => {
  if (heap === 0n) return [];
  return heap <= 2n ? [1n] : [1n, (heap + 1n) / 2n];
};

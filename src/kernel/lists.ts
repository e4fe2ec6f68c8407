/** The first `most` items, at least one; takes no more of them from the source. */
export const firstOf = <T>(items: Iterable<T>, most: number): readonly T[] => {
  const taken: T[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length >= most) break;
  }
  return taken;
};

/** Splits items into chunks of `size`; the last may be shorter. */
export const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

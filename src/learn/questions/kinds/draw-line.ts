/** A random number from 1 to `most`. */
export const upTo = (most: number, random: () => number): number => 1 + Math.floor(random() * most);

/** A random non-empty subset of 1 to `most`, ascending. */
export const subsetUpTo = (most: number, random: () => number): readonly number[] => {
  const chance = 0.2 + 0.6 * random();
  const some = Array.from({ length: most }, (_, i) => i + 1).filter(() => random() < chance);
  return some.length > 0 ? some : [upTo(most, random)];
};

/** A line of Nim with `count` random heaps. */
export const nimLine = (count: number, most: number, random: () => number): string =>
  `nim ${Array.from({ length: count }, () => upTo(most, random)).join(' ')}`;

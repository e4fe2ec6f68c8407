/** What a generator draws from: a random source, and small things made from it. */
export interface Draw {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** `count` draws. */
  many<T>(count: number, draw: () => T): readonly T[];
  /** Each item with this probability. */
  some<T>(items: readonly T[], probability: number): readonly T[];
  shuffled<T>(items: readonly T[]): readonly T[];
}

export const drawing = (random: () => number): Draw => {
  const int = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)]!,
    chance: (probability) => random() < probability,
    many: (count, draw) => Array.from({ length: count }, draw),
    some: (items, probability) => items.filter(() => random() < probability),
    shuffled: (items) =>
      items
        .map((item) => [random(), item] as const)
        .sort((a, b) => a[0] - b[0])
        .map(([, item]) => item),
  };
};

/** One line of Euclid's algorithm: large = quotient · small + rest. */
export interface EuclidStep {
  readonly large: bigint;
  readonly small: bigint;
  readonly quotient: bigint;
  readonly rest: bigint;
}

/**
 * Lines of Euclid's algorithm on two numbers ≥ 0, in any order, until the rest is 0; none if a number is 0. Equal numbers give
 * one line with quotient 1. The quotients are the continued fraction of large/small.
 */
export const euclidSteps = (x: bigint, y: bigint): readonly EuclidStep[] => {
  const steps: EuclidStep[] = [];
  let [small, large] = x < y ? [x, y] : [y, x];
  while (small > 0n) {
    const quotient = large / small;
    const rest = large - quotient * small;
    steps.push({ large, small, quotient, rest });
    [small, large] = [rest, small];
  }
  return steps;
};

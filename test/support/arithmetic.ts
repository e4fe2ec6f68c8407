/** Arithmetic of games by its definitions, for checks that share no code with the program. */

export const xor = (values: readonly (number | string)[]): number =>
  values.reduce<number>((sum, value) => sum ^ Number(value), 0);

/** The least number from `least` on that is missing. */
export const mex = (values: Iterable<number | string>, least = 0): number => {
  const seen = new Set(Array.from(values, Number));
  while (seen.has(least)) least += 1;
  return least;
};

/** 1, 2, 3, 5, …, the last at least `n`. */
export const fibonacciTo = (n: number): readonly number[] => {
  const numbers = [1, 2];
  while (numbers.at(-1)! < n) numbers.push(numbers.at(-1)! + numbers.at(-2)!);
  return numbers;
};

/** Zeckendorf's representation by the greedy method, the largest first. */
export const zeckendorf = (n: number): readonly number[] => {
  let left = n;
  return fibonacciTo(n)
    .toReversed()
    .filter((number) => {
      if (number > left) return false;
      left -= number;
      return true;
    });
};

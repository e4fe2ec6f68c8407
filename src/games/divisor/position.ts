/** Numbers on the board, ascending, each once. */
export interface DivisorBoard {
  readonly numbers: readonly number[];
}

/** Erases a number and all its divisors on the board. */
export interface Erasure {
  readonly number: number;
}

/** Numbers left after erasing `chosen` and its divisors; domain: numbers ≥ 1. */
export const erased = (numbers: readonly number[], chosen: number): readonly number[] =>
  numbers.filter((n) => chosen % n !== 0);

/** Connected groups under divisibility, in the order of their least numbers. */
export const groups = (numbers: readonly number[]): readonly (readonly number[])[] => {
  const left = new Set(numbers);
  const found: number[][] = [];
  for (const seed of numbers) {
    if (!left.delete(seed)) continue;
    const group = [seed];
    for (const member of group)
      for (const n of left)
        if (n % member === 0 || member % n === 0) {
          left.delete(n);
          group.push(n);
        }
    found.push(group.sort((a, b) => a - b));
  }
  return found;
};

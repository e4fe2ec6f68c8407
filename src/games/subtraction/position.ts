import { isqrt } from '../../engine/maths/integers.ts';
import { type Heaps, largestOf } from '../kit/heaps.ts';

/** Numbers that may be taken: a finite set, ascending, or a named set. */
export type TakeSet = readonly bigint[] | 'squares' | 'fibonacci' | 'divisors';

export interface SubtractionPosition extends Heaps {
  readonly set: TakeSet;
}

/** Members of the set that may be taken from a heap of `size`, ascending. */
export const takes = function* (set: TakeSet, size: bigint): Iterable<bigint> {
  switch (set) {
    case 'squares':
      for (let root = 1n; root * root <= size; root += 1n) yield root * root;
      return;
    case 'fibonacci':
      for (let [a, b] = [1n, 2n]; a <= size; [a, b] = [b, a + b]) yield a;
      return;
    case 'divisors':
      yield* properDivisors(size);
      return;
  }
  for (const member of set) {
    if (member > size) return;
    yield member;
  }
};

/** Largest heap with s=divisors: its divisors are found by trial up to the square root. */
export const MAX_DIVISORS_HEAP_STONES = 10n ** 12n;

/** Divisors of n below n, ascending. Domain: 0 ≤ n ≤ 10^12. */
const properDivisors = (n: bigint): readonly bigint[] => {
  const size = Number(n);
  const small: number[] = [];
  const large: number[] = [];
  for (let d = 1; d * d <= size; d += 1) {
    if (size % d !== 0) continue;
    if (d < size) small.push(d);
    if (d > 1 && d * d !== size) large.push(size / d);
  }
  return [...small, ...large.reverse()].map(BigInt);
};

/** Whether `take` is a member of the set for a heap of `size`. Domain: 1 ≤ take ≤ size. */
export const allowed = (set: TakeSet, size: bigint, take: bigint): boolean => {
  switch (set) {
    case 'squares':
      return isqrt(take) ** 2n === take;
    case 'fibonacci':
      for (const member of takes(set, take)) if (member === take) return true;
      return false;
    case 'divisors':
      return take < size && size % take === 0n;
  }
  return set.includes(take);
};

/** Approximate number of moves of the largest heap: a search looks at each from every position. */
export const movesOf = ({ heaps, set }: SubtractionPosition): bigint => {
  if (typeof set !== 'string') return BigInt(set.length);
  return set === 'squares' ? 1n + isqrt(largestOf(heaps)) : 64n;
};

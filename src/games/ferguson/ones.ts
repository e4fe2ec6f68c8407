import type { Step } from '../../engine/explain/step.ts';
import { countSummandsWithOnes, summandsWithOnes, trailingOnes } from '../../engine/maths/ones.ts';
import { ascending, type Pair, textPair } from '../kit/pairs.ts';

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /**
     * Both numbers less one, in binary, their OR, and its number of trailing ones: the Grundy value. `cut`: only the last digits.
     */
    'trailing-ones': {
      readonly pair: readonly [string, string];
      readonly bits: readonly [string, string];
      readonly or: string;
      readonly ones: number;
      readonly cut: boolean;
    };
  }
}

const MAX_SHOWN_BITS = 16;

/**
 * Grundy value of two boxes: the number of trailing ones of (m−1) | (n−1). A number n can be split into a pair of value t exactly
 * when n − 1 has a 1 in place t (the game: T. S. Ferguson, Game Theory, part I, 1.5, exercise 5).
 */
export const boxesValue = ([m, n]: Pair): bigint => BigInt(trailingOnes((m - 1n) | (n - 1n)));

/** All splits of `whole` ≥ 2 into a pair of value `target` ≥ 0, by ascending first part; with `half`, first ≤ second. */
export const splitsToValue = function* (whole: bigint, target: bigint, half: boolean): Iterable<Pair> {
  for (const a of summandsWithOnes(whole - 2n, target, half)) yield [a + 1n, whole - a - 1n];
};

/** Number of results of `splitsToValue`, by formula. Domain: `whole` ≥ 2, `target` ≥ 0. */
export const countSplitsToValue = (whole: bigint, target: bigint, half: boolean): bigint =>
  countSummandsWithOnes(whole - 2n, target, half);

/**
 * Remoteness of two boxes. Both odd, the larger m: 2 + that of the most even pair of odd numbers with sum m − 1, where the
 * loser's best move leaves the largest even number; 0 at (1, 1). Else 1 + that of the most even odd split of the smaller even
 * number. (The winner halves, the loser gives away as little as possible.)
 */
export const boxesRemoteness = (pair: Pair): bigint => {
  const [small, large] = ascending(pair);
  const even = small % 2n === 0n ? small : large % 2n === 0n ? large : null;
  let left = even === null ? 0n : 1n;
  let larger = even === null ? large : largerOddHalf(even);
  while (larger > 1n) {
    left += 2n;
    larger = largerOddHalf(larger - 1n);
  }
  return left;
};

/** Larger part of the most even split of an even number into two odd ones. */
const largerOddHalf = (even: bigint): bigint => {
  const half = even / 2n;
  return half % 2n === 1n ? half : half + 1n;
};

/** Step that reads the value of a pair off its binary digits; numbers ≥ 1, long ones cut to their last 16 digits. */
export const onesStep = (pair: Pair): Step => {
  const [m, n] = [pair[0] - 1n, pair[1] - 1n];
  const or = m | n;
  const ones = trailingOnes(or);
  const length = or.toString(2).length;
  const cut = length > MAX_SHOWN_BITS;
  const width = cut ? MAX_SHOWN_BITS : length;
  const last = (x: bigint) => (x & ((1n << BigInt(width)) - 1n)).toString(2).padStart(width, '0');
  return { kind: 'trailing-ones', pair: textPair(pair), bits: [last(m), last(n)], or: last(or), ones, cut };
};

/** Error in a step of this kind, recomputed from its own numbers; null: none. */
export const checkOnes = (step: Extract<Step, { kind: 'trailing-ones' }>): string | null => {
  const [m, n] = step.pair.map((text) => Number(text) - 1) as [number, number];
  const place = (x: number, i: number) => Math.floor(x / 2 ** i) % 2;
  const width = step.or.length;
  const read = (x: (i: number) => number) =>
    Array.from({ length: width }, (_, i) => x(width - 1 - i)).join('');
  let ones = 0;
  while (place(m, ones) + place(n, ones) > 0) ones += 1;
  if (ones !== step.ones) return `ones ${step.ones}, not ${ones}`;
  if (read((i) => place(m, i)) !== step.bits[0] || read((i) => place(n, i)) !== step.bits[1]) return 'binary';
  if (read((i) => Math.max(place(m, i), place(n, i))) !== step.or) return `or ${step.or}`;
  return step.cut === Math.max(m, n) >= 2 ** width ? null : 'cut';
};

import { mex } from '../../engine/maths/nimber.ts';
import { popcount } from '../../engine/maths/ones.ts';
import { type CoinRule, formatCoinRule, longestRun, sizesOf } from './position.ts';

/** Odious number (an odd number of ones in binary) with index n from 0: 2n or 2n + 1. */
export const odious = (n: bigint): bigint => 2n * n + (popcount(n) % 2 === 0 ? 1n : 0n);

/** Values for turning at most `most` coins: each the least number above 0 that is no nim-sum of fewer earlier values. */
const turningAtMost = (most: number, length: number): readonly number[] => {
  const values: number[] = [];
  // Fewest earlier values with this nim-sum; 255: not possible with fewer than `most`.
  let fewest = new Uint8Array(1024).fill(255);
  fewest[0] = 0;
  const byCount: number[][] = [[0], ...Array.from({ length: most - 1 }, () => [])];
  for (let place = 1, least = 1; place <= length; place += 1) {
    while (fewest[least] !== 255) {
      least += 1;
      if (least >= fewest.length) fewest = doubled(fewest);
    }
    values.push(least);
    for (let count = most - 2; count >= 0; count -= 1) {
      const from = byCount[count]!;
      const to = byCount[count + 1]!;
      for (let i = 0, n = from.length; i < n; i += 1) {
        const sum = from[i]! ^ least;
        while (sum >= fewest.length) fewest = doubled(fewest);
        if (fewest[sum]! <= count + 1) continue;
        fewest[sum] = count + 1;
        // Sums that need the last coin exclude numbers, but form no further sums.
        if (count + 1 < most - 1) to.push(sum);
      }
    }
  }
  return values;
};

const doubled = (table: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const larger = new Uint8Array(2 * table.length).fill(255);
  larger.set(table);
  return larger;
};

/** Whether any set of places may be turned, because the row is short; the values are then the powers of two. */
export const anySet = (rule: CoinRule, length: number): boolean =>
  rule.kind === 'max' && rule.most >= BigInt(length);

/** Steps for computing the values and listing winning moves: sets of fewer than `most` places. Other rules are cheap. */
export const turningSteps = (rule: CoinRule, length: number): number => {
  if (rule.kind !== 'max' || anySet(rule, length)) return 0;
  let sets = 1;
  let sum = 0;
  for (let size = 1; size < Number(rule.most) && sum < 1e12; size += 1) {
    sets *= (length - size + 1) / size;
    sum += sets;
  }
  return sum;
};

/**
 * Values of grunt on places 1 … `length`: a head on place n is a heap of n − 1 in Grundy's game, since turning places 1, a, n + 1
 * − a and n leaves heads that are the heaps 0, a − 1 and n − a (two unequal parts of n − 1, none empty).
 */
const grundyGameValues = (length: number): readonly number[] => {
  const values: number[] = [];
  for (let heap = 0; heap < length; heap += 1) {
    const options: number[] = [];
    for (let part = 1; part < heap - part; part += 1) options.push(values[part]! ^ values[heap - part]!);
    values.push(mex(options));
  }
  return values;
};

const compute = (rule: CoinRule, length: number): readonly number[] => {
  const places = Array.from({ length }, (_, i) => i + 1);
  const run = longestRun(rule, BigInt(length));
  if (run !== null) {
    // Largest power of two that divides the place, capped at the largest one within a run.
    const cap = 2 ** Math.floor(Math.log2(Number(run)));
    return places.map((place) => Math.min(place & -place, cap));
  }
  switch (rule.kind) {
    case 'turtles':
      return places;
    case 'twins':
      return places.map((place) => place - 1);
    case 'mock':
      return places.map((place) => Number(odious(BigInt(place - 1))));
    case 'triplets':
      return places.map((place) => (place <= 2 ? 0 : Number(odious(BigInt(place - 3)))));
    case 'grunt':
      return grundyGameValues(length);
    case 'max':
      return turningAtMost(sizesOf(rule, length)!.most, length);
    case 'ruler':
    case 'run':
      return [];
  }
};

/** Cached values by rule, for the longest row asked for so far. */
const kept = new Map<string, readonly number[]>();
const MAX_CACHED_RULES = 16;

/**
 * Grundy value of a single head on each place 1 … `length` (index 0 is place 1). Domain: not `anySet`, where they are 1, 2, 4, 8,
 * …. Turtles n; mock turtles the odious numbers; twins n − 1; triplets 0, 0 and the odious numbers; ruler the largest power of
 * two dividing n; grunt as Grundy's game; max and run by their recurrences (Berlekamp, Conway, Guy, Winning Ways, ch. 14).
 */
export const coinValues = (rule: CoinRule, length: number): readonly number[] => {
  const key = formatCoinRule(rule);
  const known = kept.get(key);
  if (known !== undefined && known.length >= length) return known;
  const values = compute(rule, length);
  if (kept.size >= MAX_CACHED_RULES) kept.clear();
  kept.set(key, values);
  return values;
};

import { spend } from '../../engine/core/work.ts';
import { popcount } from '../../engine/maths/ones.ts';
import { ascending, comparePairs, type Pair } from '../kit/pairs.ts';
import { restOf } from './rules.ts';

/**
 * rule=both: a pair (x, y) has value min(x, y) − 1, like a Nim heap: a cut of the shorter side is at one of its min − 1 places.
 * These functions list and count the splits of (x, y) into two pairs of nim-sum `target`.
 */

/** Least u' > u with u' & mask = 0. */
const nextDisjoint = (u: bigint, mask: bigint): bigint => ((u | mask) + 1n) & ~mask;

/** Number of u in 0 … most with u & mask = 0, digit by digit. */
const countDisjoint = (most: bigint, mask: bigint): bigint => {
  if (most < 0n) return 0n;
  let count = 0n;
  for (let place = BigInt(most.toString(2).length - 1); place >= 0n; place -= 1n) {
    const one = 1n << place;
    if ((most & one) === 0n) continue;
    // Smaller from here on: any choice of the free bits below.
    count += 1n << (place - BigInt(popcount(mask & (one - 1n))));
    if ((mask & one) !== 0n) return count;
  }
  return count + 1n;
};

/** Submasks of `mask`, ascending. */
const submasks = function* (mask: bigint): Iterable<bigint> {
  let sub = 0n;
  do {
    spend(0.3);
    yield sub;
    sub = (sub - mask) & mask;
  } while (sub !== 0n);
};

/** For a pair with x ≤ y: c such that both shorter sides are x-sides, a = c | sub, b = c | (target − sub), a + b = x − 2. */
const shared = (x: bigint, target: bigint): bigint | null => {
  const twice = x - 2n - target;
  if (twice < 0n || twice % 2n === 1n) return null;
  const c = twice / 2n;
  return (c & target) === 0n ? c : null;
};

/** First parts of all splits of `pair` into two pairs whose values have nim-sum `target`, each split once, lazily. */
export const bothReaching = function* (pair: Pair, target: bigint): Iterable<Pair> {
  const turned = pair[0] > pair[1];
  const [x, y] = ascending(pair);
  for (const first of upright(x, y, target)) {
    const part: Pair = turned ? [first[1], first[0]] : first;
    const rest = restOf(pair, part);
    yield comparePairs(part, rest) <= 0 ? part : rest;
  }
};

/** As `bothReaching` for x ≤ y; either part may come first. */
const upright = function* (x: bigint, y: bigint, target: bigint): Iterable<Pair> {
  const c = shared(x, target);
  if (c !== null) {
    // Both parts at least as high as wide: widths c|sub and c|rest, plus 1; heights free between them.
    for (const sub of submasks(target)) {
      const width = (c | sub) + 1n;
      if (2n * width > x) continue;
      const other = x - width;
      for (let height = width; height <= y - other; height += 1n) {
        if (width === other && 2n * height > y) break;
        yield [width, height];
      }
    }
  }
  // One part at least as high as wide (width a + 1), the other lower than wide (height b + 1): a ⊕ b = target.
  for (let u = 0n; target + 2n * u + 3n <= x; u = nextDisjoint(u, target))
    for (const sub of submasks(target)) {
      const width = (u | sub) + 1n;
      const low = (u | (target ^ sub)) + 1n;
      yield [width, y - low];
    }
};

/** Number of results of `bothReaching`, by formula. */
export const countBothReaching = (pair: Pair, target: bigint): bigint => {
  const [x, y] = ascending(pair);
  const choices = 1n << BigInt(popcount(target));
  const heights = y - x + 1n;
  const alike =
    shared(x, target) === null ? 0n : target === 0n ? (heights + 1n) / 2n : (choices / 2n) * heights;
  const slack = x - 3n - target;
  return alike + (slack < 0n ? 0n : countDisjoint(slack / 2n, target) * choices);
};

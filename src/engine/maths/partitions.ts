import { payFor } from '../core/work.ts';

/** Partitions of m ≥ 0 into positive parts, lazily, in descending order: m itself first. Parts are descending, too. */
export const partitions = function* (m: bigint): Iterable<readonly bigint[]> {
  let parts = m === 0n ? [] : [m];
  for (;;) {
    yield parts;
    let place = parts.length - 1;
    let rest = 0n;
    while (place >= 0 && parts[place] === 1n) {
      rest += 1n;
      place -= 1;
    }
    if (place < 0) return;
    const part = parts[place]! - 1n;
    parts = [...parts.slice(0, place), part];
    for (rest += 1n; rest > 0n; rest -= part) {
      if (rest <= part) {
        parts.push(rest);
        break;
      }
      parts.push(part);
    }
  }
};

const topBit = (n: bigint): bigint => (n === 0n ? 0n : 1n << BigInt(n.toString(2).length - 1));

/** Largest number ≤ bound whose ones are among those of `mask`. Domain: bound ≥ 0. */
const largestWithin = (mask: bigint, bound: bigint): bigint => {
  if (mask <= bound) return mask;
  let value = 0n;
  for (let bit = topBit(mask); bit > 0n; bit >>= 1n)
    if ((mask & bit) !== 0n && value + bit <= bound) value += bit;
  return value;
};

/**
 * Candidates for the largest part r of `count` parts with nim-sum `sum`, all ≤ most, adding up to ≤ total. Every one of r outside
 * `sum` must be in another part too: r + (sum ⊕ r) = sum + 2e with e = r without the ones of `sum`. So e runs upwards through
 * numbers disjoint from `sum`, and for each of them the rest of r downwards through the ones of `sum`.
 */
const firstParts = function* (count: number, sum: bigint, most: bigint, total: bigint): Iterable<bigint> {
  if (count === 1) {
    if (sum > 0n && sum <= most && sum <= total) yield sum;
    return;
  }
  if (sum > total || BigInt(count) > total) return;
  const top = topBit(sum);
  const extra = (total - sum) / 2n;
  for (let e = 0n; e <= extra && e <= most; e = ((e | sum) + 1n) & ~sum) {
    // The largest part holds the top one of the nim-sum, or something above it.
    const least = e > top && count > 2 ? 0n : top;
    if (e + least > most) return;
    for (let s = largestWithin(sum, most - e); s >= least; s = (s - 1n) & sum) {
      const part = e + s;
      if (part > 0n && part !== (count === 2 ? sum : 0n)) yield part;
      if (s === 0n) break;
    }
  }
};

const multisets = function* (
  count: number,
  sum: bigint,
  most: bigint,
  total: bigint,
): Iterable<readonly bigint[]> {
  if (count === 0) {
    if (sum === 0n) yield [];
    return;
  }
  for (const part of firstParts(count, sum, most, total))
    for (const rest of multisets(count - 1, sum ^ part, part, total - part)) yield [part, ...rest];
};

/**
 * Every multiset of positive numbers with nim-sum `sum` that add up to at most `total`, each once, parts descending, few parts
 * first; lazily, also for huge numbers. Two parts may be replaced by their nim-sum (none, if it is 0), so after two sizes in a
 * row without any there are no more.
 */
export const withNimSum = function* (sum: bigint, total: bigint): Iterable<readonly bigint[]> {
  let empty = 0;
  for (let count = 0; empty < 2; count += 1) {
    let any = false;
    for (const parts of multisets(count, sum, total, total)) {
      any = true;
      yield parts;
    }
    empty = any ? 0 : empty + 1;
  }
};

const MAX_COUNTED_TOTAL = 511;
/** Rows by which tables grow. */
const TABLE_STEP_ROWS = 64;
/** Counts are kept in two limbs, exact to 2^93: there are fewer than 2^73 partitions of 511. */
const LIMB_BASE = 2 ** 40;
const WORK_PER_ADDITION = 0.005;

/** At m · width + x: the number of partitions of m with nim-sum x, which is at most m. `width` is a power of two. */
interface PartitionCounts {
  readonly width: number;
  readonly low: Float64Array;
  readonly high: Float64Array;
}
const tables = new Map<number, PartitionCounts>();

/** Partitions of 0 … `most` by nim-sum. */
const partitionCounts = (most: number): PartitionCounts => {
  payFor(`partitions of ${most}`, (WORK_PER_ADDITION * most ** 3) / 3);
  const known = tables.get(most);
  if (known !== undefined) return known;
  const width = 2 ** Math.ceil(Math.log2(most + 1));
  const low = new Float64Array(width * (most + 1));
  const high = new Float64Array(width * (most + 1));
  low[0] = 1;
  for (let part = 1; part <= most; part += 1)
    for (let m = part; m <= most; m += 1) {
      const to = m * width;
      const from = to - part * width;
      for (let x = 0; x <= m; x += 1) {
        const sum = low[to + x]! + low[from + (x ^ part)]!;
        const carry = sum >= LIMB_BASE ? 1 : 0;
        low[to + x] = sum - carry * LIMB_BASE;
        high[to + x]! += high[from + (x ^ part)]! + carry;
      }
    }
  const counts = { width, low, high };
  tables.set(most, counts);
  return counts;
};

/** Number of results of `withNimSum`, for `sum` and `total` ≥ 0; null if `total` is above MAX_COUNTED_TOTAL. */
export const countWithNimSum = (sum: bigint, total: bigint): bigint | null => {
  if (total > BigInt(MAX_COUNTED_TOTAL)) return null;
  if (sum > total) return 0n;
  const { width, low, high } = partitionCounts(
    TABLE_STEP_ROWS * (Math.floor(Number(total) / TABLE_STEP_ROWS) + 1) - 1,
  );
  let count = 0n;
  for (let m = 0; m <= Number(total); m += 1) {
    const at = m * width + Number(sum);
    count += BigInt(low[at]!) + BigInt(high[at]!) * BigInt(LIMB_BASE);
  }
  return count;
};

/** The partitions of m ≥ 0 into positive parts, lazily, parts falling: m itself first, then those with a next smaller part. */
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

/** The largest number ≤ bound whose ones are among those of `mask`. Domain: bound ≥ 0. */
const largestWithin = (mask: bigint, bound: bigint): bigint => {
  if (mask <= bound) return mask;
  let value = 0n;
  for (let bit = topBit(mask); bit > 0n; bit >>= 1n)
    if ((mask & bit) !== 0n && value + bit <= bound) value += bit;
  return value;
};

/**
 * The largest part r of `count` parts with nim-sum `sum`, all ≤ most, adding up to ≤ total. What r has beyond the ones of
 * `sum`, another part must have too: r + (sum ⊕ r) = sum + 2e with e = r without the ones of `sum`. So e runs upwards
 * through numbers apart from `sum`, and for each the rest of r downwards through the ones of `sum`.
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
 * Every multiset of positive numbers with nim-sum `sum` that add up to at most `total`, each once, parts falling, those of
 * few parts first; lazily, also for huge numbers. Two parts may be replaced by their nim-sum (none, where it is 0), so
 * after two sizes in a row without any there are no more.
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

/** Totals for which multisets are counted. */
export const MOST_COUNTED = 127;

let counts: readonly Float64Array[] | null = null;

/** counts[m][x]: the partitions of m with nim-sum x; exact, below 2^53. */
const partitionCounts = (): readonly Float64Array[] => {
  if (counts !== null) return counts;
  const table = Array.from({ length: MOST_COUNTED + 1 }, () => new Float64Array(MOST_COUNTED + 1));
  table[0]![0] = 1;
  for (let part = 1; part <= MOST_COUNTED; part += 1)
    for (let m = part; m <= MOST_COUNTED; m += 1)
      for (let x = 0; x <= MOST_COUNTED; x += 1) table[m]![x]! += table[m - part]![x ^ part]!;
  counts = table;
  return table;
};

/** How many `withNimSum` has; null above MOST_COUNTED. */
export const countWithNimSum = (sum: bigint, total: bigint): bigint | null => {
  if (total > BigInt(MOST_COUNTED)) return null;
  if (sum > BigInt(MOST_COUNTED)) return 0n;
  const table = partitionCounts();
  let count = 0n;
  for (let m = 0; m <= Number(total); m += 1) count += BigInt(table[m]![Number(sum)]!);
  return count;
};

/** Number of trailing ones of `n` ≥ 0 in binary. */
export const trailingOnes = (n: bigint): number => {
  const low = (n + 1n) & -(n + 1n);
  return low.toString(2).length - 1;
};

/** Number of ones of `n` ≥ 0 in binary. */
export const popcount = (n: bigint): number => n.toString(2).replaceAll('0', '').length;

/**
 * Low bits in which both a and b have a 1, if a + b = sum and a | b ends in exactly `ones` ones after a 0; null: impossible. For
 * low parts x | y = 2^t − 1, x + y = (x | y) + (x & y) leaves no other choice.
 */
const common = (sum: bigint, ones: bigint): bigint | null => {
  const full = (1n << ones) - 1n;
  const both = (sum & ((1n << (ones + 1n)) - 1n)) - full;
  return both >= 0n && both <= full ? both : null;
};

/** Whether `ones` is too large for this sum; keeps shifts small. */
const beyond = (sum: bigint, ones: bigint): boolean => sum < 0n || ones > BigInt(sum.toString(2).length);

/**
 * Every a ≥ 0, ascending, such that b = sum − a ≥ 0 and a | b ends in exactly `ones` ones; with `half`, only a ≤ b. Visits no
 * other numbers. Domain: sum ≥ −1 (none below 0), ones ≥ 0.
 */
export const summandsWithOnes = function* (sum: bigint, ones: bigint, half: boolean): Iterable<bigint> {
  if (beyond(sum, ones)) return;
  const both = common(sum, ones);
  if (both === null) return;
  const free = ((1n << ones) - 1n) & ~both;
  const most = half ? sum / 2n : sum;
  const block = 1n << (ones + 1n);
  for (let high = 0n; high <= most; high += block) {
    let choice = 0n;
    do {
      const a = high | both | choice;
      // In the last block the other summand's high part is 0 and its low part is within the sum.
      if (a > most) return;
      yield a;
      choice = (choice - free) & free;
    } while (choice !== 0n);
  }
};

/** Number of results of `summandsWithOnes`, by formula. */
export const countSummandsWithOnes = (sum: bigint, ones: bigint, half: boolean): bigint => {
  if (beyond(sum, ones)) return 0n;
  const both = common(sum, ones);
  if (both === null) return 0n;
  const ordered = ((sum >> (ones + 1n)) + 1n) << (ones - BigInt(popcount(both)));
  if (!half) return ordered;
  const middle = sum % 2n === 0n && BigInt(trailingOnes(sum / 2n)) === ones ? 1n : 0n;
  return (ordered + middle) / 2n;
};

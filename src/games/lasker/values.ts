import { popcount } from '../../engine/maths/ones.ts';

/**
 * Value of a heap of Lasker's Nim: n, with 3 and 4 exchanged in every four: g(4k+3) = 4k+4, g(4k+4) = 4k+3. The exchange is its
 * own inverse, so this is also the only heap of a given value.
 */
export const laskerValue = (heap: bigint): bigint => {
  if (heap === 0n) return 0n;
  const rest = heap % 4n;
  return rest === 3n ? heap + 1n : rest === 0n ? heap - 1n : heap;
};

/** Common bits of the splits (a, b) of a heap with a, b in given classes mod 4: A = g(a), B = g(b) share the bits `both`. */
interface SplitFamily {
  /** A & B, without the last two bits. */
  readonly both: bigint;
  /** Bits that exactly one of A and B has, without the last two. */
  readonly free: bigint;
  /** Last two bits of A and of B. */
  readonly low: readonly [bigint, bigint];
}

/**
 * Splits of a heap whose values have nim-sum `target`, by classes of (a, b) mod 4. There g(a) = a + e and g(b) = b + f with e, f
 * ∈ {−1, 0, 1} fixed, so A + B = heap + e + f and A ⊕ B = target; and A + B = (A ⊕ B) + 2·(A & B), so A & B is known and each bit
 * of target belongs to A or to B, freely above the last two.
 */
const families = (heap: bigint, target: bigint): readonly SplitFamily[] => {
  const found: SplitFamily[] = [];
  for (const a of [0n, 1n, 2n, 3n]) {
    const b = (((heap - a) % 4n) + 4n) % 4n;
    const shift = (rest: bigint): bigint => (rest === 3n ? 1n : rest === 0n ? -1n : 0n);
    const [e, f] = [shift(a), shift(b)];
    const low = [(a + e + 4n) % 4n, (b + f + 4n) % 4n] as const;
    const twice = heap + e + f - target;
    if (twice < 0n || twice % 2n !== 0n) continue;
    const both = twice / 2n;
    if ((both & target) !== 0n) continue;
    if ((low[0] ^ low[1]) !== (target & 3n) || (low[0] & low[1]) !== (both & 3n)) continue;
    found.push({ both: (both >> 2n) << 2n, free: (target >> 2n) << 2n, low });
  }
  return found;
};

/** The heaps of value A ≡ 0 mod 4 are 4k + 3 with A = 4k + 4, so A = 0 belongs to no heap ≥ 1. */
const isHeap = (value: bigint): boolean => value > 0n;

/** Every split a + b = heap, 1 ≤ a ≤ b, with g(a) ⊕ g(b) = target, lazily: there may be 2^1000 of them. */
export const laskerSplits = function* (heap: bigint, target: bigint): Iterable<readonly [bigint, bigint]> {
  const top = target === 0n ? 0n : 1n << BigInt(target.toString(2).length - 1);
  for (const { both, free, low } of families(heap, target)) {
    const [a, b] = [both | low[0], both | low[1]];
    // Of A and B, the one without the highest differing bit comes first, so that each pair occurs once.
    const fixed = free & ~top;
    if ((low[0] & top) !== 0n) continue;
    for (let own = 0n; ; own = (own - fixed) & fixed) {
      const [first, second] = [a | own, b | (free ^ own)];
      if (isHeap(first) && isHeap(second)) {
        const [x, y] = [laskerValue(first), laskerValue(second)];
        yield x < y ? [x, y] : [y, x];
      }
      if (own === fixed) break;
    }
  }
};

/** Number of results of `laskerSplits`: a power of two per family, less the splits with an empty heap. */
export const countLaskerSplits = (heap: bigint, target: bigint): bigint => {
  let ordered = 0n;
  for (const { both, free, low } of families(heap, target)) {
    ordered += 1n << BigInt(popcount(free));
    // A = 0 (then B is the rest), and likewise B = 0.
    if (both === 0n && low[0] === 0n) ordered -= 1n;
    if (both === 0n && low[1] === 0n) ordered -= 1n;
  }
  // Equal heaps (target 0) give one split, counted once; other splits were counted twice.
  return target === 0n ? ordered : ordered / 2n;
};

import { spend } from '../core/work.ts';
import type { HeapSequence } from './octal-sequence.ts';

const WORK_PER_PAIR = 0.02;

/**
 * Splits of a total into two heaps whose values have a given nim-sum, listed lazily and counted exactly, for totals of a thousand
 * digits if the values are known to be periodic.
 */
interface SplitPlaces {
  /** Smaller heaps below this number are looked at one by one. */
  readonly from: number;
  /** Matching offsets (0 … period − 1) above `from` where both sides are periodic; null if they never are. */
  readonly offsets: readonly number[] | null;
  readonly period: number;
}

const half = (total: bigint, unequal: boolean): bigint => (unequal ? total - 1n : total) / 2n;

/** g(a) ⊕ g(total − a) for a ≥ 0, in ordinary numbers. Domain: both heaps known. */
const pairing = (sequence: HeapSequence, total: bigint): ((a: number) => number) => {
  const { certificate, values, count } = sequence;
  if (total < BigInt(count)) {
    const m = Number(total);
    return (a) => values[a]! ^ values[m - a]!;
  }
  // total − a stays in the periodic part, or below `count` in ordinary numbers.
  const { preperiod, period } = certificate!;
  const base = Number((total - BigInt(preperiod)) % BigInt(period));
  const small = total < 1n << 52n ? Number(total) : null;
  const low = (a: number): number =>
    a < count ? values[a]! : values[preperiod + ((a - preperiod) % period)]!;
  return (a) => {
    const b = small === null ? null : small - a;
    if (b !== null && b < preperiod) return low(a) ^ values[b]!;
    const offset = (base - a) % period;
    return low(a) ^ values[preperiod + (offset < 0 ? offset + period : offset)]!;
  };
};

const placesOf = (sequence: HeapSequence, total: bigint, target: number): SplitPlaces => {
  const { certificate } = sequence;
  const top = half(total, sequence.law.unequal);
  if (certificate === null || top < BigInt(certificate.preperiod + certificate.period))
    return { from: Number(top) + 1, offsets: null, period: 1 };
  const { period } = certificate;
  const from = Math.max(1, certificate.preperiod);
  const pair = pairing(sequence, total);
  const offsets: number[] = [];
  spend(period * WORK_PER_PAIR);
  for (let offset = 0; offset < period; offset += 1) if (pair(from + offset) === target) offsets.push(offset);
  return { from, offsets, period };
};

/**
 * Every a with 1 ≤ a ≤ total − a and g(a) ⊕ g(total − a) = target: the even split first if it fits (it is the one to play), then
 * ascending. Domain: heaps below `total` known.
 */
export const splitsTo = function* (sequence: HeapSequence, total: bigint, target: number): Iterable<bigint> {
  const { unequal } = sequence.law;
  const top = half(total, unequal);
  if (top < 1n) return;
  const even = !unequal && target === 0 && total % 2n === 0n ? total / 2n : null;
  if (even !== null) yield even;
  const places = placesOf(sequence, total, target);
  const pair = pairing(sequence, total);
  for (let a = 1; a < places.from; a += 1) {
    spend(WORK_PER_PAIR);
    if (pair(a) === target && BigInt(a) !== even) yield BigInt(a);
  }
  if (places.offsets === null || places.offsets.length === 0) return;
  for (let base = BigInt(places.from); base <= top; base += BigInt(places.period))
    for (const offset of places.offsets) {
      const a = base + BigInt(offset);
      if (a > top) return;
      if (a !== even) yield a;
    }
};

/** Number of results of `splitsTo`, by counting residues. Domain: heaps below `total` known. */
export const countSplits = (sequence: HeapSequence, total: bigint, target: number): bigint => {
  const top = half(total, sequence.law.unequal);
  if (top < 1n) return 0n;
  const { from, offsets, period } = placesOf(sequence, total, target);
  const pair = pairing(sequence, total);
  spend(from * WORK_PER_PAIR);
  let single = 0;
  for (let a = 1; a < from; a += 1) if (pair(a) === target) single += 1;
  if (offsets === null) return BigInt(single);
  const beyond = top - BigInt(from) + 1n;
  const rounds = beyond / BigInt(period);
  const rest = Number(beyond % BigInt(period));
  return (
    BigInt(single) +
    rounds * BigInt(offsets.length) +
    BigInt(offsets.filter((offset) => offset < rest).length)
  );
};

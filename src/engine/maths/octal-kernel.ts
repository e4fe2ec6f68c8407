import { mex } from './nimber.ts';
import type { HeapLaw } from './octal-code.ts';

/** Grundy values of single heaps 0, 1, 2, …: 16 bits per value while they fit. */
export type HeapValues = Uint16Array | Int32Array;

/**
 * Values forwards and twice backwards, so that a pair of neighbouring splits (a, m−a), (a+1, m−a−1) is two loads of 32 bits and
 * one XOR: memory reads bound the loops. `even` holds g(i) at length − i, `odd` one index later, for totals of either parity.
 */
export interface Tape {
  readonly length: number;
  readonly values: Uint16Array;
  readonly even: Uint16Array;
  readonly odd: Uint16Array;
  readonly words: Int32Array;
  readonly evenWords: Int32Array;
  readonly oddWords: Int32Array;
}

/** Tape for `length` values (rounded up to even), starting with the first `count` of `from`. */
export const makeTape = (length: number, from: Uint16Array, count: number): Tape => {
  const even = length + (length & 1);
  const make = () => new Uint16Array(even + 4);
  const tape = { values: make(), even: make(), odd: make() };
  const made: Tape = {
    length: even,
    ...tape,
    words: new Int32Array(tape.values.buffer),
    evenWords: new Int32Array(tape.even.buffer),
    oddWords: new Int32Array(tape.odd.buffer),
  };
  for (let i = 0; i < count; i += 1) write(made, i, from[i]!);
  return made;
};

const write = (tape: Tape, n: number, value: number): void => {
  tape.values[n] = value;
  tape.even[tape.length - n] = value;
  tape.odd[tape.length - n + 1] = value;
};

/** By value: `seen` is stamped for values of options, `needed` is 1 for those a scan still looks for, else 0. */
export interface Marks {
  readonly seen: Int32Array;
  readonly needed: Uint8Array;
}

/** Marks for 16-bit values; nothing counts as seen while stamps are above 0. */
export const makeMarks = (): Marks => ({ seen: new Int32Array(65537), needed: new Uint8Array(65537) });

/** Marks values reached by taking a whole heap or leaving one. */
const markSimple = (g: HeapValues, n: number, law: HeapLaw, seen: Int32Array, stamp: number): void => {
  for (let i = 0; i < law.whole.length; i += 1) if (law.whole[i] === n) seen[0] = stamp;
  for (let i = 0; i < law.one.length; i += 1) {
    const left = n - law.one[i]!;
    if (left > 0) seen[g[left]!] = stamp;
  }
};

/** Least value not marked. */
const leastUnmarked = (seen: Int32Array, stamp: number): number => {
  let least = 0;
  while (seen[least] === stamp) least += 1;
  return least;
};

/** Largest smaller heap in a split of `m`. */
const halfOf = (m: number, unequal: boolean): number => (unequal ? (m - 1) >> 1 : m >> 1);

/** Marks the splits of `m` into a and m − a for a from 2·`first` on (the caller handles smaller a). */
const markFrom = (tape: Tape, m: number, first: number, top: number, seen: Int32Array, stamp: number) => {
  const { words } = tape;
  const back = (tape.length - m) & 1 ? tape.oddWords : tape.evenWords;
  const shift = (tape.length - m + 1) >> 1;
  const end = (top - 1) >> 1;
  let i = first;
  for (; i + 1 <= end; i += 2) {
    const x = words[i]! ^ back[i + shift]!;
    const y = words[i + 1]! ^ back[i + 1 + shift]!;
    seen[x & 0xffff] = stamp;
    seen[x >>> 16] = stamp;
    seen[y & 0xffff] = stamp;
    seen[y >>> 16] = stamp;
  }
  const g = tape.values;
  for (let a = 2 * i; a <= top; a += 1) seen[g[a]! ^ g[m - a]!] = stamp;
};

/** Marks the splits of one total. */
const markOne = (tape: Tape, m: number, unequal: boolean, seen: Int32Array, stamp: number): void => {
  const top = halfOf(m, unequal);
  if (top >= 1) seen[tape.values[1]! ^ tape.values[m - 1]!] = stamp;
  markFrom(tape, m, 1, top, seen, stamp);
};

/** Marks the splits of two totals m > l together, so that each word is read once for both. */
const markTwo = (tape: Tape, m: number, l: number, unequal: boolean, seen: Int32Array, stamp: number) => {
  const low = halfOf(l, unequal);
  const end = (low - 1) >> 1;
  if (end < 1) {
    markOne(tape, m, unequal, seen, stamp);
    markOne(tape, l, unequal, seen, stamp);
    return;
  }
  const { values: g, words, length } = tape;
  const backM = (length - m) & 1 ? tape.oddWords : tape.evenWords;
  const backL = (length - l) & 1 ? tape.oddWords : tape.evenWords;
  const shiftM = (length - m + 1) >> 1;
  const shiftL = (length - l + 1) >> 1;
  seen[g[1]! ^ g[m - 1]!] = stamp;
  seen[g[1]! ^ g[l - 1]!] = stamp;
  for (let i = 1; i <= end; i += 1) {
    const word = words[i]!;
    const x = word ^ backM[i + shiftM]!;
    const y = word ^ backL[i + shiftL]!;
    seen[x & 0xffff] = stamp;
    seen[x >>> 16] = stamp;
    seen[y & 0xffff] = stamp;
    seen[y >>> 16] = stamp;
  }
  for (let a = 2 * end + 2; a <= low; a += 1) seen[g[a]! ^ g[l - a]!] = stamp;
  markFrom(tape, m, end + 1, halfOf(m, unequal), seen, stamp);
};

/**
 * Values `from` … `to` − 1 by the definition, g(n) = mex of all options: O(n) for each and each split digit. Split digits are
 * handled two at a time. Returns `to`, or the first heap whose value does not fit in 16 bits.
 */
export const plainBlock = (tape: Tape, from: number, to: number, law: HeapLaw, marks: Marks): number => {
  const { two, unequal } = law;
  const { seen } = marks;
  for (let n = from; n < to; n += 1) {
    const stamp = n + 1;
    markSimple(tape.values, n, law, seen, stamp);
    let i = 0;
    for (; i + 1 < two.length; i += 2) markTwo(tape, n - two[i]!, n - two[i + 1]!, unequal, seen, stamp);
    if (i < two.length) markOne(tape, n - two[i]!, unequal, seen, stamp);
    const value = leastUnmarked(seen, stamp);
    if (value > 0xffff) return n;
    write(tape, n, value);
  }
  return to;
};

/** As `plainBlock` for 32-bit values, unoptimised: hardly any game needs it. */
export const wideBlock = (g: Int32Array, from: number, to: number, law: HeapLaw): void => {
  for (let n = from; n < to; n += 1) {
    g[n] = valueByDefinition((heap) => g[heap]!, n, law);
  }
};

/** Value of heap n by the definition, from the values of smaller heaps. */
export const valueByDefinition = (g: (heap: number) => number, n: number, law: HeapLaw): number => {
  const seen = new Set<number>();
  if (law.whole.includes(n)) seen.add(0);
  for (const k of law.one) if (n > k) seen.add(g(n - k));
  for (const k of law.two)
    for (let a = 1, top = halfOf(n - k, law.unequal); a <= top; a += 1) seen.add(g(a) ^ g(n - k - a));
  return mex(seen);
};

/** Partition of the values into rare and common such that common ⊕ common and rare ⊕ rare are rare. */
export interface Sparse {
  /** A value is common if an odd number of its bits are in `mask`. */
  readonly mask: number;
  /** Heaps of rare value, ascending, and those values. */
  heaps: Int32Array;
  values: Int32Array;
  count: number;
  /** Heap pairs that scans looked at, to see whether the method pays. */
  scanned: number;
}

/** 1 if an odd number of bits of `value` are set. */
const parity = (value: number): number => {
  let x = value ^ (value >>> 16);
  x ^= x >>> 8;
  x ^= x >>> 4;
  return (0x6996 >>> (x & 15)) & 1;
};

/**
 * Best partition for the first `n` values: the mask with the fewest rare ones, by a Walsh–Hadamard transform of the value
 * frequencies.
 */
export const chooseSparse = (g: HeapValues, n: number): Sparse => {
  let most = 0;
  for (let i = 0; i < n; i += 1) most = Math.max(most, g[i]!);
  let size = 2;
  while (size <= most) size *= 2;
  const sums = new Float64Array(size);
  for (let i = 0; i < n; i += 1) sums[g[i]!]! += 1;
  for (let half = 1; half < size; half *= 2)
    for (let i = 0; i < size; i += 2 * half)
      for (let j = i; j < i + half; j += 1) {
        const [x, y] = [sums[j]!, sums[j + half]!];
        sums[j] = x + y;
        sums[j + half] = x - y;
      }
  let mask = 1;
  for (let candidate = 1; candidate < size; candidate += 1)
    if (sums[candidate]! < sums[mask]!) mask = candidate;
  const sparse = { mask, heaps: new Int32Array(1024), values: new Int32Array(1024), count: 0, scanned: 0 };
  for (let i = 1; i < n; i += 1) if (parity(g[i]! & mask) === 0) addRare(sparse, i, g[i]!);
  return sparse;
};

const addRare = (sparse: Sparse, heap: number, value: number): void => {
  if (sparse.count === sparse.heaps.length) {
    const heaps = new Int32Array(2 * sparse.count);
    heaps.set(sparse.heaps);
    const values = new Int32Array(2 * sparse.count);
    values.set(sparse.values);
    sparse.heaps = heaps;
    sparse.values = values;
  }
  sparse.heaps[sparse.count] = heap;
  sparse.values[sparse.count] = value;
  sparse.count += 1;
};

/** Marks the splits of `m` that have a heap of rare value. */
const markRare = (
  g: HeapValues,
  m: number,
  law: HeapLaw,
  sparse: Sparse,
  seen: Int32Array,
  stamp: number,
) => {
  const { heaps, values } = sparse;
  let count = sparse.count;
  while (count > 0 && heaps[count - 1]! >= m) count -= 1;
  let j = 0;
  if (!law.unequal)
    for (; j + 3 < count; j += 4) {
      seen[values[j]! ^ g[m - heaps[j]!]!] = stamp;
      seen[values[j + 1]! ^ g[m - heaps[j + 1]!]!] = stamp;
      seen[values[j + 2]! ^ g[m - heaps[j + 2]!]!] = stamp;
      seen[values[j + 3]! ^ g[m - heaps[j + 3]!]!] = stamp;
    }
  for (; j < count; j += 1) {
    const heap = heaps[j]!;
    if (!law.unequal || 2 * heap !== m) seen[values[j]! ^ g[m - heap]!] = stamp;
  }
};

/**
 * Values `from` … `to` − 1 by the sparse-space method (Guy and Smith 1956; Winning Ways, ch. 4): a common value is reached only
 * through a heap of rare value, so the least missing common value follows from the few rare heaps alone; it is the mex if every
 * smaller rare value is reached, and a scan for those ends early. Returns as `plainBlock` does.
 */
export const sparseBlock = (
  tape: Tape,
  from: number,
  to: number,
  law: HeapLaw,
  marks: Marks,
  sparse: Sparse,
): number => {
  const { two } = law;
  const { mask } = sparse;
  const { seen, needed } = marks;
  for (let n = from; n < to; n += 1) {
    const stamp = n + 1;
    markSimple(tape.values, n, law, seen, stamp);
    for (let i = 0; i < two.length; i += 1) markRare(tape.values, n - two[i]!, law, sparse, seen, stamp);
    let bound = 1;
    while (seen[bound] === stamp || parity(bound & mask) === 0) bound += 1;
    if (bound > 0xffff) return n;
    let missing = 0;
    for (let v = 0; v < bound; v += 1)
      if (seen[v] !== stamp) {
        needed[v] = 1;
        missing += 1;
      }
    let value = bound;
    if (missing > 0 && !scan(tape, n, law, needed, missing, sparse)) {
      value = 0;
      while (needed[value] === 0) value += 1;
      needed.fill(0, value, bound);
    }
    write(tape, n, value);
    if (parity(value & mask) === 0) addRare(sparse, n, value);
  }
  return to;
};

/** Looks at splits until all `missing` needed values are found, clearing their marks; returns whether all were. */
const scan = (
  tape: Tape,
  n: number,
  law: HeapLaw,
  needed: Uint8Array,
  missing: number,
  sparse: Sparse,
): boolean => {
  let left = missing;
  for (let i = 0; i < law.two.length && left > 0; i += 1) {
    const m = n - law.two[i]!;
    left = scanTotal(tape, m, halfOf(m, law.unequal), needed, left, sparse);
  }
  return left === 0;
};

/** As `scan` for the splits of one total; returns how many values are still missing. */
const scanTotal = (
  tape: Tape,
  m: number,
  top: number,
  needed: Uint8Array,
  missing: number,
  sparse: Sparse,
): number => {
  const { values: g, words, length } = tape;
  if (top < 1) return missing;
  let left = missing - take(needed, g[1]! ^ g[m - 1]!);
  const back = (length - m) & 1 ? tape.oddWords : tape.evenWords;
  const shift = (length - m + 1) >> 1;
  const end = (top - 1) >> 1;
  let i = 1;
  for (; i + 1 <= end; i += 2) {
    const x = words[i]! ^ back[i + shift]!;
    const y = words[i + 1]! ^ back[i + 1 + shift]!;
    if ((needed[x & 0xffff]! | needed[x >>> 16]! | needed[y & 0xffff]! | needed[y >>> 16]!) === 0) continue;
    left -= take(needed, x & 0xffff) + take(needed, x >>> 16);
    left -= take(needed, y & 0xffff) + take(needed, y >>> 16);
    if (left === 0) {
      sparse.scanned += 2 * i;
      return 0;
    }
  }
  for (let a = 2 * i; a <= top; a += 1) left -= take(needed, g[a]! ^ g[m - a]!);
  sparse.scanned += top;
  return left;
};

/** Clears a mark; returns 1 if it was set. */
const take = (needed: Uint8Array, value: number): number => {
  const was = needed[value]!;
  needed[value] = 0;
  return was;
};

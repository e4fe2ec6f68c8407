import { spend } from '../core/work.ts';
import { binomial, choose } from './choose.ts';

/**
 * Moore’s Nim_k on heap sizes: positions in which every binary column has a multiple of k + 1 ones (`balanced`), and the ways to
 * reach them by lowering at most k heaps. E. H. Moore, “A generalization of the game called Nim”, Annals of Mathematics 11
 * (1910), 93–94.
 */

/** Limits for counting; beyond them the count is unknown. */
const MAX_STATES = 4_000;
const MAX_TRIED_CHOICES = 300_000;

const WORK_PER_DIGIT = 0.03;
const WORK_PER_LOWERED_HEAP = 0.2;

/** Heaps in binary, all of the same width. */
export const rowsOf = (heaps: readonly bigint[]): readonly string[] => {
  const rows = heaps.map((heap) => heap.toString(2));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
  return rows.map((row) => row.padStart(width, '0'));
};

/** Ones in each column, from the left. */
export const columnsOf = (rows: readonly string[]): readonly number[] =>
  Array.from({ length: rows[0]?.length ?? 1 }, (_, place) => {
    spend(rows.length * WORK_PER_DIGIT);
    return rows.filter((row) => row[place] === '1').length;
  });

/**
 * Whether (k + 1) divides the number of ones in every binary column: the P-positions of Moore's Nim_k under normal play. Domain:
 * heaps ≥ 0, k ≥ 1; the empty list is balanced.
 */
export const balanced = (heaps: readonly bigint[], k: number): boolean =>
  columnsOf(rowsOf(heaps)).every((ones) => ones % (k + 1) === 0);

/** Choice in one column: heaps that lose their 1 there, and lowered heaps that get a 1. */
interface ColumnChoice {
  readonly lowered: readonly number[];
  readonly ones: readonly number[];
}

/**
 * How many heaps to lower (`lower`) and how many lowered ones to set (`set`) so that a column with `tight` ones among heaps not
 * yet lowered and `free` lowered heaps becomes a multiple of k + 1. set − lower is one of the k + 1 numbers from −(k − free) to
 * free, so there is always a way: the proof of Moore’s theorem.
 */
const ways = function* (
  tight: number,
  free: number,
  k: number,
): Iterable<{ readonly lower: number; readonly set: number }> {
  let difference = -(tight % (k + 1));
  if (difference < free - k) difference += k + 1;
  for (let lower = Math.max(0, -difference); lower <= Math.min(k - free, tight); lower += 1)
    if (lower + difference <= free) yield { lower, set: lower + difference };
};

const choices = function* (
  tight: readonly number[],
  free: readonly number[],
  k: number,
): Iterable<ColumnChoice> {
  for (const { lower, set } of ways(tight.length, free.length, k))
    for (const lowered of choose(tight, lower)) for (const ones of choose(free, set)) yield { lowered, ones };
};

/** Heaps not yet lowered with a 1 in the column. */
const tightOnes = (rows: readonly string[], place: number, free: readonly number[]): readonly number[] => {
  spend((rows.length + free.length) * WORK_PER_DIGIT);
  const lowered = new Set(free);
  const tight: number[] = [];
  for (const [heap, row] of rows.entries()) if (row[place] === '1' && !lowered.has(heap)) tight.push(heap);
  return tight;
};

interface SearchLevel {
  readonly choices: Iterator<ColumnChoice>;
  /** Heaps lowered in columns further left. */
  readonly free: readonly number[];
  /** Whether some column further left has a 1. */
  readonly high: boolean;
  chosen: ColumnChoice | null;
}

/**
 * Every way to balance the columns by lowering at most k heaps, as [heap, new size] pairs. Goes from left to right without dead
 * ends, so each result comes after a bounded time. `big`: only results with a heap of 2 or more. Domain: `heaps` not balanced, 1
 * ≤ k ≤ number of heaps.
 */
export const balancings = function* (
  heaps: readonly bigint[],
  k: number,
  big = false,
): Iterable<readonly (readonly [number, bigint])[]> {
  const rows = rowsOf(heaps);
  const width = rows[0]!.length;
  const open = (place: number, free: readonly number[], high: boolean): SearchLevel => {
    const none = big && place === width - 1 && !high;
    const tight = tightOnes(rows, place, free);
    return { choices: (none ? [] : choices(tight, free, k))[Symbol.iterator](), free, high, chosen: null };
  };
  const levels: SearchLevel[] = [open(0, [], false)];
  while (levels.length > 0) {
    const place = levels.length - 1;
    const level = levels[place]!;
    const next = level.choices.next();
    if (next.done) {
      levels.pop();
      continue;
    }
    level.chosen = next.value;
    if (place === width - 1) {
      yield sizes(rows, levels);
      continue;
    }
    const { lowered, ones } = next.value;
    const high = level.high || ones.length > 0 || tightOnes(rows, place, level.free).length > lowered.length;
    levels.push(open(place + 1, [...level.free, ...lowered], high));
  }
};

/** New sizes of the lowered heaps, by ascending heap. */
const sizes = (
  rows: readonly string[],
  levels: readonly SearchLevel[],
): readonly (readonly [number, bigint])[] => {
  const bits = new Map<number, string[]>();
  spend(levels.length * WORK_PER_LOWERED_HEAP);
  for (const [place, { chosen }] of levels.entries()) {
    for (const heap of chosen!.ones) bits.get(heap)![place] = '1';
    for (const heap of chosen!.lowered)
      bits.set(heap, [...rows[heap]!.slice(0, place), ...'0'.repeat(rows[heap]!.length - place)]);
  }
  return [...bits]
    .sort(([a], [b]) => a - b)
    .map(([heap, places]) => [heap, BigInt(`0b${places.join('')}`)] as const);
};

/** Number of all ways of `balancings` (without `big`), column by column; null if counting takes too long. */
export const countBalancings = (heaps: readonly bigint[], k: number): bigint | null => {
  const rows = rowsOf(heaps);
  let states = new Map<string, { readonly free: readonly number[]; count: bigint }>([
    ['', { free: [], count: 1n }],
  ]);
  let tried = 0;
  for (let place = 0; place < rows[0]!.length; place += 1) {
    const next = new Map<string, { readonly free: readonly number[]; count: bigint }>();
    for (const { free, count } of states.values()) {
      const tight = tightOnes(rows, place, free);
      if ((tried += 1 + (rows.length >> 4)) > MAX_TRIED_CHOICES) return null;
      for (const { lower, set } of ways(tight.length, free.length, k)) {
        const factor = count * binomial(free.length, set);
        for (const lowered of choose(tight, lower)) {
          if ((tried += 1 + free.length + lower) > MAX_TRIED_CHOICES) return null;
          spend((1 + free.length + lower) * WORK_PER_LOWERED_HEAP);
          const all = lower === 0 ? free : [...free, ...lowered].sort((a, b) => a - b);
          const key = all.join(' ');
          const known = next.get(key);
          if (known === undefined) next.set(key, { free: all, count: factor });
          else known.count += factor;
        }
      }
    }
    if (next.size > MAX_STATES) return null;
    states = next;
  }
  let sum = 0n;
  for (const { count } of states.values()) sum += count;
  return sum;
};

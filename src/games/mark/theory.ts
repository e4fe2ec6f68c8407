import type { Theory } from '../../engine/core/game.ts';
import { spend } from '../../engine/core/work.ts';
import type { Heaps, Take } from '../kit/heaps.ts';
import { takes } from './position.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** `binary`: the heap in binary, null if long; `zeros`: its number of trailing zeros. */
    mark: { readonly heap: string; readonly binary: string | null; readonly zeros: number };
    /** `power`: the exponent if the heap is a power of two. */
    'mark-misere': { readonly heap: string; readonly zeros: number; readonly power: number | null };
  }
}

/** Most binary digits a reader can count. */
const MAX_SHOWN_BITS = 24;
const WORK_PER_BIT = 0.05;

const valuesBelow = (end: number): readonly number[] => {
  const values = [0];
  for (let n = 1; n < end; n += 1) {
    const options = [values[n - 1]!, values[n >> 1]!];
    values.push([0, 1, 2].find((value) => !options.includes(value))!);
  }
  return values;
};
/** Leading digits that are looked up: the three numbers before any prefix of so many digits are positive. */
const TABLE_BITS = 4;
const TABLE_VALUES = valuesBelow(2 ** TABLE_BITS);

/** Value of a number above 0 with one option of value 0 and one of value `other`. */
const beside = (other: number): number => (other === 1 ? 2 : 1);

/**
 * Grundy value of one heap, from its binary digits, leading ones first: the values of p − 3 … p for a prefix p give those of 2p +
 * b − 3 … 2p + b.
 */
export const valueOf = (heap: bigint): number => {
  const digits = heap.toString(2);
  spend(digits.length * WORK_PER_BIT);
  if (digits.length <= TABLE_BITS) return TABLE_VALUES[Number(heap)]!;
  const start = Number.parseInt(digits.slice(0, TABLE_BITS), 2);
  let known = [3, 2, 1, 0].map((back) => TABLE_VALUES[start - back]!);
  for (let at = TABLE_BITS; at < digits.length; at += 1) {
    const [, b, c, d] = known as [number, number, number, number];
    // One option of 2q + 1 has value 0: 2q if q has another value, else q itself; then 2q − 1 has the value beside q − 1.
    const odd = (q: number, before: number): number => (q === 0 ? beside(before) : beside(q));
    const even = (q: number, before: number): number => (q === 0 ? beside(before) : 0);
    // 2p − 3, 2p − 2, 2p − 1, 2p, 2p + 1.
    const low = odd(b, known[0]!);
    const first = even(c, low);
    const second = odd(c, b);
    const third = even(d, second);
    const row = [low, first, second, third, odd(d, c)];
    known = digits[at] === '1' ? row.slice(1) : row.slice(0, 4);
  }
  return known[3]!;
};

const alive = ({ heaps }: Heaps): readonly bigint[] => heaps.filter((heap) => heap > 0n);

const zerosOf = (heap: bigint): number => {
  const digits = heap.toString(2);
  return heap === 0n ? 0 : digits.length - 1 - digits.lastIndexOf('1');
};

const factsOf = (at: Heaps) => {
  const heap = alive(at)[0] ?? 0n;
  const binary = heap.toString(2);
  return {
    heap: heap.toString(),
    binary: binary.length > MAX_SHOWN_BITS ? null : binary,
    zeros: zerosOf(heap),
  };
};

const movesWhere = function* ({ heaps }: Heaps, isWanted: (left: bigint) => boolean): Iterable<Take> {
  for (const [heap, size] of heaps.entries())
    for (const take of takes(size)) if (isWanted(size - take)) yield { heap, take };
};

/**
 * One heap: 0 exactly if the heap is 0 or ends in an odd number of zeros in binary; else 1 or 2. A. S. Fraenkel, “Aperiodic
 * subtraction games”, Electronic Journal of Combinatorics 18(2) (2011), P19. Domain: normal play, one heap.
 */
export const mark: Theory<Heaps, Take, 'mark'> = {
  id: 'mark',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: ({ heaps }, win) => win === 'normal' && heaps.length === 1,
  value: ({ heaps }) => BigInt(valueOf(heaps[0]!)),
  reaching: (at, target) => movesWhere(at, (left) => BigInt(valueOf(left)) === target),
  facts: factsOf,
};

/** Exponent of a power of two, else null. */
const powerOf = (heap: bigint): number | null =>
  heap > 0n && (heap & (heap - 1n)) === 0n ? zerosOf(heap) : null;

/** Whether the player to move at one heap loses. */
const isLost = (heap: bigint): boolean => {
  if (heap === 0n) return false;
  const power = powerOf(heap);
  return power === null ? zerosOf(heap) % 2 === 1 : power % 2 === 0;
};

/**
 * One heap: as normal play, but 0 is won and 2^k is lost exactly if k is even. Fraenkel 2011. Domain: misère play, at most one
 * heap that is not empty.
 */
export const markMisere: Theory<Heaps, Take, 'mark-misere'> = {
  id: 'mark-misere',
  gives: 'outcome',
  method: 'closed-form',
  covers: (at, win) => win === 'misere' && alive(at).length <= 1,
  value: (at) => (isLost(alive(at)[0] ?? 0n) ? 0n : 1n),
  reaching: (at) => movesWhere(at, isLost),
  facts: (at) => {
    const heap = alive(at)[0] ?? 0n;
    return { heap: heap.toString(), zeros: zerosOf(heap), power: powerOf(heap) };
  },
};

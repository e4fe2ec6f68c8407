import { parseInteger } from '../../engine/core/args.ts';
import type { MoveCodec } from '../../engine/core/game.ts';
import type { Expected, MoveFault } from '../../engine/core/refusal.ts';
import { chain, collect, illegal, notAMove, ok, type Result } from '../../engine/core/result.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import { bySize } from '../../engine/maths/integers.ts';
import { type Heaps, replaceHeap, stonesIn, tuples } from './heaps.ts';
import { partitionsTo, VAST } from './reach.ts';

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'heap-and-parts': true;
  }
  interface MoveFaultKinds {
    'not-so-divided': true;
    'must-change': true;
  }
}

/** Heap replaced by none (taken whole), one, or more; counted from 0 internally, from 1 in text. */
export interface Break {
  readonly heap: number;
  /**
   * Resulting heaps, ascending, each ≥ 1. In a row of fixed places: in typed order from left to right, with 0 first if its first
   * pieces go; the position is the same, but the move tells which pieces went.
   */
  readonly into: readonly bigint[];
}

/** Move without the empty side of a row. */
export const withoutEmpty = (move: Break): Break =>
  move.into.includes(0n) ? { ...move, into: move.into.filter((part) => part > 0n) } : move;

/** `1>2,3`: heap 1 becomes 2 and 3; `1>0`: it is taken whole. */
export const formatBreak = (move: Break): string =>
  `${move.heap + 1}>${move.into.length === 0 ? '0' : move.into.join(',')}`;

/** Number of stones the move takes. */
export const takenBy = (at: Heaps, move: Break): bigint => (at.heaps[move.heap] ?? 0n) - stonesIn(move.into);

/** Checks the shape of a move: an existing heap, parts of at least 1 that add up to no more than it, and some change. */
const checkBreak = (
  at: Heaps,
  move: Break,
  missing: MoveFault = 'no-such-heap',
): Result<{ readonly taken: bigint }> => {
  const token = formatBreak(move);
  const size = at.heaps[move.heap];
  if (size === undefined || size === 0n) return illegal(token, missing);
  const taken = size - stonesIn(move.into);
  if (taken < 0n || move.into.some((part) => part < 1n)) return illegal(token, 'takes-too-many');
  if (taken === 0n && move.into.length < 2) return illegal(token, 'must-change');
  return ok({ taken });
};

/** Replaces the heap by its parts, ascending; 0 if nothing is left. */
const applyBreak = <P extends Heaps>(at: P, move: Break): P =>
  replaceHeap(at, move.heap, ...(move.into.length === 0 ? [0n] : move.into.toSorted(bySize)));

/** Plays a move. `fits`: whether a move that takes that many may leave those parts. */
export const playBreak = <P extends Heaps>(
  at: P,
  move: Break,
  fits: (taken: bigint, into: readonly bigint[]) => boolean,
  missing?: MoveFault,
): Result<P> =>
  chain(checkBreak(at, move, missing), ({ taken }) =>
    fits(taken, move.into) ? ok(applyBreak(at, move)) : illegal(formatBreak(move), 'not-so-divided'),
  );

/** Most parts in a typed move: restless games leave heaps by the dozen, never by the thousand. */
const MAX_PARTS = 1000;

const sortedParts = (typed: readonly bigint[]): readonly bigint[] =>
  typed.filter((part) => part > 0n).toSorted(bySize);

/** Parts of a row in order, with a 0 on the right if only the left side remains; a single part is the right side. */
export const rowParts = (typed: readonly bigint[]): readonly bigint[] => {
  const left = typed.filter((part) => part > 0n);
  return left.length === 1 && typed.at(-1) === 0n ? [...left, 0n] : left;
};

/**
 * `HEAP>PARTS`, as `1>2,3`; `HEAP:AMOUNT` takes that many and leaves the rest as one heap. The heap number is optional if only
 * one heap is not empty: `>2,3`, `2,3` (resulting heaps) or `2` (amount).
 */
export const breakCodec = <P extends Heaps>(
  expected: Expected = 'heap-and-parts',
  missing: MoveFault = 'no-such-heap',
  partsOf: (typed: readonly bigint[]) => readonly bigint[] = sortedParts,
): MoveCodec<P, Break> => ({
  format: formatBreak,
  parse: (text, at) => {
    const [, named, sign, list] =
      /^(?:(?:(\d+)\s*)?([>:→]))?([^>:→]*)$/.exec(text.normalize('NFKC').replace('->', '>').trim()) ?? [];
    const tail = list?.trim() ?? '';
    const not = notAMove(text, expected);
    if (!/^\d+(?:\^\d+)?(?:(?:\s*[,+]\s*|\s+)\d+(?:\^\d+)?)*$/.test(tail)) return not;
    const alive = at.heaps.flatMap((heap, i) => (heap > 0n ? [i] : []));
    const alone = at.heaps.length === 1 ? 0 : alive.length === 1 ? alive[0]! : null;
    // Among several heaps `1 2` is a heap and an amount, as in taking games.
    const pair = sign === undefined && alone === null ? /^(\d+)\s+(\S+)$/.exec(tail) : null;
    const heap = pair !== null ? Number(pair[1]) - 1 : named === undefined ? alone : Number(named) - 1;
    if (heap === null) return not;
    const words = (pair?.[2] ?? tail).split(/[\s,+]+/);
    if (words.length > MAX_PARTS) return not;
    const numbers = collect(words.map(parseInteger));
    if (!numbers.ok) return numbers;
    const size = at.heaps[heap];
    if (size === undefined) return illegal(text.trim(), missing);
    const [amount, ...more] = numbers.value;
    const takes = sign === ':' || pair !== null || (sign === undefined && more.length === 0);
    if (!takes) return ok({ heap, into: partsOf(numbers.value) });
    if (more.length > 0) return not;
    if (amount! > size) return illegal(text.trim(), 'takes-too-many');
    return ok({ heap, into: amount === size ? [] : [size - amount!] });
  },
});

/** “take 2 from heap 1 (3 → 1)”, or the parts of the heap. */
export const describeBreak = (at: Heaps, move: Break): MovePhrase => {
  const from = (at.heaps[move.heap] ?? 0n).toString();
  const amount = takenBy(at, move).toString();
  const heap = move.heap + 1;
  if (move.into.length > 1) return { kind: 'split', heap, amount, from, into: move.into.map(String) };
  const left = stonesIn(move.into).toString();
  return at.heaps.length === 1
    ? { kind: 'take-single', amount, from, left }
    : { kind: 'take', heap, amount, from, left };
};

/** Up to as many stones as it takes to see that a search is hopeless. */
const partitions = partitionsTo(160);

/**
 * Upper bound on the reachable multisets of heaps, if heaps may split, times the number of stones: each has about as many moves,
 * and a search is charged for each.
 */
export const breakingReach = (at: Heaps): bigint => {
  const total = stonesIn(at.heaps);
  const positions = partitions(total);
  return positions < VAST ? positions * (total + 1n) : VAST;
};

/** Pairs a, total − a for a from 1 to half of the total, ascending. */
export const pairsOf = function* (total: bigint, unequal = false): Iterable<readonly [bigint, bigint]> {
  for (let a = 1n; unequal ? 2n * a < total : 2n * a <= total; a += 1n) yield [a, total - a];
};

/**
 * Small rows of heaps for games in which heaps split: few stones in all, since positions multiply with every split. One heap to
 * size + 3 (and `more`), two to size + 3 together, three to size + 2, four to size − 1; no row twice.
 */
export const smallBreaking = function* (size: number, more = 0): Iterable<readonly bigint[]> {
  const rows: readonly (readonly [number, number])[] = [
    [1, size + 3 + more],
    [2, size + 3],
    [3, size + 2],
    [4, size - 1],
  ];
  for (const [count, most] of rows)
    for (const heaps of tuples(count, Math.max(0, most))) if (stonesIn(heaps) <= BigInt(most)) yield heaps;
};

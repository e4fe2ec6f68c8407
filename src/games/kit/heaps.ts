import { parseInteger, parseNumbers } from '../../engine/core/args.ts';
import type { MoveCodec, PositionCodec, Summand } from '../../engine/core/game.ts';
import type { LeastOptions, PartsPacking } from '../../engine/core/packing.ts';
import type { Expected } from '../../engine/core/refusal.ts';
import { chain, illegal, notAMove, ok, type Result } from '../../engine/core/result.ts';
import type { Labelled, Motif, Scene, SceneOf } from '../../engine/core/scene.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import { bySize } from '../../engine/maths/integers.ts';
import { partitions } from '../../engine/maths/partitions.ts';
import { productOf } from './reach.ts';

/** Row of heaps, with the options that a game adds. Heaps keep their places; empty ones are 0. */
export interface Heaps {
  readonly heaps: readonly bigint[];
}

/** Move from one heap; heaps are counted from 0 internally, from 1 in text. */
export interface Take {
  readonly heap: number;
  readonly take: bigint;
}

export const MAX_HEAPS = 1000;

/** Stones of all heaps. */
export const stonesIn = (heaps: readonly bigint[]): bigint => heaps.reduce((sum, heap) => sum + heap, 0n);

/** Largest heap; 0 without heaps. */
export const largestOf = (heaps: readonly bigint[]): bigint =>
  heaps.reduce((most, heap) => (heap > most ? heap : most), 0n);

/** `at` with heap `i` replaced by `heaps`. */
export const replaceHeap = <P extends Heaps>(at: P, i: number, ...heaps: readonly bigint[]): P => ({
  ...at,
  heaps: heaps.length === 1 ? at.heaps.with(i, heaps[0]!) : at.heaps.toSpliced(i, 1, ...heaps),
});

/** Every heap as a summand, for games with independent heaps. */
export const heapParts = <P extends Heaps, M extends { readonly heap: number }>(
  at: P,
): readonly Summand<P, M>[] =>
  at.heaps.map((heap, i) => ({ at: { ...at, heaps: [heap] }, lift: (move) => ({ ...move, heap: i }) }));

/** Heaps sorted, empty ones dropped, for games in which order and empty heaps do not matter. */
export const sortedHeaps = <P extends Heaps>(at: P): P =>
  isSorted(at.heaps) ? at : { ...at, heaps: inOrder(at.heaps.filter((heap) => heap > 0n)) };

/** Whether heaps ascend without empty ones. A search asks this of every position, and mostly it is true. */
const isSorted = (heaps: readonly bigint[]): boolean => {
  let last = 1n;
  for (const heap of heaps) {
    if (heap < last) return false;
    last = heap;
  }
  return true;
};

/** Most heaps sorted by insertion, which takes a third of the time of `sort`. */
const MAX_INSERTION_SORT_HEAPS = 16;

/** Sorts `heaps` in place. */
const inOrder = (heaps: bigint[]): readonly bigint[] => {
  if (heaps.length > MAX_INSERTION_SORT_HEAPS) return heaps.sort(bySize);
  for (let i = 1; i < heaps.length; i += 1) {
    const heap = heaps[i]!;
    let place = i;
    for (; place > 0 && heaps[place - 1]! > heap; place -= 1) heaps[place] = heaps[place - 1]!;
    heaps[place] = heap;
  }
  return heaps;
};

/** Number of positions reachable by taking alone: the product of (size + 1). */
export const takingReach = (at: Heaps): bigint => productOf(at.heaps, (heap) => heap + 1n);

/** Packing of heaps that only get smaller, or split into smaller ones: a kind of part is a size. */
export const heapPacking = {
  kind: 'parts',
  kinds: ({ heaps }: Heaps): number => heaps.reduce((most, heap) => Math.max(most, Number(heap)), 0),
} as const satisfies PartsPacking<Heaps>;

/**
 * As `heapPacking` if a heap can be lowered to any smaller one. Every row of heaps bounded by the present ones is then reachable;
 * at most k! rows of k heaps differ only in order; and a row whose largest heap is n has at least n options.
 */
export const loweringPacking = {
  ...heapPacking,
  options: ({ heaps }: Heaps): LeastOptions => {
    const sizes = heaps.map(Number);
    const most = Math.max(0, ...sizes);
    const positions = sizes
      .toSorted((a, b) => b - a)
      .reduce((product, size, i) => (product * (size + 1)) / (i + 1), 1);
    return { ofKinds: (most * (most + 1)) / 2, ofPositions: (positions * most) / 2 };
  },
} as const satisfies PartsPacking<Heaps>;

/** Heaps as text; an empty row is `0`. */
export const formatHeaps = (heaps: readonly bigint[]): string => {
  let text = '';
  for (const heap of heaps) text = text === '' ? `${heap}` : `${text} ${heap}`;
  return text === '' ? '0' : text;
};

/** Codec of a row of at most `most` numbers without options. */
export const numbersCodec = <P>(
  most: number,
  positionOf: (numbers: readonly bigint[]) => P,
  numbersOf: (at: P) => readonly bigint[],
): PositionCodec<P> => ({
  parse: (args) => chain(parseNumbers(args, { most }), (numbers) => ok(positionOf(numbers))),
  format: (at) => formatHeaps(numbersOf(at)),
});

/** Codec of heaps without options. */
export const heapsCodec = numbersCodec<Heaps>(
  MAX_HEAPS,
  (heaps) => ({ heaps }),
  ({ heaps }) => heaps,
);

/** Checks the heap index and the amount of `move`, then removes the stones. */
export const playTake = <P extends Heaps>(at: P, move: Take): Result<P> => {
  const size = at.heaps[move.heap];
  if (size === undefined) return illegal(formatTake(move), 'no-such-heap');
  if (move.take < 1n) return illegal(formatTake(move), 'takes-nothing');
  if (move.take > size) return illegal(formatTake(move), 'takes-too-many');
  return ok(replaceHeap(at, move.heap, size - move.take));
};

const formatTake = (move: Take): string => `${move.heap + 1}:${move.take}`;

/**
 * `HEAP:AMOUNT`; also accepts `HEAP AMOUNT`, `HEAP-AMOUNT`, `HEAP>LEFT` (what is left), and the amount alone if only one heap is
 * not empty.
 */
export const takeCodec = <P extends Heaps>(expected: Expected = 'heap-and-amount'): MoveCodec<P, Take> => ({
  format: formatTake,
  parse: (text, at) => {
    const typed = /^(?:(\d+)(?:\s*([:,>-])\s*|\s+))?(\d+(?:\^\d+)?)$/.exec(text.normalize('NFKC').trim());
    if (typed === null) return notAMove(text, expected);
    const alive = at.heaps.flatMap((heap, i) => (heap > 0n ? [i] : []));
    if (typed[1] === undefined && at.heaps.length !== 1 && alive.length !== 1)
      return notAMove(text, expected);
    const heap = typed[1] === undefined ? (alive[0] ?? 0) : Number(typed[1]) - 1;
    return chain(parseInteger(typed[3]!), (number) => {
      const size = at.heaps[heap] ?? 0n;
      return ok({ heap, take: typed[2] === '>' ? size - number : number });
    });
  },
});

/** “take 2 from heap 1 (3 → 1)”. */
export const describeTake = (at: Heaps, move: Take): MovePhrase => {
  const from = at.heaps[move.heap] ?? 0n;
  const facts = { amount: move.take.toString(), from: from.toString(), left: (from - move.take).toString() };
  return at.heaps.length === 1
    ? { kind: 'take-single', ...facts }
    : { kind: 'take', heap: move.heap + 1, ...facts };
};

/** Values as places of a scene, labelled from `first` on. */
export const numbered = (values: readonly (bigint | string)[], first = 1): readonly Labelled[] =>
  values.map((value, i) => ({ label: `${first + i}`, value: `${value}` }));

/** Heaps of pieces of one motif, numbered from 1. */
export const heapScene =
  (motif: Motif) =>
  (at: Heaps): SceneOf<'heaps'> => ({ kind: 'heaps', motif, heaps: numbered(at.heaps) });

/** Rows of pieces that keep their places, for games in which neighbours matter. */
export const rowScene =
  (motif: Motif) =>
  (at: Heaps): Scene => ({ ...heapScene(motif)(at), row: true });

/** Rows of `count` numbers from 0 to `most`, in lexicographic order. */
export const tuples = function* (count: number, most: number): Iterable<readonly bigint[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const rest of tuples(count - 1, most)) for (let n = 0; n <= most; n += 1) yield [...rest, BigInt(n)];
};

/** Small rows of heaps: one heap to 4·size, two to 2·size, three to size; no row twice. */
export const smallHeaps = function* (size: number): Iterable<readonly bigint[]> {
  yield* tuples(1, 4 * size);
  yield* tuples(2, 2 * size);
  yield* tuples(3, size);
};

/** Random integer from `least` to `most`. */
export const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** A few random heaps, bigger as `size` grows (1 easy … 5 long). */
export const dealHeaps = (size: number, random: () => number): readonly bigint[] =>
  Array.from({ length: between(random, 2, Math.min(5, 2 + size)) }, () =>
    BigInt(between(random, 1, 2 + 3 * size)),
  );

/** Heaps that add up to `total`, those with fewest heaps first, for `Game.ofTotal`. */
export const heapsOfTotal = <P extends Heaps>(at: P, total: number): readonly P[] =>
  [...partitions(BigInt(total))]
    .map((heaps) => heaps.toReversed())
    .sort((a, b) => a.length - b.length)
    .map((heaps) => ({ ...at, heaps }));

import { parseInteger, parseNumbers } from '../../engine/core/args.ts';
import type { MoveCodec, PositionCodec, Summand } from '../../engine/core/game.ts';
import type { LeastOptions, PartsPacking } from '../../engine/core/packing.ts';
import type { Expected } from '../../engine/core/refusal.ts';
import { chain, illegal, notAMove, ok, type Result } from '../../engine/core/result.ts';
import type { Motif, Scene } from '../../engine/core/scene.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import { partitions } from '../../engine/maths/partitions.ts';
import { productOf } from './reach.ts';

/** A position that is a row of heaps, with whatever options the game adds. Heaps keep their places; empty ones are 0. */
export interface Heaps {
  readonly heaps: readonly bigint[];
}

/** Taking from one heap; heaps are counted from 0 inside, from 1 outside. */
export interface Take {
  readonly heap: number;
  readonly take: bigint;
}

/** Most heaps in a line. */
export const MOST_HEAPS = 1000;

/** `at` with heap `i` replaced by `heaps`. */
export const replaceHeap = <P extends Heaps>(at: P, i: number, ...heaps: readonly bigint[]): P => ({
  ...at,
  heaps: heaps.length === 1 ? at.heaps.with(i, heaps[0]!) : at.heaps.toSpliced(i, 1, ...heaps),
});

/** Every heap alone, for games in which heaps do not touch one another. */
export const heapParts = <P extends Heaps, M extends { readonly heap: number }>(
  at: P,
): readonly Summand<P, M>[] =>
  at.heaps.map((heap, i) => ({ at: { ...at, heaps: [heap] }, lift: (move) => ({ ...move, heap: i }) }));

/** Heaps sorted, empty ones dropped: games in which order and empty heaps do not matter. */
export const sortedHeaps = <P extends Heaps>(at: P): P =>
  isSorted(at.heaps) ? at : { ...at, heaps: inOrder(at.heaps.filter((heap) => heap > 0n)) };

/** Rising, without empty heaps. A search asks this of every position it meets, and of most it is so. */
const isSorted = (heaps: readonly bigint[]): boolean => {
  let last = 1n;
  for (const heap of heaps) {
    if (heap < last) return false;
    last = heap;
  }
  return true;
};

/** Up to so many heaps are put in order by insertion, which takes them a third of the time that `sort` does. */
const FEW_HEAPS = 16;

/** Sorts `heaps` in place. */
const inOrder = (heaps: bigint[]): readonly bigint[] => {
  if (heaps.length > FEW_HEAPS) return heaps.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  for (let i = 1; i < heaps.length; i += 1) {
    const heap = heaps[i]!;
    let place = i;
    for (; place > 0 && heaps[place - 1]! > heap; place -= 1) heaps[place] = heaps[place - 1]!;
    heaps[place] = heap;
  }
  return heaps;
};

/** Positions reachable by taking alone: the product of (size + 1). */
export const takingReach = (at: Heaps): bigint => productOf(at.heaps, (heap) => heap + 1n);

/** Heaps that only become smaller, or fall into smaller ones: a kind of part is a size. */
export const heapPacking = {
  kind: 'parts',
  kinds: ({ heaps }: Heaps): number => heaps.reduce((most, heap) => Math.max(most, Number(heap)), 0),
} as const satisfies PartsPacking<Heaps>;

/**
 * The same where a heap can be lowered to any smaller one: whatever heaps are not above those there can be reached, in an order
 * that is one of at most k! for k heaps, and where the largest has n it has n options.
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

/** The heaps as text; an empty row is `0`. */
export const formatHeaps = (heaps: readonly bigint[]): string => {
  let text = '';
  for (const heap of heaps) text = text === '' ? `${heap}` : `${text} ${heap}`;
  return text === '' ? '0' : text;
};

/** Heaps and nothing else. */
export const heapsCodec: PositionCodec<Heaps> = {
  options: [],
  parse: (args) => chain(parseNumbers(args, { most: MOST_HEAPS }), (heaps) => ok({ heaps })),
  format: ({ heaps }) => formatHeaps(heaps),
};

/** Checks heap index and amount of `move`; then removes. `most` = the most that may be taken from that heap. */
export const playTake = <P extends Heaps>(at: P, move: Take): Result<P> => {
  const size = at.heaps[move.heap];
  if (size === undefined) return illegal(formatTake(move), 'no-such-heap');
  if (move.take < 1n) return illegal(formatTake(move), 'takes-nothing');
  if (move.take > size) return illegal(formatTake(move), 'takes-too-many');
  return ok(replaceHeap(at, move.heap, size - move.take));
};

const formatTake = (move: Take): string => `${move.heap + 1}:${move.take}`;

/**
 * `HEAP:AMOUNT`; `HEAP AMOUNT` and `HEAP-AMOUNT` are understood too, `HEAP>LEFT` says what is left, and where one heap
 * is not empty the amount alone will do.
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

/** Heaps of pieces of one motif, numbered from 1. */
export const heapScene =
  (motif: Motif) =>
  (at: Heaps): Extract<Scene, { kind: 'heaps' }> => ({
    kind: 'heaps',
    motif,
    heaps: at.heaps.map((heap, i) => ({ label: `${i + 1}`, value: heap.toString() })),
  });

/** Rows of pieces that keep their places, for games in which neighbours matter. */
export const rowScene =
  (motif: Motif) =>
  (at: Heaps): Scene => ({ ...heapScene(motif)(at), row: true });

/** Rows of `count` numbers from 0 to `most`, in dictionary order. */
export const tuples = function* (count: number, most: number): Iterable<readonly bigint[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const rest of tuples(count - 1, most)) for (let n = 0; n <= most; n += 1) yield [...rest, BigInt(n)];
};

/** Small rows of heaps: one heap to 4·size, two to 2·size, three to size (nothing repeated). */
export const smallHeaps = function* (size: number): Iterable<readonly bigint[]> {
  yield* tuples(1, 4 * size);
  yield* tuples(2, 2 * size);
  yield* tuples(3, size);
};

/** A whole number from `least` to `most`. */
export const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** A few heaps to play with, bigger as `size` grows (1 easy … 5 long). */
export const dealHeaps = (size: number, random: () => number): readonly bigint[] =>
  Array.from({ length: between(random, 2, Math.min(5, 2 + size)) }, () =>
    BigInt(between(random, 1, 2 + 3 * size)),
  );

/** Heaps of `total` together, those with fewest heaps first, for `Game.ofTotal`. */
export const heapsOfTotal = <P extends Heaps>(at: P, total: number): readonly P[] =>
  [...partitions(BigInt(total))]
    .map((heaps) => heaps.toReversed())
    .sort((a, b) => a.length - b.length)
    .map((heaps) => ({ ...at, heaps }));

import type { Coordinate, Heap, Labelled, Scene, SceneOf } from '../core/scene.ts';
import type { Spot } from '../core/spot.ts';
import type { MovePhrase } from './phrase.ts';
import {
  besideSquares,
  changes,
  coinsTurned,
  componentsOf,
  drops,
  missing,
  moveIn,
  pairChanged,
  pushMarked,
  withoutPlaceholders,
} from './pointed.ts';
import { playedGraph } from './pointed-graph.ts';
import { squaresTaken } from './squares.ts';

/** Moves followed back to draw what earlier ones took; a picture has no room for more. */
const MAX_REPLAYED_MOVES = 100;

/** `shown`: the drawn position before the move, with what earlier moves took; `next`: the position after it. */
type Players = {
  readonly [K in Scene['kind']]: (
    shown: SceneOf<K>,
    next: SceneOf<K>,
    move: MovePhrase | undefined,
  ) => SceneOf<K>;
};

const sum = (...counts: readonly (string | undefined)[]): string =>
  counts.reduce((total, count) => total + BigInt(count ?? '0'), 0n).toString();

type Ghosts = NonNullable<Heap['ahead']>;
const ghosts = (gone: string, fallen: string): Ghosts => ({
  ...(gone === '0' ? {} : { gone }),
  ...(fallen === '0' ? {} : { fallen }),
});

/** Pieces taken by the last move count as `fallen` one move later. */
const fallenOf = ({ gone, fallen }: Ghosts): string => sum(gone, fallen);
const aheadOf = (gone: string, fallen: string): Pick<Heap, 'ahead'> =>
  gone === '0' && fallen === '0' ? {} : { ahead: ghosts(gone, fallen) };

/** Heap that the last move did not touch; only rows remember earlier takes, and that heaps were joined. */
const left = (heap: Heap, shown: Heap, row: boolean): Heap =>
  row
    ? {
        ...heap,
        ...(shown.joined === true ? { joined: true } : {}),
        ...ghosts('0', fallenOf(shown)),
        ...aheadOf('0', fallenOf(shown.ahead ?? {})),
      }
    : heap;

/** Sizes left on either side of the taken pieces in a row, if the move has them. */
const sidesOf = (move: MovePhrase | undefined): readonly string[] | null =>
  move?.kind === 'from-row' ? move.left : move?.kind === 'split' ? move.into : null;

/** Row changed by the move: the heaps left, from left to right, and where the taken pieces lay. */
const brokenRow = (
  before: Heap,
  into: readonly Heap[],
  took: string,
  sides: readonly string[] | null,
): readonly Heap[] => {
  const [first, second] = into;
  const isTurned = second !== undefined && sides?.[0] === second.value && sides[0] !== first!.value;
  const parts = isTurned ? into.toReversed() : into;
  const fromFront = parts.length === 1 && sides?.[0] === '0' && parts[0]!.value !== '0';
  const ahead = fallenOf(before.ahead ?? {});
  return parts.map(
    (heap, k): Heap => ({
      ...heap,
      ...(k > 0 || before.joined === true ? { joined: true as const } : {}),
      ...ghosts(k === 0 && !fromFront ? took : '0', k === parts.length - 1 ? fallenOf(before) : '0'),
      ...(k > 0 ? {} : aheadOf(fromFront ? took : '0', ahead)),
    }),
  );
};

const playedHeaps = (
  { heaps: shown, row: kept }: SceneOf<'heaps'>,
  { heaps: next }: SceneOf<'heaps'>,
  move: MovePhrase | undefined,
): readonly Heap[] => {
  const row = kept === true;
  // A row is drawn from left to right; the position may list its heaps in another order.
  const before = shown.toSorted((a, b) => Number(a.label) - Number(b.label));
  const changed = changes(before, next);
  const now = new Map<Heap, readonly Heap[]>();
  let from = 0;
  for (const [i, heap] of before.entries()) {
    const into = changed.get(i);
    if (into === undefined) now.set(heap, [left(next[from] ?? heap, heap, row)]);
    else {
      const took = missing(heap, into) ?? '0';
      now.set(
        heap,
        row
          ? brokenRow(heap, into, took, sidesOf(move))
          : into.map((one, k) => ({
              ...one,
              ...(k > 0 ? { joined: true } : {}),
              ...(k === 0 && took !== '0' ? { gone: took } : {}),
            })),
      );
    }
    from += into?.length ?? 1;
  }
  const heaps = shown.flatMap((heap) => now.get(heap)!);
  return heaps.length === next.length ? heaps : next;
};

/** Marks the items that the move changed. */
const playedItems = <T extends Labelled>(shown: readonly T[], next: readonly T[]): readonly T[] =>
  shown.length === next.length
    ? next.map((item, i) =>
        item.value === shown[i]!.value || (item.mark ?? 'none') !== 'none'
          ? item
          : { ...item, mark: 'changed' },
      )
    : next;

const larger = (a: Coordinate, b: Coordinate): Coordinate => (BigInt(a) > BigInt(b) ? a : b);

const wasPair = (shown: SceneOf<'boxes' | 'rectangle'>['pairs'], next: typeof shown) => {
  const change = pairChanged(shown, next);
  return change === null
    ? {}
    : { was: { pair: change.pair, count: change.to.length, from: shown[change.pair]! } };
};

const players: Players = {
  heaps: (shown, next, move) => ({ ...next, heaps: playedHeaps(shown, next, move) }),
  stairs: (shown, next) => ({
    ...next,
    steps:
      shown.steps.length !== next.steps.length
        ? next.steps
        : next.steps.map((step, i) => {
            const before = shown.steps[i]!;
            if (step.value === before.value) return step;
            const took = missing(before, [step]);
            if (took !== null) return { ...step, gone: took };
            const came = missing(step, [before]);
            if (came === null || (step.mark ?? 'none') !== 'none') return step;
            return { ...step, mark: 'changed', take: came };
          }),
  }),
  queen: (shown, next) => ({
    ...next,
    first: shown.first ?? shown.at,
    ...(next.at.join() === shown.at.join() ? {} : { was: shown.at }),
  }),
  grid: (shown, next) =>
    shown.rows.length === next.rows.length
      ? { ...next, rows: next.rows.map((row, i) => playedItems(shown.rows[i]!, row)) }
      : next,
  bar: (shown, next) => ({
    ...next,
    first: shown.first ?? shown.rows,
    ...(next.rows.join() === shown.rows.join() ? {} : { was: shown.rows }),
  }),
  row: (shown, next, move) => {
    const before = withoutPlaceholders(shown);
    const now = besideSquares(before, next, move);
    return {
      ...next,
      squares: move?.kind === 'push' ? pushMarked(now, move, 'changed') : playedItems(before, now),
    };
  },
  board: (shown, next) => ({
    ...next,
    width: larger(shown.width, next.width),
    height: larger(shown.height, next.height),
    turned: coinsTurned(shown, next),
  }),
  squares: (shown, next) => {
    const { taken, ...drawn } = squaresTaken(shown, next);
    return { ...next, ...drawn, laid: taken };
  },
  rectangle: (shown, next) => ({ ...next, ...wasPair(shown.pairs, next.pairs) }),
  boxes: (shown, next) => ({ ...next, ...wasPair(shown.pairs, next.pairs) }),
  ruler: (shown, next) => {
    const gone = drops(shown, next);
    return gone === null ? next : { ...next, gone };
  },
  set: (shown, next) => {
    const there = new Set(next.numbers);
    return { ...next, gone: shown.numbers.filter((number) => !there.has(number)) };
  },
  graph: playedGraph,
  components: (shown, next, move) => ({
    ...next,
    moved: componentsOf(move),
    scenes: next.scenes.map((part, i) => played(shown.scenes[i] ?? part, part, moveIn(move, i + 1))),
  }),
};

/**
 * `next` with the move from `shown` drawn in: what it took, where it went. Only `move` tells from which end of a row it took.
 * Returns `next` unchanged if the scenes differ in kind.
 */
export const played = (shown: Scene, next: Scene, move?: MovePhrase): Scene =>
  shown.kind === next.kind
    ? (players[shown.kind] as (shown: Scene, next: Scene, move: MovePhrase | undefined) => Scene)(
        shown,
        next,
        move,
      )
    : next;

/**
 * Last of `spots` (successive positions of one game) with the last move drawn in, and what earlier ones took. `moves`: the moves
 * between them.
 */
export const playedScene = (spots: readonly Spot[], moves: readonly MovePhrase[] = []): Scene => {
  const from = Math.max(0, spots.length - 1 - MAX_REPLAYED_MOVES);
  const [first, ...rest] = spots.slice(from).map((spot) => spot.scene());
  return rest.reduce((shown, next, i) => played(shown, next, moves[from + i]), first!);
};

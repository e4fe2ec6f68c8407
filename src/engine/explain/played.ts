import type { Heap, Labelled, Scene } from '../core/scene.ts';
import type { Spot } from '../core/spot.ts';
import { besideSquares, changes, coinsTurned, drops, missing, pairChanged, standing } from './pointed.ts';
import { playedGraph } from './pointed-graph.ts';
import { squaresTaken } from './squares.ts';

/** Moves that are followed back to see what earlier ones took: what a picture has room for. */
const MOST_MOVES = 100;

type SceneOf<K extends Scene['kind']> = Extract<Scene, { readonly kind: K }>;
/** `shown`: the position before the move as it was drawn, with what earlier moves took; `next`: the position after it. */
type Players = {
  readonly [K in Scene['kind']]: (shown: SceneOf<K>, next: SceneOf<K>) => SceneOf<K>;
};

const sum = (...counts: readonly (string | undefined)[]): string =>
  counts.reduce((total, count) => total + BigInt(count ?? '0'), 0n).toString();

/** What lies behind a heap one move later: what was taken by the last move counts among the fallen then. */
const fallenOf = ({ gone, fallen }: Heap): { readonly fallen?: string } => {
  const count = sum(gone, fallen);
  return count === '0' ? {} : { fallen: count };
};

/** A heap that the last move left alone; only rows remember what is long gone, and that they were one. */
const left = (heap: Heap, shown: Heap, row: boolean): Heap =>
  row ? { ...heap, ...(shown.joined === true ? { joined: true } : {}), ...fallenOf(shown) } : heap;

const playedHeaps = (shown: readonly Heap[], next: readonly Heap[], row: boolean): readonly Heap[] => {
  const changed = changes(shown, next);
  const heaps: Heap[] = [];
  for (const [i, before] of shown.entries()) {
    const into = changed.get(i);
    if (into === undefined) {
      heaps.push(left(next[heaps.length] ?? before, before, row));
      continue;
    }
    const took = missing(before, into) ?? '0';
    for (const [k, heap] of into.entries())
      heaps.push({
        ...heap,
        ...(k > 0 || (row && before.joined === true) ? { joined: true } : {}),
        ...(k === 0 && took !== '0' ? { gone: took } : {}),
        ...(row && k === into.length - 1 ? fallenOf(before) : {}),
      });
  }
  return heaps.length === next.length ? heaps : next;
};

/** The items that the move changed, marked; `gone` where less is there than before. */
const playedItems = <T extends Labelled>(shown: readonly T[], next: readonly T[]): readonly T[] => {
  if (shown.length !== next.length) return next;
  return next.map((item, i) => {
    if (item.value === shown[i]!.value || (item.mark ?? 'none') !== 'none') return item;
    const fewer = missing(shown[i]!, [item]) !== null;
    return { ...item, mark: fewer ? 'gone' : 'changed' };
  });
};

const wasPair = (shown: SceneOf<'boxes' | 'rectangle'>['pairs'], next: typeof shown) => {
  const change = pairChanged(shown, next);
  return change === null
    ? {}
    : { was: { pair: change.pair, count: change.to.length, from: shown[change.pair]! } };
};

/** One for each kind of scene, total by type. */
const players: Players = {
  heaps: (shown, next) => ({ ...next, heaps: playedHeaps(shown.heaps, next.heaps, next.row === true) }),
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
  queen: (shown, next) => ({ ...next, was: shown.at, first: shown.first ?? shown.at }),
  grid: (shown, next) =>
    shown.rows.length === next.rows.length
      ? {
          ...next,
          rows: next.rows.map((row, i) =>
            playedItems(shown.rows[i]!, row).map((item) =>
              item.mark === 'gone' ? { ...item, mark: 'changed' as const } : item,
            ),
          ),
        }
      : next,
  bar: (shown, next) => ({ ...next, was: shown.rows, first: shown.first ?? shown.rows }),
  row: (shown, next) => {
    const before = standing(shown);
    return { ...next, squares: playedItems(before, besideSquares(before, next)) };
  },
  board: (shown, next) => ({
    ...next,
    width: Math.max(shown.width, next.width),
    height: Math.max(shown.height, next.height),
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
  components: (shown, next) => ({
    ...next,
    scenes: next.scenes.map((part, i) => played(shown.scenes[i] ?? part, part)),
  }),
};

/** `next` with the move from `shown` drawn in: what it took, where it went. Scenes of two kinds: `next` as it is. */
export const played = (shown: Scene, next: Scene): Scene =>
  shown.kind === next.kind
    ? (players[shown.kind] as (shown: Scene, next: Scene) => Scene)(shown, next)
    : next;

/** The last of `spots` (a game from some position on, move by move) with the last move drawn in, and what earlier ones took. */
export const playedScene = (spots: readonly Spot[]): Scene => {
  const [first, ...rest] = spots.slice(-MOST_MOVES - 1).map((spot) => spot.scene());
  return rest.reduce(played, first!);
};

import type { Win } from '../core/game.ts';
import type { Heap, Labelled, Mark, PairChange, Scene, SceneOf } from '../core/scene.ts';
import type { Spot } from '../core/spot.ts';
import { Work } from '../core/work.ts';
import type { MoveFacts, MovePhrase } from './phrase.ts';
import { pointedGraph } from './pointed-graph.ts';
import { squaresTaken } from './squares.ts';
import type { Step } from './step.ts';

/** For drawing the deciding features. */
const SCENE_WORK = 20_000;
/** A move that changes more is not marked. */
const MAX_CHANGED_PARTS = 2;

const isNumber = /^\d+$/;

/** Lengths of the common prefix and, behind it, the common suffix of two lists; `length`, `next`: lengths of the lists. */
const equalEnds = (length: number, next: number, same: (i: number, j: number) => boolean) => {
  const most = Math.min(length, next);
  let head = 0;
  while (head < most && same(head, head)) head += 1;
  let tail = 0;
  while (tail < most - head && same(length - 1 - tail, next - 1 - tail)) tail += 1;
  return { head, tail };
};

/**
 * Items that differ from those of `next`, by index, and what each becomes; for lists of different lengths, the items between the
 * common ends.
 */
export const changes = <T extends Labelled>(
  items: readonly T[],
  next: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const same = (i: number, j: number): boolean => items[i]!.value === next[j]!.value;
  const changed = new Map<number, readonly T[]>();
  if (items.length === next.length) {
    for (let i = 0; i < items.length; i += 1) if (!same(i, i)) changed.set(i, [next[i]!]);
    return changed;
  }
  const { head, tail } = equalEnds(items.length, next.length, same);
  const count = items.length - tail - head;
  if (count <= MAX_CHANGED_PARTS)
    for (let i = head; i < head + count; i += 1)
      changed.set(i, count === 1 ? next.slice(head, next.length - tail) : []);
  return changed;
};

/** Amount by which `item` shrinks to `left`; null if it grows, or values are no numbers. */
export const missing = (item: Labelled, left: readonly Labelled[]): string | null => {
  if (![item, ...left].every(({ value }) => isNumber.test(value))) return null;
  const took = left.reduce((rest, { value }) => rest - BigInt(value), BigInt(item.value));
  return took >= 0n ? took.toString() : null;
};

/**
 * Items with those that a move changes marked, with what it takes of them and what it leaves; from a row it takes at the front.
 */
const pointed = (items: readonly Heap[], next: readonly Heap[], isRow = false): readonly Heap[] => {
  const changed = changes(items, next);
  return items.map((item, i) => {
    const left = changed.get(i);
    if (left === undefined || (item.mark ?? 'none') !== 'none') return item;
    const take = missing(item, left);
    const whole = take === null || take === item.value;
    const stays = left.map(({ value }) => value);
    const into = isRow && stays.length === 1 ? ['0', ...stays] : stays;
    return {
      ...item,
      mark: 'win',
      ...(whole ? {} : { take }),
      ...(whole || into.length < 2 ? {} : { into }),
    };
  });
};

/** `move`: the one to `next`. */
type Pointers = {
  readonly [K in Scene['kind']]: (scene: SceneOf<K>, next: SceneOf<K>, move: MovePhrase) => SceneOf<K>;
};

/** Taken square: it ends the lowest row that gets shorter. */
const squareTaken = (rows: readonly number[], next: readonly number[]): readonly [number, number] | null => {
  const row = rows.findIndex((length, i) => (next[i] ?? 0) < length);
  return row === -1 ? null : [(next[row] ?? 0) + 1, row + 1];
};

export const coinsTurned = (scene: SceneOf<'board'>, next: SceneOf<'board'>): SceneOf<'board'>['heads'] => {
  const keyed = (heads: SceneOf<'board'>['heads']) => new Map(heads.map((head) => [head.join(), head]));
  const [before, after] = [keyed(scene.heads), keyed(next.heads)];
  return [
    ...scene.heads.filter((head) => !after.has(head.join())),
    ...next.heads.filter((head) => !before.has(head.join())),
  ];
};

/** Styles whose squares disappear once they are empty. */
const VANISHING: readonly string[] = [
  'track',
  'barrels',
  'jars',
] satisfies readonly SceneOf<'row'>['style'][];

/** Squares of `scene`, without the placeholders of vanished ones. */
export const withoutPlaceholders = ({ squares, style }: SceneOf<'row'>): SceneOf<'row'>['squares'] => {
  if (style === 'track') return squares.slice(0, squares.findLastIndex(({ value }) => value !== '') + 1);
  return VANISHING.includes(style) ? squares.filter(({ value }) => value !== '0') : squares;
};

/**
 * Squares of `next` aligned with `squares`: empty ones replace those that vanished, at the front or at the end. Where both ends
 * were equal, only `move` tells which.
 */
export const besideSquares = (
  squares: SceneOf<'row'>['squares'],
  { squares: next, style }: SceneOf<'row'>,
  move: MovePhrase | undefined,
): SceneOf<'row'>['squares'] => {
  const fewer = squares.length - next.length;
  if (fewer <= 0 || !VANISHING.includes(style)) return next;
  const blanks =
    style === 'track'
      ? squares.slice(next.length).map(({ label }) => ({ label, value: '' }))
      : Array.from({ length: fewer }, () => ({ label: '', value: '0' }));
  const isLast = move?.kind === 'take' && move.heap === squares.length;
  return style !== 'track' && !isLast && next.every(({ value }, i) => value === squares[i + fewer]!.value)
    ? [...blanks, ...next]
    : [...next, ...blanks];
};

type IdPairs = readonly (readonly [string, string])[];

/** Changed pair between the common ends, and its replacement; null if not exactly one pair changed. */
export const pairChanged = (pairs: IdPairs, next: IdPairs): PairChange | null => {
  const same = (i: number, j: number): boolean => pairs[i]!.join() === next[j]!.join();
  const { head, tail } = equalEnds(pairs.length, next.length, same);
  return head + tail + 1 === pairs.length ? { pair: head, to: next.slice(head, next.length - tail) } : null;
};

export const drops = (scene: SceneOf<'ruler'>, next: SceneOf<'ruler'>): string | null => {
  if (!isNumber.test(scene.total) || !isNumber.test(next.total)) return null;
  const took = BigInt(scene.total) - BigInt(next.total);
  return took > 0n ? took.toString() : null;
};

/** The components that a move of a compound plays in. */
export const componentsOf = (move: MovePhrase | undefined): readonly number[] =>
  move?.kind === 'component'
    ? [move.component]
    : move?.kind === 'components'
      ? move.moves.map(({ component }) => component)
      : [];

/** The move that a compound's move makes in one component. */
export const moveIn = (move: MovePhrase | undefined, component: number): MovePhrase | undefined => {
  if (move?.kind === 'component') return move.component === component ? move.move : undefined;
  return move?.kind === 'components'
    ? move.moves.find((one) => one.component === component)?.move
    : undefined;
};

/** A strip whose coin was pushed, or is to be: the coin and where it goes; of a long strip only its coins are drawn, by their squares. */
export const pushMarked = <T extends Labelled>(
  squares: readonly T[],
  { from, to }: MoveFacts['push'],
  mark: Mark,
): readonly T[] =>
  squares.map((square) =>
    [from, to].includes(isNumber.test(square.value) ? square.value : square.label)
      ? { ...square, mark }
      : square,
  );

const pairPointed = <S extends SceneOf<'rectangle' | 'boxes'>>(scene: S, next: S): S => {
  const change = pairChanged(scene.pairs, next.pairs);
  return change === null ? scene : { ...scene, change };
};

const pointers: Pointers = {
  heaps: (scene, next) => ({ ...scene, heaps: pointed(scene.heaps, next.heaps, scene.row === true) }),
  // Stones come to the step below: only the step that they leave is marked.
  stairs: (scene, next) => ({
    ...scene,
    steps: pointed(scene.steps, next.steps).map((step, i) =>
      missing(step, next.steps.slice(i, i + 1)) === null ? scene.steps[i]! : step,
    ),
  }),
  row: (scene, next, move) => ({
    ...scene,
    squares:
      move.kind === 'push'
        ? pushMarked(scene.squares, move, 'win')
        : pointed(scene.squares, besideSquares(scene.squares, next, move)),
  }),
  queen: (scene, next) => ({ ...scene, go: next.at }),
  grid: (scene, next) =>
    scene.rows.length === next.rows.length
      ? { ...scene, rows: scene.rows.map((row, i) => pointed(row, next.rows[i]!)) }
      : scene,
  bar: (scene, next) => {
    const take = squareTaken(scene.rows, next.rows);
    return take === null ? scene : { ...scene, take };
  },
  board: (scene, next) => ({ ...scene, turn: coinsTurned(scene, next) }),
  squares: (scene, next) => ({ ...scene, put: squaresTaken(scene, next).taken }),
  rectangle: pairPointed,
  boxes: pairPointed,
  ruler: (scene, next) => {
    const take = drops(scene, next);
    return take === null ? scene : { ...scene, take };
  },
  set: (scene, _, move) => (move.kind === 'erase' ? { ...scene, take: move.number } : scene),
  graph: (scene, _, move) => pointedGraph(scene, move),
  components: (scene, next, move) => ({
    ...scene,
    moved: componentsOf(move),
    scenes: scene.scenes.map((part, i) => {
      const own = moveIn(move, i + 1);
      return own === undefined ? part : pointing(part, next.scenes[i]!, own);
    }),
  }),
};

/** A queen turned back into the heaps that she stands for, where `scene` shows heaps. */
const besideHeaps = (scene: Scene, next: Scene): Scene =>
  scene.kind === 'heaps' && next.kind === 'queen'
    ? { ...scene, heaps: scene.heaps.map((heap, i) => ({ ...heap, value: String(next.at[i]) })) }
    : next;

/** `scene` with the move to `after` marked; existing marks stay. Marks nothing if the scenes differ in kind. */
export const pointing = (scene: Scene, after: Scene, move: MovePhrase): Scene => {
  const next = besideHeaps(scene, after);
  return scene.kind === next.kind
    ? (pointers[scene.kind] as (scene: Scene, next: Scene, move: MovePhrase) => Scene)(scene, next, move)
    : scene;
};

/** Position with one of its moves marked: heaps, coins, squares, edges, whatever the move changes. */
export const pointedScene = (spot: Spot, move: string): Scene => {
  const played = spot.play(move);
  return played.ok ? pointing(spot.scene(), played.value.to.scene(), played.value.phrase) : spot.scene();
};

/**
 * Scene beside an explanation: the position with the deciding features drawn in if the steps argue with them, and the verdict's
 * winning move, if any, marked.
 */
export const explainedScene = (spot: Spot, win: Win, steps: readonly Step[]): Scene => {
  const argued = steps.some((step) => step.kind === 'decides');
  const scene = argued
    ? (new Work(SCENE_WORK).attempt(() => spot.explained(win), null) ?? spot.scene())
    : spot.scene();
  const verdict = steps.find((step) => step.kind === 'verdict');
  const best = verdict?.best ?? null;
  const played = best === null ? null : spot.play(best.move);
  return played?.ok === true ? pointing(scene, played.value.to.scene(), played.value.phrase) : scene;
};

import type { Spot } from '../../engine/core/spot.ts';
import type { Giveaway } from '../model/facts.ts';
import { hasFinished, leftIn, sceneKindOf, summandsOf } from './heaps.ts';
import type { Preview, SolvedPosition } from './solved-position.ts';

/** Above it, questions that give their answer away are asked only where no others are found. */
export const PLAIN_LEVEL = 1;

/** Difficulty that each giveaway takes off. */
const GIVEAWAY_DISCOUNT: Readonly<Record<Giveaway, number>> = {
  'one-part': 0.8,
  'all-equal': 1.2,
  'in-pairs': 1,
  'two-parts': 0.3,
  forced: 1,
  'ends-at-once': 0.5,
  'whole-part': 0,
  'finished-part': 0,
  'plain-sum': 0,
};

/** Forced moves followed to the first choice. */
const MAX_FORCED_MOVES = 12;
/** Forced play to the end within this gives the answer away. */
const MAX_GIVEAWAY_MOVES = 3;
const MAX_NEXT_POSITIONS = 64;

/** Positions one move away, each once. */
const choicesOf = (spot: Spot): readonly Spot[] => {
  const found = new Map<string, Spot>();
  for (const { to } of spot.options()) {
    found.set(to.line, to);
    if (found.size >= MAX_NEXT_POSITIONS) break;
  }
  return [...found.values()];
};

/**
 * Counts the moves a reader has to consider: all moves, or, if there is only one, the forced moves up to the first choice and
 * its moves. `forced`: no choice comes at all and the game is over soon.
 */
const movesToLookAt = ({
  options,
}: Pick<Preview, 'options'>): { readonly moves: number; readonly forced: boolean } => {
  if (options.length !== 1) return { moves: options.length, forced: false };
  let moves = 1;
  let next = choicesOf(options[0]!.spot);
  while (next.length === 1 && moves < MAX_FORCED_MOVES) {
    moves += 1;
    next = choicesOf(next[0]!);
  }
  return { moves: moves + next.length, forced: next.length === 0 && moves <= MAX_GIVEAWAY_MOVES };
};

/** Whether every winning move empties a heap or finishes a part: taking all one can needs no calculation. */
export const finishesPart = ({ position, options }: SolvedPosition): boolean => {
  const before = leftIn(position.spot);
  return options
    .filter(({ outcome }) => outcome === 'P')
    .every(({ spot }) => {
      const after = leftIn(spot);
      return after.parts < before.parts || after.heaps < before.heaps;
    });
};

/** Features that give the answer away without work. */
export const giveawaysOf = (known: Preview): readonly Giveaway[] => {
  const { options, position } = known;
  const summands = summandsOf(position.spot);
  const alive = summands.flatMap((spot) => (spot.isOver() ? [] : [spot.line]));
  const counts = new Map<string, number>();
  for (const line of alive) counts.set(line, (counts.get(line) ?? 0) + 1);
  const giveaways: Giveaway[] = [];
  if (summands.length > 0 && alive.length === 1) giveaways.push('one-part');
  if (alive.length > 1 && counts.size === 1) giveaways.push('all-equal');
  else if (alive.length > 1 && [...counts.values()].every((count) => count % 2 === 0))
    giveaways.push('in-pairs');
  else if (alive.length === 2) giveaways.push('two-parts');
  if (movesToLookAt(known).forced) giveaways.push('forced');
  if (position.win === 'normal' && options.some(({ spot }) => spot.isOver())) giveaways.push('ends-at-once');
  if (hasFinished(position.spot)) giveaways.push('finished-part');
  return giveaways;
};

const largestNumber = (line: string): number =>
  Math.max(0, ...[...line.matchAll(/\d+/g)].map(([digits]) => Number(digits)));

/**
 * Largest number in the position. In graphs numbers are names, so the remaining edges, or the tokens on a node, count instead.
 */
const sizeOf = (spot: Spot): number => {
  if (spot.compound !== null) return Math.max(0, ...spot.components.map(sizeOf));
  if (sceneKindOf(spot) !== 'graph') return largestNumber(spot.position);
  const scene = spot.scene();
  if (scene.kind !== 'graph') return 0;
  const dead = new Set(scene.nodes.filter(({ mark }) => mark === 'dead').map(({ id }) => id));
  const edges = scene.edges.filter(({ from, to }) => !dead.has(from) && !dead.has(to));
  return Math.max(edges.length, ...scene.nodes.map(({ tokens = '0' }) => largestNumber(tokens)));
};

/**
 * Difficulty of a position, about 1 (a few stones) to 5, in tenths: from the number of moves, the size of its numbers (in
 * graphs, of edges), the number of parts and the win rule, minus a discount for each giveaway.
 */
export const difficultyOf = (known: Preview, giveaways: readonly Giveaway[], harder: number): number => {
  const { position } = known;
  const alive = summandsOf(position.spot).filter((spot) => !spot.isOver()).length;
  const size = Math.min(1000, sizeOf(position.spot));
  const raw =
    0.55 * Math.log2(1 + movesToLookAt(known).moves) +
    0.35 * Math.log2(1 + size) +
    0.4 * Math.max(0, alive - 1) +
    (position.win === 'misere' ? 0.5 : 0) +
    harder -
    giveaways.reduce((sum, giveaway) => sum + GIVEAWAY_DISCOUNT[giveaway], 0);
  return rounded(raw - 0.5);
};

export const MAX_DIFFICULTY = 6;

/** To tenths, within 0.1 to the maximum. */
export const rounded = (difficulty: number): number =>
  Math.round(10 * Math.min(MAX_DIFFICULTY, Math.max(0.1, difficulty))) / 10;

/** Difficulties of a question that is not possible. */
export const IMPOSSIBLE = [Infinity, -Infinity] as const;
export const ANY_DIFFICULTY = [-Infinity, Infinity] as const;

/** Bounds on the difficulty of a question that adds `least` to `most` to the difficulty of the position it shows. */
export const addedDifficulty =
  (least: number, most: number) =>
  (preview: Preview): readonly [number, number] => {
    const giveaways = giveawaysOf(preview);
    return [difficultyOf(preview, giveaways, least), difficultyOf(preview, giveaways, most)];
  };

import type { Spot } from '../../engine/core/spot.ts';
import type { Giveaway, QuestionKind } from '../../locale/quiz.ts';
import type { Preview } from './solved-position.ts';

/** What each tell takes off. */
const OFF: Readonly<Record<Giveaway, number>> = {
  'one-part': 0.8,
  'all-equal': 1.2,
  'in-pairs': 1,
  'two-parts': 0.3,
  forced: 1,
  'ends-at-once': 0.5,
};

/** A line of forced play is followed so far; one that ends so soon gives its answer away. */
const FARTHEST = 12;
const SHORT = 3;
/** Moves of a position on such a line, at most. */
const MOST_CHOICES = 64;

/** Positions one move away, each once. */
const choicesOf = (spot: Spot): readonly Spot[] => {
  const found = new Map<string, Spot>();
  for (const { to } of spot.options()) {
    found.set(to.line, to);
    if (found.size >= MOST_CHOICES) break;
  }
  return [...found.values()];
};

/**
 * What is looked at to see who has the first choice: the moves, and where there is but one, those that follow it up to a
 * position with a choice, whose moves count as well. `plain`: there is none, and the game is over soon.
 */
const looksOf = ({
  options,
}: Pick<Preview, 'options'>): { readonly moves: number; readonly plain: boolean } => {
  if (options.length !== 1) return { moves: options.length, plain: false };
  let moves = 1;
  let next = choicesOf(options[0]!.spot);
  while (next.length === 1 && moves < FARTHEST) {
    moves += 1;
    next = choicesOf(next[0]!);
  }
  return { moves: moves + next.length, plain: next.length === 0 && moves <= SHORT };
};

/** What makes the answer plain without any work. */
export const giveawaysOf = (known: Preview): readonly Giveaway[] => {
  const { options, position } = known;
  const alive = known.parts.filter(({ spot }) => !spot.isOver()).map(({ spot }) => spot.line);
  const counts = new Map<string, number>();
  for (const line of alive) counts.set(line, (counts.get(line) ?? 0) + 1);
  const tells: Giveaway[] = [];
  if (known.parts.length > 0 && alive.length === 1) tells.push('one-part');
  if (alive.length > 1 && counts.size === 1) tells.push('all-equal');
  else if (alive.length > 1 && [...counts.values()].every((count) => count % 2 === 0)) tells.push('in-pairs');
  else if (alive.length === 2) tells.push('two-parts');
  if (looksOf(known).plain) tells.push('forced');
  if (position.win === 'normal' && options.some(({ spot }) => spot.isOver())) tells.push('ends-at-once');
  return tells;
};

const largestNumber = (line: string): number =>
  Math.max(0, ...[...line.matchAll(/\d+/g)].map(([digits]) => Number(digits)));

/** Whether a game is drawn as a graph, by its id: the same for all of its positions. */
const graphs = new Map<string, boolean>();
const isGraph = (spot: Spot): boolean => {
  const known = graphs.get(spot.game) ?? spot.scene().kind === 'graph';
  graphs.set(spot.game, known);
  return known;
};

/** Of a graph the edges that are left, or the tokens on a node: numbers in its line are names. Else the largest number. */
const sizeOf = (spot: Spot): number => {
  if (spot.compound !== null) return Math.max(0, ...spot.components.map(sizeOf));
  if (!isGraph(spot)) return largestNumber(spot.position);
  const scene = spot.scene();
  if (scene.kind !== 'graph') return 0;
  const dead = new Set(scene.nodes.filter(({ mark }) => mark === 'dead').map(({ id }) => id));
  const edges = scene.edges.filter(({ from, to }) => !dead.has(from) && !dead.has(to));
  return Math.max(edges.length, ...scene.nodes.map(({ tokens = '0' }) => largestNumber(tokens)));
};

/**
 * How hard a position is, about 1 (a few stones) to 5: by the number of moves, the size of its numbers (of a graph, the
 * number of its edges), its parts, the win rule, less what its tells give away. Rounded to tenths.
 */
export const difficultyOf = (known: Preview, tells: readonly Giveaway[], harder: number): number => {
  const { position } = known;
  const alive = known.parts.filter(({ spot }) => !spot.isOver()).length;
  const size = Math.min(1000, sizeOf(position.spot));
  const raw =
    0.55 * Math.log2(1 + looksOf(known).moves) +
    0.35 * Math.log2(1 + size) +
    0.4 * Math.max(0, alive - 1) +
    (position.win === 'misere' ? 0.5 : 0) +
    harder -
    tells.reduce((sum, tell) => sum + OFF[tell], 0);
  return rounded(raw - 0.5);
};

/** To tenths, within 0.1 to 6. */
export const rounded = (difficulty: number): number =>
  Math.round(10 * Math.min(6, Math.max(0.1, difficulty))) / 10;

/** What a kind of question adds to the difficulty of a position that it shows: at least, at most. */
const ADDED: Readonly<Partial<Record<QuestionKind, readonly [number, number]>>> = {
  outcome: [0, 0],
  'winning-move': [0, 0.3],
  'all-winning-moves': [0.6, 1.2],
  'which-part': [0, 0],
  grundy: [0.4, 0.4],
  why: [0.3, 0.3],
  'spot-error': [0.3, 0.8],
};

const NEVER = [Infinity, -Infinity] as const;
const ANY = [-Infinity, Infinity] as const;

/**
 * Bounds on the difficulty of a question of this kind, from what is seen before the position is solved; of none, where
 * there can be no such question.
 */
export const foreseen = (kind: QuestionKind, preview: Preview): readonly [number, number] => {
  const { options, parts } = preview;
  const added = ADDED[kind];
  if ((kind === 'which-part' || kind === 'nim-sum') && parts.length === 0) return NEVER;
  // Its values are no more than its options.
  if (kind === 'mex')
    return options.length < 2 ? NEVER : [-Infinity, mexMeasure(options.length, true, false)];
  // No pile has more moves than counters.
  if (kind === 'zeckendorf') return [zeckendorfMeasure(options.length, 1) - 0.05, Infinity];
  if (added === undefined) return ANY;
  // Whether its parts have values is not known yet.
  const ways = parts.length > 0 ? [preview, { ...preview, parts: [] }] : [preview];
  const all = ways.flatMap((way) => added.map((harder) => difficultyOf(way, giveawaysOf(way), harder)));
  return [Math.min(...all), Math.max(...all)];
};

/** How hard a mex is: of how many numbers, whether one above it is among them, whether it is 0. */
export const mexMeasure = (numbers: number, gap: boolean, zero: boolean): number =>
  0.5 + 0.3 * numbers + (gap ? 0.8 : 0) - (zero ? 0.5 : 0);

/** How hard a Zeckendorf sum is: of what pile, of how many numbers. */
export const zeckendorfMeasure = (pile: number, numbers: number): number =>
  0.45 * Math.log2(1 + pile) + 0.5 * (numbers - 1);

import type { QuestionKind, Tell } from '../../locale/quiz.ts';
import type { Sight } from './known.ts';

/** What each tell takes off. */
const OFF: Readonly<Record<Tell, number>> = {
  'one-part': 0.8,
  'all-equal': 1.2,
  'in-pairs': 1,
  'two-parts': 0.3,
  forced: 1,
  'ends-at-once': 0.5,
};

/** What makes the answer plain without any work. */
export const tellsOf = (known: Sight): readonly Tell[] => {
  const { options, position } = known;
  const alive = known.parts.filter(({ spot }) => !spot.isOver()).map(({ spot }) => spot.line);
  const counts = new Map<string, number>();
  for (const line of alive) counts.set(line, (counts.get(line) ?? 0) + 1);
  const tells: Tell[] = [];
  if (known.parts.length > 0 && alive.length === 1) tells.push('one-part');
  if (alive.length > 1 && counts.size === 1) tells.push('all-equal');
  else if (alive.length > 1 && [...counts.values()].every((count) => count % 2 === 0)) tells.push('in-pairs');
  else if (alive.length === 2) tells.push('two-parts');
  if (options.length === 1) tells.push('forced');
  if (position.win === 'normal' && options.some(({ spot }) => spot.isOver())) tells.push('ends-at-once');
  return tells;
};

const largestNumber = (line: string): number =>
  Math.max(0, ...[...line.matchAll(/\d+/g)].map(([digits]) => Number(digits)));

/**
 * How hard a position is, about 1 (a few stones) to 5: by the number of moves, the size of its numbers, its parts, the
 * win rule, less what its tells give away. Rounded to tenths.
 */
export const difficultyOf = (known: Sight, tells: readonly Tell[], harder: number): number => {
  const { options, position } = known;
  const alive = known.parts.filter(({ spot }) => !spot.isOver()).length;
  const size = Math.min(1000, largestNumber(position.spot.position));
  const raw =
    0.55 * Math.log2(1 + options.length) +
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
export const foreseen = (kind: QuestionKind, sight: Sight): readonly [number, number] => {
  const { options, parts } = sight;
  const added = ADDED[kind];
  if ((kind === 'which-part' || kind === 'nim-sum') && parts.length === 0) return NEVER;
  // Its values are no more than its options.
  if (kind === 'mex')
    return options.length < 2 ? NEVER : [-Infinity, mexMeasure(options.length, true, false)];
  // No pile has more moves than counters.
  if (kind === 'zeckendorf') return [zeckendorfMeasure(options.length, 1) - 0.05, Infinity];
  if (added === undefined) return ANY;
  // Whether its parts have values is not known yet.
  const ways = parts.length > 0 ? [sight, { ...sight, parts: [] }] : [sight];
  const all = ways.flatMap((way) => added.map((harder) => difficultyOf(way, tellsOf(way), harder)));
  return [Math.min(...all), Math.max(...all)];
};

/** How hard a mex is: of how many numbers, whether one above it is among them, whether it is 0. */
export const mexMeasure = (numbers: number, gap: boolean, zero: boolean): number =>
  0.5 + 0.3 * numbers + (gap ? 0.8 : 0) - (zero ? 0.5 : 0);

/** How hard a Zeckendorf sum is: of what pile, of how many numbers. */
export const zeckendorfMeasure = (pile: number, numbers: number): number =>
  0.45 * Math.log2(1 + pile) + 0.5 * (numbers - 1);

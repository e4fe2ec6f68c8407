import { recall } from '../../engine/core/maps.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import type { Filler, Misconception } from '../model/misconception.ts';
import type { SolvedOption, SolvedPosition } from './solved-position.ts';

/**
 * A misconception as a function: the answers it leads to. They may be right by accident; the question makers drop those.
 * Lists of rules have the most instructive misconceptions first.
 */
export interface MisconceptionRule<Of, Answer> {
  readonly id: Misconception | Filler;
  readonly answers: (of: Of) => readonly Answer[];
  /** All answers it may lead to, if `answers` offers only some. */
  readonly all?: (of: Of) => readonly Answer[];
}

export const sumOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);
export const largest = (values: readonly bigint[]): bigint => values.reduce((a, b) => (b > a ? b : a), 0n);
/** Nim-sums of all values but one, for each left out. */
export const withoutOne = (values: readonly bigint[]): readonly bigint[] =>
  values.length < 2 ? [] : values.map((value) => nimSum(values) ^ value);
/** Both values, if there are exactly two. */
export const copied = (values: readonly bigint[]): readonly bigint[] => (values.length === 2 ? values : []);
export const rising = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
export const hasEqual = (values: readonly bigint[]): boolean => new Set(values).size < values.length;

export const around = (value: bigint): readonly bigint[] =>
  value > 0n ? [value + 1n, value - 1n] : [value + 1n];

/** The different values that moves lead to, ascending; null if one of them is not known. */
export const reachedValues = ({ options }: SolvedPosition): readonly bigint[] | null => {
  const values = options.flatMap(({ value }) => (value === null ? [] : [value]));
  return values.length < options.length ? null : [...new Set(values)].sort(rising);
};

/** How many moves there are; null where moves that a player tells apart leave the same position, and count as one here. */
export const moveCount = ({ position, options }: SolvedPosition): number | null =>
  position.spot.merges ? null : options.length;

/** Higher counts are not distinguished. */
const MAX_COUNTED_MOVES = 100;

/** Cached: a question needs these several times, and counting moves is most of the work of making one. */
const greedyMoves = new WeakMap<SolvedPosition, readonly SolvedOption[]>();

/** Moves that leave the opponent the fewest moves; none where moves can't be counted (see `moveCount`). */
export const greedy = (known: SolvedPosition): readonly SolvedOption[] =>
  moveCount(known) === null ? [] : recall(greedyMoves, known, () => leavingFewest(known));

const leavingFewest = (known: SolvedPosition): readonly SolvedOption[] => {
  let fewest = MAX_COUNTED_MOVES;
  const left = known.options.map(({ spot }) => {
    const count = countTo(spot.options(), Math.min(fewest + 1, MAX_COUNTED_MOVES));
    fewest = Math.min(fewest, count);
    return count;
  });
  return known.options.filter((_, i) => left[i]! === fewest);
};

const countTo = (items: Iterable<unknown>, max: number): number => {
  let count = 0;
  for (const _ of items) if ((count += 1) === max) break;
  return count;
};

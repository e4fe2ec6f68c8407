import type { Theory } from '../../engine/core/game.ts';
import type { Step } from '../../engine/explain/step.ts';
import { lengthsBy, theoremOf } from '../kit/lengths.ts';
import { pairLength } from '../kit/nim-pair.ts';
import { type Bar, type Bite, bites, bitten, transposed } from './position.ts';
import { countBars, tableCost, tableFor } from './table.ts';

/** Shape of a bar that decides which theorem applies. */
export type BarForm = 'rectangle' | 'square' | 'three-rows' | 'other';

interface RectangleFacts {
  readonly rows: number;
  readonly columns: number;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** Two arms of an L of single rows, without the poisoned corner. */
    'chomp-hook': { readonly right: number; readonly up: number };
    /** Two rows (or, turned, two columns), the longer one first. */
    'chomp-two-rows': { readonly long: number; readonly short: number; readonly turned: boolean };
    'chomp-search': { readonly form: BarForm };
    'chomp-square': { readonly side: number };
    'chomp-stealing': RectangleFacts;
    'chomp-misere-stealing': RectangleFacts;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Number of bars within this one, all of them solved. */
    'chomp-table': { readonly rows: string; readonly bars: string; readonly form: BarForm };
  }
}

/** Most columns of a bar in a certificate: bites of squares are tried one by one. */
const MAX_CERTIFIED_COLUMNS = 150;

const height = ({ rows }: Bar): number => rows.length;
const width = ({ rows }: Bar): number => rows[0]!;
const isHook = ({ rows }: Bar): boolean => (rows[1] ?? 1) === 1;
const isRectangle = ({ rows }: Bar): boolean => rows.at(-1) === rows[0];
const isTwoRows = (at: Bar): boolean => height(at) <= 2 || width(at) <= 2;

/** Shape for theorems and explanations. Domain: bars with at least the poisoned corner. */
export const formOf = (at: Bar): BarForm =>
  isRectangle(at)
    ? height(at) === width(at)
      ? 'square'
      : 'rectangle'
    : height(at) === 3 || width(at) === 3
      ? 'three-rows'
      : 'other';

/** Rows of a bar of at most two rows or columns, the longer one first. */
const twoRows = (at: Bar): { readonly long: number; readonly short: number; readonly turned: boolean } => {
  const turned = height(at) > 2;
  const [long, short] = turned ? transposed(at.rows) : at.rows;
  return { long: long!, short: short ?? 0, turned };
};

const turn = (bite: Bite, turned: boolean): Bite => (turned ? { row: bite.column, column: bite.row } : bite);

const arms = (at: Bar): { readonly right: number; readonly up: number } => ({
  right: width(at) - 1,
  up: height(at) - 1,
});

const normalPlay = (win: string): boolean => win === 'normal';

/**
 * One row and one column: Nim with two heaps (Bouton 1902), the cells right of the poisoned one and those above it. Domain:
 * normal play, where the poisoned cell may not be taken.
 */
export const hook: Theory<Bar, Bite, 'chomp-hook'> = {
  id: 'chomp-hook',
  gives: 'grundy',
  method: 'closed-form',
  covers: (at, win) => normalPlay(win) && isHook(at),
  value: (at) => BigInt(width(at) - 1) ^ BigInt(height(at) - 1),
  *reaching(at, target) {
    const { right, up } = arms(at);
    const rightLeft = BigInt(up) ^ target;
    if (rightLeft < right) yield { row: 1, column: Number(rightLeft) + 2 };
    const upLeft = BigInt(right) ^ target;
    if (upLeft < up) yield { row: Number(upLeft) + 2, column: 1 };
  },
  whyLost: (at) => (width(at) > MAX_CERTIFIED_COLUMNS ? null : { kind: 'symmetry', tables: [] }),
  facts: arms,
};

/** Lengths of two heaps of Nim, and so of the two arms. Domain: as `hook`, under misère play too. */
export const hookLengths = lengthsBy(hook, isHook, (gives, win) => ({
  value: (at) => {
    const { right, up } = arms(at);
    return pairLength([BigInt(right), BigInt(up)], gives, win);
  },
}));

/**
 * Two rows, or two columns: P exactly when one is one cell longer than the other. D. Gale, “A curious Nim-type game”, Amer. Math.
 * Monthly 81 (1974), 876–879. Domain: normal play, at most two rows or columns.
 */
export const rowsOfTwo: Theory<Bar, Bite, 'chomp-two-rows'> = {
  id: 'chomp-two-rows',
  gives: 'outcome',
  method: 'closed-form',
  covers: (at, win) => normalPlay(win) && isTwoRows(at),
  value: (at) => {
    const { long, short } = twoRows(at);
    return long === short + 1 ? 0n : 1n;
  },
  *reaching(at) {
    const { long, short, turned } = twoRows(at);
    if (long === short) yield turn({ row: 2, column: short }, turned);
    else if (long > short + 1) yield turn({ row: 1, column: short + 2 }, turned);
  },
  count: (at) => rowsOfTwo.value(at),
  whyLost: () => ({ kind: 'formula' }),
  facts: twoRows,
};

/** (a, a − 1) lasts 2(a − 1) moves: each pair of moves may cost only one column. Domain: as `rowsOfTwo`. */
export const rowsOfTwoLength: Theory<Bar, Bite, 'chomp-two-rows'> = {
  ...theoremOf(rowsOfTwo),
  gives: 'remoteness',
  covers: rowsOfTwo.covers,
  value: (at) => {
    const { long, short } = twoRows(at);
    return BigInt(long === short ? 2 * long - 1 : long === short + 1 ? 2 * short : 2 * short + 1);
  },
};

const searchedHere = (at: Bar): readonly Step[] => [
  { kind: 'chomp-table', rows: at.rows.join(' '), bars: countBars(at.rows).toString(), form: formOf(at) },
];

/** Bites that leave a bar which satisfies `wanted`. */
const bitesTo = function* (at: Bar, wanted: (left: readonly number[]) => boolean): Iterable<Bite> {
  for (const bite of bites(at.rows)) if (wanted(bitten(at.rows, bite))) yield bite;
};

const searched = {
  id: 'chomp-search',
  method: 'search',
  covers: (at: Bar, win: string) => normalPlay(win) && !isTwoRows(at),
  facts: (at: Bar) => ({ form: formOf(at) }),
  here: searchedHere,
} as const;

/** Grundy values of all bars within this one, from the smallest up. Domain: normal play, at least three rows and columns. */
export const searchedValue: Theory<Bar, Bite, 'chomp-search'> = {
  ...searched,
  gives: 'grundy',
  cost: ({ rows }) => tableCost(rows, 'values'),
  value: ({ rows }) => {
    const table = tableFor(rows, 'values');
    return BigInt(table.grundy()[table.rank(rows)]!);
  },
  reaching: (at, target) => {
    const table = tableFor(at.rows, 'values');
    const values = table.grundy();
    return bitesTo(at, (left) => BigInt(values[table.rank(left)]!) === target);
  },
};

const lengthOf = (rows: readonly number[]): number => {
  const table = tableFor(rows, 'lengths');
  return table.remoteness()[table.rank(rows)]!;
};

/** Outcome of every bar within this one. Domain: as `searchedValue`; costs less on all but small bars. */
export const searchedOutcome: Theory<Bar, Bite, 'chomp-search'> = {
  ...searched,
  gives: 'outcome',
  cost: ({ rows }) => tableCost(rows, 'lengths'),
  value: ({ rows }) => BigInt(lengthOf(rows) % 2),
  reaching: (at) => {
    const table = tableFor(at.rows, 'lengths');
    const lengths = table.remoteness();
    return bitesTo(at, (left) => lengths[table.rank(left)]! % 2 === 0);
  },
};

/** Remoteness of every bar within this one. Domain: as `searchedValue`. */
export const searchedLength: Theory<Bar, Bite, 'chomp-search'> = {
  ...searched,
  gives: 'remoteness',
  cost: ({ rows }) => tableCost(rows, 'lengths'),
  value: ({ rows }) => BigInt(lengthOf(rows)),
};

/**
 * An n × n bar, n ≥ 2: N, by taking (2,2), which leaves two equal arms (D. Gale 1974). The theorem does not exclude other winning
 * moves, so it gives no list of moves. Domain: normal play.
 */
export const square: Theory<Bar, Bite, 'chomp-square'> = {
  id: 'chomp-square',
  gives: 'outcome',
  method: 'theorem',
  covers: (at, win) => normalPlay(win) && formOf(at) === 'square' && width(at) >= 2,
  value: () => 1n,
  named: () => ({ row: 2, column: 2 }),
  facts: (at) => ({ side: width(at) }),
};

/**
 * A rectangle larger than 1 × 1: N, since every other bite takes the far corner too (D. Gale 1974). The argument needs exactly
 * that: one cell at or beyond (right of and above, or equal) every other cell, so a rectangle; any other bar has two outer
 * corners, and a bite at one does not take the other. It finds no move. Domain: normal play.
 */
export const stealing: Theory<Bar, Bite, 'chomp-stealing'> = {
  id: 'chomp-stealing',
  gives: 'outcome',
  method: 'theorem',
  covers: (at, win) => normalPlay(win) && isRectangle(at) && (width(at) > 1 || height(at) > 1),
  value: () => 1n,
  facts: (at) => ({ rows: height(at), columns: width(at) }),
};

/**
 * A rectangle under misère play: N by the argument of `stealing` (D. Gale 1974, for normal play), if taking the far corner leaves
 * them a move; without one they would have won. So 1 × 2 is lost. Domain: misère play, rectangles of at least three cells.
 */
export const misereStealing: Theory<Bar, Bite, 'chomp-misere-stealing'> = {
  id: 'chomp-misere-stealing',
  gives: 'outcome',
  method: 'theorem',
  afterSearch: true,
  covers: (at, win) => win === 'misere' && isRectangle(at) && width(at) * height(at) >= 3,
  value: () => 1n,
  facts: stealing.facts,
};

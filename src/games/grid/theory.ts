import type { Tame, Theory } from '../../engine/core/game.ts';
import { countListed } from '../kit/count.ts';
import { countedPlaces, countedRepairs } from '../kit/counted.ts';
import type { GridMove, GridPosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    grid: { readonly rows: number; readonly columns: number };
    'grid-misere': TameFacts;
  }
}

/** Cell (i, j), from (1, 1), counts if i + j is odd; here rows and columns are from 0, with the same parity. */
const isCounted = (row: number, column: number): boolean => (row + column) % 2 === 1;

const value = ({ cells }: GridPosition): bigint => {
  let sum = 0n;
  for (const [row, numbers] of cells.entries())
    for (const [column, size] of numbers.entries()) if (isCounted(row, column)) sum ^= size;
  return sum;
};

/** Moves that change one counted cell so that the nim-sum becomes `target`: out of it, or into it. */
const movesTo = function* (at: GridPosition, target: bigint): Iterable<GridMove> {
  const change = value(at) ^ target;
  if (change === 0n) return;
  for (const [row, numbers] of at.cells.entries())
    for (const [column, size] of numbers.entries())
      for (const up of [true, false]) {
        if (up ? row === 0 : column === 0) continue;
        const there = up ? at.cells[row - 1]![column]! : numbers[column - 1]!;
        const take = isCounted(row, column) ? size - (size ^ change) : (there ^ change) - there;
        if (take > 0n && take <= size) yield { row, column, up, take };
      }
};

/** Counted cells' numbers, row by row. */
export const countedOf = ({ cells }: GridPosition): readonly bigint[] =>
  cells.flatMap((row, i) => row.filter((_, j) => isCounted(i, j)));

const places = ({ cells }: GridPosition) =>
  cells.flatMap((numbers, i) => numbers.map((value, j) => ({ place: [i + 1, j + 1], value })));

/** Misère Nim on the counted cells: small if none of them has more than one stone (see `src/engine/solve/tame.ts`). */
export const tame: Tame<GridPosition> = {
  theorem: 'grid-misere',
  isSmall: ({ cells }) => countedOf({ cells }).every((size) => size <= 1n),
  here: (at) => [countedPlaces('grid', places(at))],
};

/**
 * Nim-sum of the cells (i, j), from (1, 1), with i + j odd. Stones end on (1, 1), an even cell: the parity is counted from there,
 * as in staircase Nim (a print of this theorem with “i + j even” is wrong: one stone on (1, 2) is N). After Bouton 1902, the
 * other cells by Sprague's argument for the even steps of a staircase (1937). Domain: normal play.
 */
export const grid: Theory<GridPosition, GridMove, 'grid'> = {
  id: 'grid',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value,
  reaching: movesTo,
  count: countListed,
  facts: ({ cells }) => ({ rows: cells.length, columns: cells[0]!.length }),
  here: (at) => {
    const repairs = [...movesTo(at, 0n)].map((move) => ({
      from: [move.row + 1, move.column + 1],
      to: move.up ? [move.row, move.column + 1] : [move.row + 1, move.column],
      amount: move.take,
    }));
    return [countedPlaces('grid', places(at)), countedRepairs('grid', places(at), repairs)];
  },
};

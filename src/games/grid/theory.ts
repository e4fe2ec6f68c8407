import { countingTheories } from '../kit/counted.ts';
import type { GridMove, GridPosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    grid: { readonly rows: number; readonly columns: number };
    'grid-misere': TameFacts;
  }
}

/** Moves out of a counting cell, or into it; the number of a cell's row and column have the parity of those from (1, 1). */
const changing = function* ({ cells }: GridPosition, change: bigint): Iterable<GridMove> {
  for (const [row, numbers] of cells.entries())
    for (const [column, size] of numbers.entries())
      for (const up of [true, false]) {
        if (up ? row === 0 : column === 0) continue;
        const there = up ? cells[row - 1]![column]! : numbers[column - 1]!;
        const take = (row + column) % 2 === 1 ? size - (size ^ change) : (there ^ change) - there;
        if (take > 0n && take <= size) yield { row, column, up, take };
      }
};

/**
 * Nim-sum of the cells (i, j), from (1, 1), with i + j odd. Stones end on (1, 1), an even cell: the parity is counted from there,
 * as in staircase Nim (a print of this theorem with “i + j even” is wrong: one stone on (1, 2) is N). After Bouton 1902, the
 * other cells by Sprague's argument for the even steps of a staircase (1937). Domain: normal play; misère play as in
 * `countingTheories`.
 */
export const grid = countingTheories<GridPosition, GridMove, 'grid'>({
  id: 'grid',
  shape: 'grid',
  places: ({ cells }) =>
    cells.flatMap((numbers, i) => numbers.map((value, j) => ({ place: [i + 1, j + 1], value }))),
  changing,
  repairOf: ({ row, column, up, take }) => ({
    from: [row + 1, column + 1],
    to: up ? [row, column + 1] : [row + 1, column],
    amount: take,
  }),
  facts: ({ cells }) => ({ rows: cells.length, columns: cells[0]!.length }),
});

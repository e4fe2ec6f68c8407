import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { binomial } from '../../engine/maths/choose.ts';
import { stonesIn } from '../kit/heaps.ts';
import { VAST } from '../kit/reach.ts';

/** Matrix of stones; `cells[i][j]` is row i + 1, column j + 1. All rows have the same length. */
export interface GridPosition {
  readonly cells: readonly (readonly bigint[])[];
}

/** From a cell (row and column from 0) one step up or to the left. */
export interface GridMove {
  readonly row: number;
  readonly column: number;
  readonly up: boolean;
  readonly take: bigint;
}

/** Row and column, from 0, that the stones go to. Domain: a move that stays in the matrix. */
export const target = ({ row, column, up }: GridMove): readonly [row: number, column: number] =>
  up ? [row - 1, column] : [row, column - 1];

/** `2,1>1,1:3`: 3 stones from row 2, column 1 to row 1, column 1. */
export const formatMove = (move: GridMove): string => {
  const [row, column] = target(move);
  return `${move.row + 1},${move.column + 1}>${row + 1},${column + 1}:${move.take}`;
};

/** Move ≥ 1 stones from a cell to the one above it or to the left of it. */
export const rules: Rules<GridPosition, GridMove> = {
  *moves({ cells }) {
    for (const [row, numbers] of cells.entries())
      for (const [column, size] of numbers.entries())
        for (const up of [true, false]) {
          if (up ? row === 0 : column === 0) continue;
          for (let take = 1n; take <= size; take += 1n) yield { row, column, up, take };
        }
  },
  play({ cells }, move) {
    const token = formatMove(move);
    const { row, column, take } = move;
    const size = cells[row]?.[column];
    const [toRow, toColumn] = target(move);
    const there = cells[toRow]?.[toColumn];
    if (size === undefined || there === undefined) return illegal(token, 'no-such-neighbour');
    if (take < 1n) return illegal(token, 'takes-nothing');
    if (take > size) return illegal(token, 'takes-too-many');
    const next = cells.map((numbers, i) => (i === row || i === toRow ? [...numbers] : numbers)) as bigint[][];
    next[row]![column] = size - take;
    next[toRow]![toColumn] = there + take;
    return ok({ cells: next });
  },
  packing: {
    kind: 'numbers',
    inAnyOrder: false,
    numbers: ({ cells }) => cells.flat(),
    largest: ({ cells }) => ({
      cells: cells.map((numbers, row) =>
        numbers.map((_, column) => stonesIn(cells.slice(row).flatMap((below) => below.slice(column)))),
      ),
    }),
    rule: ({ cells }) => cells[0]!.length,
  },
  // Each stone ends on a cell above or left of its own: multisets of (i + 1)(j + 1) cells; a search looks at up to two moves per
  // stone from every position.
  reach({ cells }) {
    let product = 1n + 2n * stonesIn(cells.flat());
    for (const [i, numbers] of cells.entries())
      for (const [j, size] of numbers.entries()) {
        if (size > 1000n || product > VAST) return VAST;
        const places = (i + 1) * (j + 1);
        product *= binomial(Number(size) + places - 1, places - 1);
      }
    return product;
  },
};

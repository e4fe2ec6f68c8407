import type { Rules } from '../../engine/core/game.ts';
import { ok, refuse } from '../../engine/core/result.ts';
import { VAST } from '../kit/pairs.ts';
import { countBars } from './table.ts';

/** Row lengths bottom up, not increasing, each ≥ 1; cell (1,1), the poisoned one, is always there. */
export interface Bar {
  readonly rows: readonly number[];
}

/** Row and column from 1. */
export interface Bite {
  readonly row: number;
  readonly column: number;
}

/** The bar after taking (row, column) and everything right of it and above it. */
export const bitten = (rows: readonly number[], { row, column }: Bite): readonly number[] =>
  rows
    .map((length, i) => (i + 1 >= row ? Math.min(length, column - 1) : length))
    .filter((length) => length > 0);

/** Rows and columns exchanged. */
export const transposed = (rows: readonly number[]): readonly number[] => {
  const columns: number[] = [];
  for (let i = rows.length; i >= 1; i -= 1) while (columns.length < rows[i - 1]!) columns.push(i);
  return columns;
};

/** Of a bar and its mirror image the one with fewer rows, then the one that comes later in dictionary order. */
const upright = (rows: readonly number[]): readonly number[] => {
  if (rows.length !== rows[0]) return rows.length < rows[0]! ? rows : transposed(rows);
  const mirror = transposed(rows);
  const differs = rows.findIndex((length, i) => length !== mirror[i]);
  return differs < 0 || rows[differs]! > mirror[differs]! ? rows : mirror;
};

/** Take a cell and everything right of it and above it; (1,1) may not be taken. */
export const rules: Rules<Bar, Bite> = {
  *moves({ rows }) {
    for (const [i, length] of rows.entries())
      for (let column = i === 0 ? 2 : 1; column <= length; column += 1) yield { row: i + 1, column };
  },
  play({ rows }, move) {
    const token = `${move.row},${move.column}`;
    if (move.row === 1 && move.column === 1) return refuse('illegal-move', { token, reason: 'poisoned' });
    if (move.row < 1 || move.column < 1 || move.column > (rows[move.row - 1] ?? 0))
      return refuse('illegal-move', { token, reason: 'no-such-cell' });
    return ok({ rows: bitten(rows, move) });
  },
  normal: ({ rows }) => ({ rows: upright(rows) }),
  // Bars times cells: the number of bars is exact, so that a search costs about this many options.
  reach: ({ rows }) => {
    const cells = rows.reduce((sum, length) => sum + length, 0);
    const options = countBars(rows) * cells;
    return options < 2 ** 62 ? BigInt(Math.ceil(options)) : VAST;
  },
};

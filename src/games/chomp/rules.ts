import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { VAST } from '../kit/reach.ts';
import { type Bar, type Bite, bites, bitten, upright } from './position.ts';
import { countBars } from './table.ts';

/** More than the columns of any bar. */
const PLACES_PER_ROW = 2 ** 20;

/** Number of a cell, independent of the bar. */
const placeOf = ({ row, column }: Bite): number => row * PLACES_PER_ROW + column;

/** Take a cell and everything right of it and above it; (1,1) may not be taken. */
export const rules: Rules<Bar, Bite> = {
  moves: ({ rows }) => bites(rows),
  play({ rows }, move) {
    const token = `${move.row},${move.column}`;
    if (move.row === 1 && move.column === 1) return illegal(token, 'poisoned');
    if (move.row < 1 || move.column < 1 || move.column > (rows[move.row - 1] ?? 0))
      return illegal(token, 'no-such-cell');
    return ok({ rows: bitten(rows, move) });
  },
  normal: ({ rows }) => ({ rows: upright(rows) }),
  packing: {
    kind: 'places',
    board: () => 'bar',
    *places({ rows }) {
      for (const bite of bites(rows)) yield placeOf(bite);
    },
    needs: (bite) => [placeOf(bite)],
  },
  // Bars times cells: the number of bars is exact, so that a search costs about this many options.
  reach: ({ rows }) => {
    const cells = rows.reduce((sum, length) => sum + length, 0);
    const options = countBars(rows) * cells;
    return options < 2 ** 62 ? BigInt(Math.ceil(options)) : VAST;
  },
};

import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { VAST } from '../kit/reach.ts';
import {
  bitsOf,
  type CramBoard,
  type Domino,
  FREE,
  formatDomino,
  halfTurn,
  isFree,
  laid,
  MAX_SQUARES,
  middleOf,
  partsOf,
  type Square,
  TAKEN,
} from './position.ts';
import { MAX_REGION_COLUMNS, regionsOf, uprightOf, widthOf } from './region.ts';

/** Only boards up to this size are brought into normal form: no search reaches larger ones. */
const MAX_ORDERED_SQUARES = 64;

const dominoes = function* ({ rows }: CramBoard): Iterable<Domino> {
  for (const [i, row] of rows.entries())
    for (let c = row.indexOf(FREE); c >= 0; c = row.indexOf(FREE, c + 1)) {
      const square: Square = [i + 1, c + 1];
      if (row[c + 1] === FREE) yield { squares: [square, [i + 1, c + 2]] };
      if (isFree(rows, i + 1, c)) yield { squares: [square, [i + 2, c + 1]] };
    }
};

/** Number of a square, from 0 in row and column, on the board that the question started with. */
const placeOf = ([top, left]: CramBoard['corner'], row: number, column: number): number =>
  (top + row) * MAX_SQUARES + left + column;

const placesIn = function* ({ rows, corner }: CramBoard): Iterable<number> {
  for (const [i, row] of rows.entries())
    for (let c = row.indexOf(FREE); c >= 0; c = row.indexOf(FREE, c + 1)) yield placeOf(corner, i, c);
};

/** Put a domino on two neighbouring free squares. */
export const rules: Rules<CramBoard, Domino> = {
  *moves(at) {
    // The middle domino first, if it leaves a board unchanged by a half turn.
    const middle = halfTurn(at) === 'won' ? middleOf(at) : null;
    if (middle !== null) yield middle;
    const name = middle?.squares.join();
    for (const domino of dominoes(at)) if (domino.squares.join() !== name) yield domino;
  },
  play(at, { squares }) {
    const token = formatDomino({ squares });
    const [[a, b], [c, d]] = squares;
    if (!squares.every(([row, column]) => isFree(at.rows, row - 1, column - 1)))
      return illegal(token, 'square-not-free');
    if (Math.abs(a - c) + Math.abs(b - d) !== 1) return illegal(token, 'squares-not-neighbours');
    return ok(laid(at, { squares }));
  },
  parts: (at) =>
    partsOf(at).map(({ board, top, left }) => ({
      at: board,
      lift: ({ squares: [one, other] }) => ({
        squares: [
          [one[0] + top, one[1] + left],
          [other[0] + top, other[1] + left],
        ],
      }),
    })),
  packing: {
    kind: 'places',
    board: ({ origin }) => origin,
    places: placesIn,
    needs: ({ squares }, { corner }) => squares.map(([row, column]) => placeOf(corner, row - 1, column - 1)),
  },
  // Parts in their upright forms, side by side, without dead squares.
  normal: (at) => {
    const squares = partsOf(at).reduce((sum, part) => sum + part.squares, 0);
    if (
      squares > MAX_ORDERED_SQUARES ||
      Math.min(at.rows.length, at.rows[0]?.length ?? 0) > MAX_REGION_COLUMNS
    )
      return at;
    const regions = regionsOf(bitsOf(at)).map(uprightOf);
    const width = Math.max(0, ...regions.map(widthOf));
    const texts = regions.map((region) =>
      region.map((row) => row.toString(2).padStart(width, '0')).join('/'),
    );
    const rows = texts
      .sort()
      .join(`/${'0'.repeat(width)}/`)
      .replaceAll('0', TAKEN)
      .replaceAll('1', FREE)
      .split('/');
    return { ...at, rows: width === 0 ? [] : rows };
  },
  reach: (at) => {
    const parts = partsOf(at);
    const squares = parts.reduce((sum, part) => sum + part.squares, 0);
    const pairs = parts.reduce((sum, part) => sum + part.pairs, 0);
    return squares < 200 ? (1n << BigInt(Math.max(0, squares - 1))) * BigInt(pairs + 1) : VAST;
  },
};

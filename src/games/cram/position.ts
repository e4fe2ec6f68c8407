import { spend } from '../../engine/core/work.ts';
import { remembered } from '../kit/memo.ts';

/** Board of squares, rows from the top: `.` free, `#` taken; every row and column at the rim has a free square. */
export interface CramBoard {
  readonly rows: readonly string[];
  /** Board that the question started with, as an identity: search results hold for all boards derived from it. */
  readonly origin: object;
  /** Offset of row 1 and column 1 on that board, from 0, so that pictures know which squares were taken last. */
  readonly corner: readonly [row: number, column: number];
}

/** Row and column from 1. */
export type Square = readonly [row: number, column: number];

/** Two neighbouring squares, the upper or left one first. */
export interface Domino {
  readonly squares: readonly [Square, Square];
}

/** `1,2-1,3`. */
export const formatDomino = ({ squares }: Domino): string => squares.map((square) => square.join()).join('-');

/** Connected squares: their own board, its offset from the first row and column, and its size. */
export interface CramPart {
  readonly board: CramBoard;
  readonly top: number;
  readonly left: number;
  readonly squares: number;
  readonly pairs: number;
  /** Whether no square has more than two neighbours: a path or a ring. */
  readonly isLine: boolean;
}

/** Limit for a board, and so for its sides. */
export const MAX_SQUARES = 10_000;

/** Work units per square looked at. */
const WORK_PER_SQUARE = 0.02;
/** Work units per square when finding connected parts. */
const WORK_PER_PART_SQUARE = 0.6;

export const FREE = '.';
export const TAKEN = '#';

export const isFree = (rows: readonly string[], row: number, column: number): boolean =>
  rows[row]?.[column] === FREE;

/** Free neighbours of a square. */
export const around = (rows: readonly string[], row: number, column: number): readonly Square[] =>
  (
    [
      [row - 1, column],
      [row, column - 1],
      [row, column + 1],
      [row + 1, column],
    ] as const
  ).filter(([r, c]) => isFree(rows, r, c));

/** Board without the rows and columns at the rim that have no free square. */
export const trimmed = (rows: readonly string[]): { rows: readonly string[]; top: number; left: number } => {
  spend(rows.length * (rows[0]?.length ?? 0) * WORK_PER_SQUARE);
  const firsts = rows.map((row) => row.indexOf(FREE));
  const top = firsts.findIndex((first) => first >= 0);
  if (top < 0) return { rows: [], top: 0, left: 0 };
  const left = Math.min(...firsts.filter((first) => first >= 0));
  const right = Math.max(...rows.map((row) => row.lastIndexOf(FREE)));
  const bottom = firsts.findLastIndex((first) => first >= 0);
  return { rows: rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1)), top, left };
};

/** Board without the squares of a domino. */
export const laid = ({ rows, origin, corner }: CramBoard, { squares }: Domino): CramBoard => {
  const left = rows.map((row, i) =>
    squares.reduce(
      (text, [r, c]) => (r === i + 1 ? `${text.slice(0, c - 1)}${TAKEN}${text.slice(c)}` : text),
      row,
    ),
  );
  const cut = trimmed(left);
  return { rows: cut.rows, origin, corner: [corner[0] + cut.top, corner[1] + cut.left] };
};

const partFrom = ({ rows, origin }: CramBoard, start: Square, seen: Set<number>): CramPart => {
  const width = rows[0]!.length;
  const own: Square[] = [start];
  seen.add(start[0] * width + start[1]);
  let [ends, isLine] = [0, true];
  for (const [row, column] of own) {
    const near = around(rows, row, column);
    ends += near.length;
    if (near.length > 2) isLine = false;
    for (const square of near) {
      const name = square[0] * width + square[1];
      if (seen.has(name)) continue;
      seen.add(name);
      own.push(square);
    }
  }
  const [top, left] = ([0, 1] as const).map((axis) =>
    own.reduce((least, square) => Math.min(least, square[axis]), Number.POSITIVE_INFINITY),
  ) as [number, number];
  const drawn: string[][] = [];
  for (const [row, column] of own) {
    while (drawn.length <= row - top) drawn.push([]);
    drawn[row - top]![column - left] = FREE;
  }
  const wide = drawn.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    board: {
      rows: drawn.map((row) => Array.from({ length: wide }, (_, i) => row[i] ?? TAKEN).join('')),
      origin,
      corner: [0, 0],
    },
    top,
    left,
    squares: own.length,
    pairs: ends / 2,
    isLine,
  };
};

/** Parts in which a domino fits, by their first squares. */
export const partsOf = remembered((at: CramBoard): readonly CramPart[] => {
  const { rows } = at;
  const width = rows[0]?.length ?? 0;
  spend(rows.length * width * WORK_PER_PART_SQUARE);
  const seen = new Set<number>();
  const parts: CramPart[] = [];
  for (let row = 0; row < rows.length; row += 1)
    for (let column = 0; column < width; column += 1)
      if (isFree(rows, row, column) && !seen.has(row * width + column)) {
        const part = partFrom(at, [row, column], seen);
        if (part.squares > 1) parts.push(part);
      }
  return parts;
});

/**
 * Outcome of a board that is unchanged by a half turn: no domino meets its image (`lost`), or only the one in the middle (`won`);
 * null for any other board.
 */
export const halfTurn = ({ rows }: CramBoard): 'lost' | 'won' | null => {
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  spend(height * width * WORK_PER_SQUARE);
  if (height === 0 || rows.some((row, i) => row !== [...rows[height - 1 - i]!].reverse().join('')))
    return null;
  if (height % 2 === 0 && width % 2 === 0) return 'lost';
  if (!isFree(rows, height >> 1, width >> 1)) return 'lost';
  return height % 2 === 1 && width % 2 === 1 ? null : 'won';
};

/** Two squares in the middle of a board with an even side. */
export const middleOf = ({ rows }: CramBoard): Domino => {
  const [row, column] = [(rows.length >> 1) + 1, (rows[0]!.length >> 1) + 1];
  return {
    squares: [rows.length % 2 === 0 ? [row - 1, column] : [row, column - 1], [row, column]],
  };
};

/** Free squares as rows of bits, column 1 the lowest; turns a board that is wider than high. */
export const bitsOf = ({ rows }: CramBoard): readonly number[] => {
  const [height, width] = [rows.length, rows[0]?.length ?? 0];
  const bit = (free: boolean, i: number): number => (free ? 1 << i : 0);
  return width <= height
    ? rows.map((row) => [...row].reduce((bits, square, i) => bits | bit(square === FREE, i), 0))
    : Array.from({ length: width }, (_, column) =>
        rows.reduce((bits, row, i) => bits | bit(row[column] === FREE, i), 0),
      );
};

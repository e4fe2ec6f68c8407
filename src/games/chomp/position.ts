import { spend } from '../../engine/core/work.ts';

/** Work units per row looked at: a bar of many rows may have a short name. */
const WORK_PER_ROW = 0.02;

/** Row lengths from the bottom, non-increasing, each ≥ 1; cell (1,1), the poisoned one, is always there. */
export interface Bar {
  readonly rows: readonly number[];
}

/** Row and column from 1. */
export interface Bite {
  readonly row: number;
  readonly column: number;
}

/** Every cell except the poisoned one. */
export const bites = function* (rows: readonly number[]): Iterable<Bite> {
  for (const [i, length] of rows.entries())
    for (let column = i === 0 ? 2 : 1; column <= length; column += 1) yield { row: i + 1, column };
};

/** Bar after taking (row, column) and everything right of it and above it. */
export const bitten = (rows: readonly number[], { row, column }: Bite): readonly number[] => {
  spend(rows.length * WORK_PER_ROW);
  return rows
    .map((length, i) => (i + 1 >= row ? Math.min(length, column - 1) : length))
    .filter((length) => length > 0);
};

/** Row lengths with rows and columns exchanged. */
export const transposed = (rows: readonly number[]): readonly number[] => {
  spend((rows.length + (rows[0] ?? 0)) * WORK_PER_ROW);
  const columns: number[] = [];
  for (let i = rows.length; i >= 1; i -= 1) while (columns.length < rows[i - 1]!) columns.push(i);
  return columns;
};

/** Bar or its mirror image: the one with fewer rows, then the later one in dictionary order. */
export const upright = (rows: readonly number[]): readonly number[] => {
  spend(rows.length * WORK_PER_ROW);
  if (rows.length !== rows[0]) return rows.length < rows[0]! ? rows : transposed(rows);
  const mirror = transposed(rows);
  const differs = rows.findIndex((length, i) => length !== mirror[i]);
  return differs < 0 || rows[differs]! > mirror[differs]! ? rows : mirror;
};

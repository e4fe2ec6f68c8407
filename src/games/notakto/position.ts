/** Board of 3 × 3 squares as nine bits, row by row from the top left: 1 for an X. */
export type NotaktoSheet = number;

export interface NotaktoPosition {
  readonly sheets: readonly NotaktoSheet[];
}

/** X on a square of a board, all from 1. */
export interface CrossMove {
  readonly board: number;
  readonly row: number;
  readonly column: number;
}

export const bitOf = ({ row, column }: Pick<CrossMove, 'row' | 'column'>): NotaktoSheet =>
  1 << ((row - 1) * 3 + column - 1);

export const markAt = (board: number, square: number): CrossMove => ({
  board,
  row: Math.floor(square / 3) + 1,
  column: (square % 3) + 1,
});

/** Rows, columns and diagonals. */
const LINES: readonly NotaktoSheet[] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

/** Whether three are in a row: the board is then finished. */
export const isDead = (sheet: NotaktoSheet): boolean => LINES.some((line) => (sheet & line) === line);

/** Squares without an X, from 0; none on a dead board. */
export const freeOn = (sheet: NotaktoSheet): readonly number[] =>
  isDead(sheet) ? [] : [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((square) => (sheet & (1 << square)) === 0);

export const DEAD: NotaktoSheet = 511;

/** Order of the squares under each of the eight turns and mirror images. */
const TURNS: readonly (readonly number[])[] = [false, true].flatMap((mirror) =>
  [0, 1, 2, 3].map((quarters) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((square) => {
      let [row, column] = [Math.floor(square / 3), square % 3];
      for (let i = 0; i < quarters; i += 1) [row, column] = [column, 2 - row];
      return row * 3 + (mirror ? 2 - column : column);
    }),
  ),
);

/** Least of a board's turns and mirror images; every dead board is `DEAD`. */
const UPRIGHT: readonly NotaktoSheet[] = Array.from({ length: 512 }, (_, sheet) =>
  isDead(sheet)
    ? DEAD
    : Math.min(
        ...TURNS.map((turn) => turn.reduce((all, to, from) => all | (((sheet >> from) & 1) << to), 0)),
      ),
);

export const uprightOf = (sheet: NotaktoSheet): NotaktoSheet => UPRIGHT[sheet]!;

const knownOptions: (readonly NotaktoSheet[] | undefined)[] = [];

/** Boards left by a move, up to turns and mirror images. */
export const optionsOf = (sheet: NotaktoSheet): readonly NotaktoSheet[] =>
  (knownOptions[sheet] ??= [...new Set(freeOn(sheet).map((square) => uprightOf(sheet | (1 << square))))]);

/** Living boards up to turns and mirror images, those with the most X first: each after all that it leads to. */
export const LIVING: readonly NotaktoSheet[] = [...new Set(UPRIGHT)]
  .filter((sheet) => sheet !== DEAD)
  .sort((a, b) => freeOn(a).length - freeOn(b).length || a - b);

/** `X../.X./...`. */
export const formatSheet = (sheet: NotaktoSheet): string =>
  [0, 1, 2]
    .map((row) => [0, 1, 2].map((column) => ((sheet >> (3 * row + column)) & 1 ? 'X' : '.')).join(''))
    .join('/');

import type { Scene, SceneOf } from '../../engine/core/scene.ts';
import { shorten } from '../../texts/doc.ts';

/** Discord allows five buttons in a row. */
const MAX_GRID_SIDE_CELLS = 5;
/** On a cell's button: five fit beside each other on a phone. */
const MAX_CELL_DIGITS = 4;

/** A cell of a board: its name in moves (see `MoveKey.cell`), and its look. */
export interface GridCell {
  readonly at: string;
  readonly label: string;
}

/** Row by row from the top, as drawn. */
export type Grid = readonly (readonly GridCell[])[];

const NOTHING = '·';

const downFrom = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => count - i);
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

const fits = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MAX_GRID_SIDE_CELLS && height <= MAX_GRID_SIDE_CELLS;

const barCells = ({ rows }: SceneOf<'bar'>): Grid | null => {
  const width = rows[0] ?? 0;
  if (!fits(width, rows.length)) return null;
  const labelAt = (row: number, column: number): string => {
    if (column > rows[row - 1]!) return NOTHING;
    return row === 1 && column === 1 ? '☠' : '■';
  };
  return downFrom(rows.length).map((row) =>
    upTo(width).map((column) => ({ at: `${row},${column}`, label: labelAt(row, column) })),
  );
};

const boardCells = ({ heads, ...size }: SceneOf<'board'>): Grid | null => {
  const [width, height] = [Number(size.width), Number(size.height)];
  if (!fits(width, height)) return null;
  const turned = new Set(heads.map(([x, y]) => `${y},${x}`));
  return downFrom(height).map((y) =>
    upTo(width).map((x) => ({ at: `${y},${x}`, label: turned.has(`${y},${x}`) ? 'H' : NOTHING })),
  );
};

const gridCells = ({ rows }: SceneOf<'grid'>): Grid | null => {
  if (!fits(Math.max(0, ...rows.map((row) => row.length)), rows.length)) return null;
  return rows.map((row, i) =>
    row.map(({ value }, k) => ({
      at: `${i + 1},${k + 1}`,
      label: value === '0' ? NOTHING : shorten(value, MAX_CELL_DIGITS),
    })),
  );
};

const SIGNS = {
  dominoes: { free: '·', taken: '■', dead: '×' },
  crosses: { free: '·', taken: 'X', dead: '–' },
} as const;

/** Board number `board`, from 1. */
const squareCells = ({ boards, style }: SceneOf<'squares'>, board: number): Grid | null => {
  const rows = boards[board - 1];
  if (rows === undefined || !fits(rows[0]?.length ?? 0, rows.length)) return null;
  return rows.map((row, i) => row.map((face, k) => ({ at: `${i + 1},${k + 1}`, label: SIGNS[style][face] })));
};

/** Cells of one of several boards; null where there is none of that number. */
export const cellsOfBoard = (scene: Scene, board: number): Grid | null =>
  scene.kind === 'squares' ? squareCells(scene, board) : null;

/** Cells of a scene that is a board; null: it is none, or too large for buttons. */
export const cellsOf = (scene: Scene): Grid | null => {
  if (scene.kind === 'bar') return barCells(scene);
  if (scene.kind === 'board') return boardCells(scene);
  if (scene.kind === 'squares') return scene.boards.length === 1 ? squareCells(scene, 1) : null;
  return scene.kind === 'grid' ? gridCells(scene) : null;
};

/** Whether a scene may be a board of buttons: a quick check before making moves. */
export const isSmallBoard = (scene: Scene): boolean => cellsOf(scene) !== null;

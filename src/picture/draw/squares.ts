import type { SquareFace, SquarePlace, SquaresScene } from '../../engine/core/scene.ts';
import { caption, type Look, quietText } from '../look.ts';
import { measure } from '../metrics.ts';
import { circle, type Drawing, line, path, px, rect, SMALL_TEXT_PX, stack, text } from '../svg.ts';
import { DASHES, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';

type SquaresBoard = SquaresScene['boards'][number];

/** Room for numbers at the left and on top, and between two boards. */
const LEFT_PX = 22;
const TOP_PX = 20;
const GAP_PX = 14;
/** The height up to which a board is enlarged, so that its controls stay in view. */
const PREFERRED_HEIGHT_PX = 236;
const MAX_BOARDS = 12;
/** Smaller squares have no room for numbers, and for signs. */
const MIN_NUMBERED_PX = 16;
const MIN_SIGNED_PX = 18;

/** Felt and ivory dominoes; sheets of paper for crosses. */
const FELT = '#2f6b4f';
const IVORY = '#efe6d0';
const SHEET = '#f4f1e6';
const INK = '#2b3f8c';

const cross = (x: number, y: number, size: number, stroke: string, width: number): string => {
  const [low, high] = [0.24 * size, 0.76 * size];
  return path(
    `M${px(x + low)} ${px(y + low)}L${px(x + high)} ${px(y + high)}M${px(x + high)} ${px(y + low)}L${px(x + low)} ${px(y + high)}`,
    { stroke, width },
  );
};

interface BoardFrame {
  readonly board: SquaresBoard;
  readonly put: readonly SquarePlace[];
  readonly laid: readonly SquarePlace[];
  readonly frame: readonly [number, number];
  /** From 1. */
  readonly number: number;
  /** The label above it; null where there is only one board. */
  readonly name: string | null;
}

const paint = (style: SquaresScene['style'], face: SquareFace, isWinning: boolean, { theme }: Look) => {
  if (isWinning) return { fill: theme.fills.win, stroke: theme.ink, width: 2.4 };
  if (style === 'crosses') return { fill: SHEET, stroke: theme.outline, width: 1.2 };
  if (face === 'taken') return { fill: IVORY, stroke: theme.outline, width: 1.2 };
  return { fill: face === 'dead' ? theme.plate : FELT, stroke: theme.line, width: 1 };
};

const squareAt = (
  style: SquaresScene['style'],
  face: SquareFace,
  [x, y, size]: readonly [number, number, number],
  { isWinning, isLast }: { readonly isWinning: boolean; readonly isLast: boolean },
  look: Look,
): string => {
  const { theme } = look;
  let body = rect(x, y, size, size, paint(style, face, isWinning, look));
  if (style === 'crosses' && face === 'taken')
    body += cross(x, y, size, isLast ? '#a3245f' : INK, Math.max(2, size / 9));
  else if (style === 'dominoes' && face === 'taken' && size >= 10)
    body += circle(x + size / 2, y + size / 2, size * 0.1, { fill: INK });
  else if (style === 'dominoes' && face === 'dead' && size >= 10)
    body += cross(x, y, size, theme.strokes.dead, 1.6);
  if (isLast)
    body += rect(x + 2, y + 2, size - 4, size - 4, {
      stroke: style === 'crosses' || face === 'taken' ? '#a3245f' : theme.strokes.changed,
      width: 2.4,
      dash: DASHES.changed,
    });
  if (isWinning && size >= MIN_SIGNED_PX)
    body += text(x + size / 2, y + size / 2, SIGNS.win, {
      fill: theme.onFill,
      bold: true,
      size: SMALL_TEXT_PX,
    });
  return body;
};

/** The ends of the first line of three crosses. */
const threeIn = (board: SquaresBoard): readonly [number, number, number, number] | null => {
  const is = (r: number, c: number): boolean => board[r]?.[c] === 'taken';
  for (const i of [0, 1, 2]) {
    if ([0, 1, 2].every((k) => is(i, k))) return [i, 0, i, 2];
    if ([0, 1, 2].every((k) => is(k, i))) return [0, i, 2, i];
  }
  if ([0, 1, 2].every((k) => is(k, k))) return [0, 0, 2, 2];
  return [0, 1, 2].every((k) => is(k, 2 - k)) ? [0, 2, 2, 0] : null;
};

const numbersOf = (
  { board, frame }: BoardFrame,
  size: number,
  [left, top]: readonly [number, number],
  look: Look,
): string => {
  const { theme } = look;
  const columns = board[0]?.length ?? 0;
  const wide = measure(String(Math.max(board.length, columns)), SMALL_TEXT_PX);
  if (size < MIN_NUMBERED_PX || wide + 3 > size) return '';
  let body = '';
  for (let i = frame[0]; i < board.length; i += 1)
    body += quietText(theme, left - 5, top + (i + 0.5) * size, String(i + 1 - frame[0]), 'end');
  for (let k = frame[1]; k < columns; k += 1)
    body += quietText(theme, left + (k + 0.5) * size, top - 9, String(k + 1 - frame[1]));
  return body;
};

const boardOf = (style: SquaresScene['style'], drawn: BoardFrame, size: number, look: Look): Drawing => {
  const { board, put, laid, name, number, frame } = drawn;
  const [left, top] = [LEFT_PX, TOP_PX + (name === null ? 0 : TOP_PX)];
  const columns = board[0]?.length ?? 0;
  const has = (places: readonly SquarePlace[], i: number, k: number): boolean =>
    places.some(([, row, column]) => row === i + 1 && column === k + 1);
  let body =
    name === null
      ? ''
      : text(left + (columns * size) / 2, 8, name, { fill: look.theme.ink, size: SMALL_TEXT_PX, bold: true });
  board.forEach((faces, i) => {
    faces.forEach((face, k) => {
      const at = [left + k * size, top + i * size, size] as const;
      const square = squareAt(style, face, at, { isWinning: has(put, i, k), isLast: has(laid, i, k) }, look);
      const [row, column] = [i + 1 - frame[0], k + 1 - frame[1]];
      body += touchable(
        look,
        { kind: 'square', board: name === null ? 0 : number, row, column },
        square,
        hitBox(...at, size),
      );
    });
  });
  const three = style === 'crosses' ? threeIn(board) : null;
  if (three !== null) {
    const [a, b, c, d] = three.map((index) => (index + 0.5) * size) as [number, number, number, number];
    body += line(left + b, top + a, left + d, top + c, { stroke: look.theme.fills.danger, width: 5 });
  }
  return {
    width: left + columns * size,
    height: top + board.length * size,
    body: body + numbersOf(drawn, size, [left, top], look),
  };
};

const inRows = (drawings: readonly Drawing[], perRow: number): Drawing => {
  const [wide, high] = [drawings[0]!.width, drawings[0]!.height];
  return {
    width: Math.min(perRow, drawings.length) * (wide + GAP_PX) - GAP_PX,
    height: Math.ceil(drawings.length / perRow) * (high + GAP_PX) - GAP_PX,
    body: drawings
      .map(
        ({ body }, i) =>
          `<g transform="translate(${px((i % perRow) * (wide + GAP_PX))} ${px(Math.floor(i / perRow) * (high + GAP_PX))})">${body}</g>`,
      )
      .join(''),
  };
};

const captionOf = ({ put = [], boards, frame = [0, 0] }: SquaresScene, look: Look): readonly Drawing[] => {
  if (put.length === 0) return [];
  const places = put.map(
    ([board, row, column]) =>
      `${boards.length > 1 ? `#${board} ` : ''}(${row - frame[0]}, ${column - frame[1]})`,
  );
  return [caption(look, `${SIGNS.win} ${places.join(' ')}`, false)];
};

/** Boards of squares with row 1 at the top. Of many boards, the first ones and those that a move is in. */
export const squares = (scene: SquaresScene, look: Look): Drawing => {
  const { boards, style, put = [], laid = [], frame = [0, 0] } = scene;
  const { room, words } = look;
  const [rows, columns] = boards.reduce(
    ([high, wide], board) => [Math.max(high, board.length), Math.max(wide, board[0]?.length ?? 0)],
    [0, 0],
  );
  if (rows === 0 || columns === 0) return caption(look, '0', false);
  const moved = new Set([...put, ...laid].map(([board]) => board));
  const numbers = boards.map((_, i) => i + 1);
  const shown = [...numbers.filter((i) => moved.has(i)), ...numbers.filter((i) => !moved.has(i))]
    .slice(0, MAX_BOARDS)
    .sort((a, b) => a - b);
  const perRow = Math.min(shown.length, boards.length === 1 ? 1 : shown.length <= 3 ? shown.length : 4);
  const lines = Math.ceil(shown.length / perRow);
  const named = boards.length > 1;
  const high = (PREFERRED_HEIGHT_PX - (lines - 1) * GAP_PX) / lines - TOP_PX - (named ? TOP_PX : 0);
  const across = (room.width + GAP_PX) / perRow - GAP_PX - LEFT_PX;
  const low = Math.min(46, across / columns, high / rows);
  const size =
    low >= MIN_NUMBERED_PX
      ? low
      : Math.min(MIN_NUMBERED_PX, across / columns, (room.height - 2 * TOP_PX - 24) / rows);
  if (size < 1.5) return stack([caption(look, `${rows} × ${columns}`), ...captionOf(scene, look)]);
  const drawings = shown.map((number) => {
    const own = ([board]: SquarePlace): boolean => board === number;
    const drawn = { board: boards[number - 1]!, number, put: put.filter(own), laid: laid.filter(own), frame };
    return boardOf(style, { ...drawn, name: named ? `#${number}` : null }, size, look);
  });
  const left = boards.length - shown.length;
  return stack([
    inRows(drawings, perRow),
    ...(size < MIN_NUMBERED_PX ? [caption(look, `${rows} × ${columns}`)] : []),
    ...(left > 0 ? [caption(look, words.more(String(left)))] : []),
    ...captionOf(scene, look),
  ]);
};

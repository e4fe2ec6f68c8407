import type { SceneOf } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { measure } from '../metrics.ts';
import {
  circle,
  type Drawing,
  line,
  path,
  px,
  rect,
  SMALL_TEXT_PX,
  type Stroke,
  shaped,
  stack,
  text,
} from '../svg.ts';
import { DASHES, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';

type QueenScene = SceneOf<'queen'>;
type QueenSquare = readonly [number, number];

const LEFT_PX = 26;
const BELOW_PX = 22;
const MAX_SQUARE_PX = 40;
/** Below this size of a square a board becomes higher, while there is room, instead of finer. */
const MIN_PREFERRED_SQUARE_PX = 16;
const PREFERRED_HEIGHT_PX = 250;
const WOOD = ['#e0c9a3', '#a57f58'] as const;

const FIGURE = 'M.2,.8L.8,.8L.8,.7L.74,.66L.86,.3L.66,.5L.6,.2L.5,.47L.4,.2L.34,.5L.14,.3L.26,.66L.2,.7Z';

/** A queen in a square of `size`, its upper left corner at (x, y). */
const figure = (x: number, y: number, size: number): string => shaped(FIGURE, x, y, size, size);

const same = (a: QueenSquare, b: QueenSquare): boolean => a[0] === b[0] && a[1] === b[1];

/** The board as it is drawn: its longer side lies along the longer side of the picture. */
interface QueenBoard {
  readonly at: QueenSquare;
  readonly was: QueenSquare | undefined;
  readonly go: QueenSquare | undefined;
  readonly columns: number;
  readonly rows: number;
  /** Of a square. */
  readonly size: number;
}

const left = (x: number, { size }: QueenBoard): number => LEFT_PX + x * size;
const top = (y: number, { rows, size }: QueenBoard): number => (rows - y - 1) * size;
const middle = ([x, y]: QueenSquare, drawn: QueenBoard): QueenSquare => [
  left(x, drawn) + drawn.size / 2,
  top(y, drawn) + drawn.size / 2,
];

/** The squares; those of one colour form one path, which is ten times faster than separate squares. */
const squares = (drawn: QueenBoard, { theme }: Look): string => {
  const { columns, rows, size } = drawn;
  let dark = '';
  for (let y = 0; y < rows; y += 1)
    for (let x = (y + 1) % 2; x < columns; x += 2)
      dark += `M${px(left(x, drawn))} ${px(top(y, drawn))}h${px(size)}v${px(size)}h${px(-size)}z`;
  const box = (stroke: Stroke): string => rect(left(0, drawn), 0, columns * size, rows * size, stroke);
  return box({ fill: WOOD[0] }) + path(dark, { fill: WOOD[1] }) + box({ stroke: theme.outline, width: 1.5 });
};

/** Dots where she may go, and a ring at the corner where the game ends. */
const goals = (drawn: QueenBoard, { theme }: Look): string => {
  const { at, go, size } = drawn;
  const ring = circle(...middle([0, 0], drawn), size * 0.36, { stroke: theme.outline, width: 2.4 });
  let dots = '';
  for (let y = 0; y <= at[1]; y += 1)
    for (let x = 0; x <= at[0]; x += 1) {
      const reached = (x === at[0]) !== (y === at[1]) || (at[0] - x === at[1] - y && x < at[0]);
      if (!reached || (go !== undefined && same(go, [x, y]))) continue;
      const [across, up] = middle([x, y], drawn);
      dots += `M${px(across)} ${px(up)}h0`;
    }
  return (same(at, [0, 0]) ? '' : ring) + path(dots, { stroke: theme.outline, width: size * 0.2 });
};

/** Where she came from, where she should go, and herself. */
const ways = (drawn: QueenBoard, { theme }: Look): string => {
  const { at, was, go, size } = drawn;
  const her = (place: QueenSquare, stroke: Stroke): string =>
    path(figure(left(place[0], drawn), top(place[1], drawn), size), stroke);
  let body = '';
  if (was !== undefined && !same(was, at))
    body +=
      line(...middle(was, drawn), ...middle(at, drawn), {
        stroke: '#8b2f66',
        width: 3,
        dash: DASHES.changed,
      }) + her(was, { fill: WOOD[(was[0] + was[1]) % 2]!, stroke: '#8b2f66', width: 1.8, dash: '4 3' });
  if (go !== undefined) {
    const way = [...middle(at, drawn), ...middle(go, drawn)] as const;
    body +=
      line(...way, { stroke: theme.ink, width: 5 }) +
      line(...way, { stroke: theme.fills.win, width: 3 }) +
      circle(...middle(go, drawn), size * 0.4, { fill: theme.fills.win, stroke: theme.ink, width: 2.4 }) +
      text(...middle(go, drawn), SIGNS.win, { fill: theme.onFill, bold: true, size: SMALL_TEXT_PX });
  }
  return body + her(at, { fill: '#f6efe0', stroke: theme.outline, width: 1.6 });
};

/** The numbers of columns and rows; on narrow squares every second one, and the queen's. */
const numbers = (drawn: QueenBoard, { theme }: Look): string => {
  const { at, columns, rows, size } = drawn;
  const numbered = (n: number, hers: number): boolean =>
    size >= 24 || n === hers || (n % 2 === 0 && Math.abs(n - hers) > 1);
  const style = (isHers: boolean) => ({
    fill: isHers ? theme.ink : theme.quiet,
    bold: isHers,
    size: SMALL_TEXT_PX,
  });
  let body = '';
  for (let x = 0; x < columns; x += 1)
    if (numbered(x, at[0]))
      body += text(left(x, drawn) + size / 2, rows * size + 12, String(x), style(x === at[0]));
  for (let y = 0; y < rows; y += 1)
    if (size >= 18 || numbered(y, at[1]))
      body += text(LEFT_PX - 6, top(y, drawn) + size / 2, String(y), {
        ...style(y === at[1]),
        anchor: 'end',
      });
  return body;
};

/** A queen that moves left, down or down-left: dots where she may go, a ring at the corner where the game ends. */
export const queen = (scene: QueenScene, look: Look): Drawing => {
  const { room, words } = look;
  const upright = (scene.first ?? scene.at)[1] > (scene.first ?? scene.at)[0];
  const laid = (place: QueenSquare): QueenSquare => (upright ? [place[1], place[0]] : place);
  const [at, first] = [laid(scene.at), laid(scene.first ?? scene.at)];
  const [columns, rows] = [Math.max(at[0], first[0]) + 1, Math.max(at[1], first[1]) + 1];
  const within = (height: number): number =>
    Math.min(MAX_SQUARE_PX, (room.width - LEFT_PX) / columns, (height - BELOW_PX) / rows);
  const size = Math.max(within(PREFERRED_HEIGHT_PX), Math.min(MIN_PREFERRED_SQUARE_PX, within(room.height)));
  const [was, go] = [scene.was && laid(scene.was), scene.go && laid(scene.go)];
  const drawn: QueenBoard = { at, was, go, columns, rows, size };
  let touches = '';
  for (let y = 0; y <= at[1]; y += 1)
    for (let x = 0; x <= at[0]; x += 1) {
      const [column, row] = laid([x, y]);
      const piece = { kind: 'square', board: 0, row, column } as const;
      touches += touchable(look, piece, '', hitBox(left(x, drawn), top(y, drawn), size, size));
    }
  const heaps = words.queen(upright ? ['2', '1'] : ['1', '2'], at);
  const lines = measure(heaps, SMALL_TEXT_PX) > room.width ? heaps.split(' · ') : [heaps];
  const body = squares(drawn, look) + goals(drawn, look) + ways(drawn, look) + numbers(drawn, look) + touches;
  return stack(
    [
      { width: LEFT_PX + columns * size, height: rows * size + BELOW_PX, body },
      ...lines.map((one) => caption(look, one, false)),
    ],
    4,
  );
};

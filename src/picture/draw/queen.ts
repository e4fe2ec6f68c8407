import type { Scene } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { measure } from '../metrics.ts';
import { circle, type Drawing, line, path, px, rect, SMALL_TEXT_PX, shaped, stack, text } from '../svg.ts';
import { DASHES, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';

type QueenScene = Extract<Scene, { kind: 'queen' }>;
type Place = readonly [number, number];

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

const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

/** A queen that moves left, down or down-left: dots where she may go, a ring at the corner where the game ends. */
export const queen = (scene: QueenScene, look: Look): Drawing => {
  const { theme, room, words } = look;
  // The longer side of the board lies along the longer side of the picture.
  const upright = (scene.first ?? scene.at)[1] > (scene.first ?? scene.at)[0];
  const laid = (place: Place): Place => (upright ? [place[1], place[0]] : place);
  const [at, first, was, go] = [scene.at, scene.first ?? scene.at, scene.was, scene.go].map(
    (place) => place && laid(place),
  ) as [Place, Place, Place | undefined, Place | undefined];
  const [columns, rows] = [Math.max(at[0], first[0]) + 1, Math.max(at[1], first[1]) + 1];
  const within = (height: number): number =>
    Math.min(MAX_SQUARE_PX, (room.width - LEFT_PX) / columns, (height - BELOW_PX) / rows);
  const size = Math.max(within(PREFERRED_HEIGHT_PX), Math.min(MIN_PREFERRED_SQUARE_PX, within(room.height)));
  const height = rows * size;
  const left = (x: number): number => LEFT_PX + x * size;
  const top = (y: number): number => height - (y + 1) * size;
  const middle = ([x, y]: Place): Place => [left(x) + size / 2, top(y) + size / 2];
  // All squares of one colour form one path, which is ten times faster than separate squares.
  let dark = '';
  for (let y = 0; y < rows; y += 1)
    for (let x = (y + 1) % 2; x < columns; x += 2)
      dark += `M${px(left(x))} ${px(top(y))}h${px(size)}v${px(size)}h${px(-size)}z`;
  let body = rect(left(0), 0, columns * size, height, { fill: WOOD[0] }) + path(dark, { fill: WOOD[1] });
  body += rect(left(0), 0, columns * size, height, { stroke: theme.outline, width: 1.5 });
  const ring = circle(...middle([0, 0]), size * 0.36, { stroke: theme.outline, width: 2.4 });
  if (!same(at, [0, 0])) body += ring;
  let dots = '';
  for (let y = 0; y <= at[1]; y += 1)
    for (let x = 0; x <= at[0]; x += 1) {
      const reached = (x === at[0]) !== (y === at[1]) || (at[0] - x === at[1] - y && x < at[0]);
      if (!reached || (go !== undefined && same(go, [x, y]))) continue;
      const [across, up] = middle([x, y]);
      dots += `M${px(across)} ${px(up)}h0`;
    }
  body += path(dots, { stroke: theme.outline, width: size * 0.2 });
  if (was !== undefined && !same(was, at))
    body +=
      line(...middle(was), ...middle(at), { stroke: '#8b2f66', width: 3, dash: DASHES.changed }) +
      path(figure(left(was[0]), top(was[1]), size), {
        fill: WOOD[(was[0] + was[1]) % 2]!,
        stroke: '#8b2f66',
        width: 1.8,
        dash: '4 3',
      });
  if (go !== undefined)
    body +=
      line(...middle(at), ...middle(go), { stroke: theme.ink, width: 5 }) +
      line(...middle(at), ...middle(go), { stroke: theme.fills.win, width: 3 }) +
      circle(...middle(go), size * 0.4, { fill: theme.fills.win, stroke: theme.ink, width: 2.4 }) +
      text(...middle(go), SIGNS.win, { fill: theme.onFill, bold: true, size: SMALL_TEXT_PX });
  body += path(figure(left(at[0]), top(at[1]), size), { fill: '#f6efe0', stroke: theme.outline, width: 1.6 });
  // On narrow squares every second number, and the queen's.
  const numbered = (n: number, hers: number): boolean =>
    size >= 24 || n === hers || (n % 2 === 0 && Math.abs(n - hers) > 1);
  for (let x = 0; x < columns; x += 1)
    if (numbered(x, at[0]))
      body += text(left(x) + size / 2, height + 12, String(x), {
        fill: x === at[0] ? theme.ink : theme.quiet,
        bold: x === at[0],
        size: SMALL_TEXT_PX,
      });
  for (let y = 0; y < rows; y += 1)
    if (size >= 18 || numbered(y, at[1]))
      body += text(LEFT_PX - 6, top(y) + size / 2, String(y), {
        fill: y === at[1] ? theme.ink : theme.quiet,
        bold: y === at[1],
        size: SMALL_TEXT_PX,
        anchor: 'end',
      });
  for (let y = 0; y <= at[1]; y += 1)
    for (let x = 0; x <= at[0]; x += 1) {
      const [column, row] = laid([x, y]);
      const piece = { kind: 'square', board: 0, row, column } as const;
      body += touchable(look, piece, '', hitBox(left(x), top(y), size, size));
    }
  const drawn: Drawing = { width: LEFT_PX + columns * size, height: height + BELOW_PX, body };
  const heaps = words.queen(upright ? ['2', '1'] : ['1', '2'], at);
  const lines = measure(heaps, SMALL_TEXT_PX) > room.width ? heaps.split(' · ') : [heaps];
  return stack([drawn, ...lines.map((line) => caption(look, line, false))], 4);
};

import type { SceneOf } from '../../engine/core/scene.ts';
import { caption, type Look, quietText } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, path, px, rect, SMALL_TEXT_PX, type Stroke, stack, TEXT_PX, text } from '../svg.ts';
import { DASHES, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';

/** Of smaller squares only the bar's outline is drawn. */
const MIN_SQUARE_PX = 9;
/** Smaller squares have no room for row and column numbers. */
const MIN_NUMBERED_PX = 18;
const LEFT_PX = 30;
const BELOW_PX = 22;
/** The height up to which a board is enlarged, so that its controls stay in view. */
const PREFERRED_HEIGHT_PX = 236;

/** The outline of rows with these lengths, from the bottom up, as corners in order. */
const outline = (rows: readonly number[], size: number, height: number): string => {
  let d = `M0 ${px(height)}L${px(rows[0]! * size)} ${px(height)}`;
  rows.forEach((length, i) => {
    d += `L${px(length * size)} ${px(height - i * size)}L${px(length * size)} ${px(height - (i + 1) * size)}`;
  });
  return `${d}L0 ${px(height - rows.length * size)}Z`;
};

type BarScene = SceneOf<'bar'>;
type BarTake = BarScene['take'];

/** Chocolate, and the highlight on its upper edges. */
const BROWN = '#7b4a2d';
const LIGHT = '#a8714c';

/** The chosen square has the colour of a win; the squares that go with it are hollow and dashed. */
const squarePaint = (x: number, y: number, take: BarTake, { theme }: Look): Stroke => {
  if (x + y === 2) return { fill: theme.fills.danger, stroke: theme.outline, width: 2 };
  if (take === undefined || x < take[0] || y < take[1])
    return { fill: BROWN, stroke: theme.outline, width: 1 };
  return x === take[0] && y === take[1]
    ? { fill: theme.fills.win, stroke: theme.ink, width: 2.4 }
    : { fill: theme.plate, stroke: theme.ink, width: 1.4, dash: DASHES.dead };
};

/** Eaten squares; those of the last move are more visible. */
const eaten = (
  { rows, was = rows, first = was }: BarScene,
  size: number,
  height: number,
  { theme }: Look,
): string => {
  let body = '';
  first.forEach((length, y) => {
    for (let x = rows[y] ?? 0; x < length; x += 1) {
      const last = x < (was[y] ?? 0);
      body += rect(LEFT_PX + x * size + 3, height - (y + 1) * size + 3, size - 6, size - 6, {
        stroke: last ? theme.strokes.gone : theme.line,
        width: last ? 2 : 1.2,
        dash: last ? DASHES.gone : DASHES.dead,
        round: 3,
      });
    }
  });
  return body;
};

/** The largest squares that fit; the picture stays low as long as its squares are large enough. */
const squareSize = (columns: number, rows: number, room: Look['room']): number => {
  const low = Math.min(46, (room.width - LEFT_PX) / columns, (PREFERRED_HEIGHT_PX - BELOW_PX) / rows);
  return low >= 20
    ? low
    : Math.min(20, (room.width - LEFT_PX) / columns, (room.height - BELOW_PX - 24) / rows);
};

/** A square that is left, to be touched. */
const squareAt = (
  x: number,
  y: number,
  { take }: BarScene,
  size: number,
  height: number,
  look: Look,
): string => {
  const paint = squarePaint(x + 1, y + 1, take, look);
  const [left, top] = [LEFT_PX + x * size + 1, height - (y + 1) * size + 1];
  const light =
    paint.fill === BROWN && size >= MIN_NUMBERED_PX
      ? rect(left + size * 0.17, top + size * 0.17, size * 0.6, size * 0.6, {
          stroke: LIGHT,
          width: 1.6,
          round: 2,
        })
      : '';
  return touchable(
    look,
    { kind: 'square', board: 0, row: y + 1, column: x + 1 },
    rect(left, top, size - 2, size - 2, { ...paint, round: 3 }) + light,
    hitBox(left - 1, top - 1, size, size),
  );
};

/** The squares, or the outline of the bar where they are too small. */
const squares = (scene: BarScene, size: number, height: number, look: Look): string => {
  const { rows } = scene;
  const { theme } = look;
  if (size < MIN_SQUARE_PX)
    return `<g transform="translate(${LEFT_PX} 0)">${path(outline(rows, size, height), {
      fill: BROWN,
      stroke: theme.ink,
    })}${rect(0, height - 8, 8, 8, { fill: theme.fills.danger, stroke: theme.ink })}</g>`;
  const left = rows.map((length, y) =>
    Array.from({ length }, (_, x) => squareAt(x, y, scene, size, height, look)).join(''),
  );
  return eaten(scene, size, height, look) + left.join('');
};

/** The skull of the poisoned square, and the sign of the winning move. */
const signs = ({ rows, take }: BarScene, size: number, height: number, { theme }: Look): string => {
  const skull =
    size >= MIN_NUMBERED_PX && rows.length > 0
      ? text(LEFT_PX + size / 2, height - size / 2, '☠', {
          fill: theme.onFill,
          size: Math.min(30, size * 0.8),
        })
      : '';
  if (take === undefined || size < 14) return skull;
  const style = { fill: theme.onFill, bold: true, size: SMALL_TEXT_PX };
  const [x, y] = [LEFT_PX + (take[0] - 0.5) * size, height - (take[1] - 0.5) * size];
  return skull + text(x, y, SIGNS.win, style);
};

/** The numbers of rows and columns; `columns` 0: there is no room for those of columns. */
const numbers = (rows: number, columns: number, size: number, height: number, { theme }: Look): string =>
  [
    ...Array.from({ length: rows }, (_, y) =>
      quietText(theme, LEFT_PX - 6, height - (y + 0.5) * size, String(y + 1), 'end'),
    ),
    ...Array.from({ length: columns }, (_, x) =>
      quietText(theme, LEFT_PX + (x + 0.5) * size, height + 12, String(x + 1)),
    ),
  ].join('');

/** The bar of Chomp with row 1 at the bottom; the poisoned square has a skull and its own colour. */
export const bar = (scene: BarScene, look: Look): Drawing => {
  const { room } = look;
  const { rows, take, first = rows } = scene;
  const longest = Math.max(0, ...first);
  if (longest === 0) return caption(look, '0', false);
  const size = squareSize(longest, first.length, room);
  const height = first.length * size;
  const isNumbered = size >= MIN_NUMBERED_PX;
  const isWide = isNumbered && measure(String(longest), SMALL_TEXT_PX) + 3 <= size;
  const drawn: Drawing = {
    width: LEFT_PX + longest * size,
    height: height + (isNumbered ? BELOW_PX : 0),
    body:
      squares(scene, size, height, look) +
      signs(scene, size, height, look) +
      (isNumbered ? numbers(first.length, isWide ? longest : 0, size, height, look) : ''),
  };
  // In the order in which a move is typed: the row, then the column.
  const pointer = take === undefined ? [] : [caption(look, `${SIGNS.win} (${take[1]}, ${take[0]})`, false)];
  if (isWide) return stack([drawn, ...pointer]);
  const runs = rows.map(String);
  const few = runs.length <= 12 ? runs : [...runs.slice(0, 6), '…', ...runs.slice(-5)];
  const words = few.map((length) => brief(length, 6)).join(' ');
  return stack([
    drawn,
    caption(look, measure(words, TEXT_PX) > room.width ? `${rows.length} × ${longest}` : words),
    ...pointer,
  ]);
};

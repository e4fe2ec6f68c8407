import type { Scene } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, path, px, rect, SIZE, SMALL, type Stroke, stack, text } from '../svg.ts';
import { DASHES, SIGNS } from '../theme.ts';

/** Squares smaller than this run together: the bar's outline is drawn instead. */
const SQUARE = 9;
/** Squares that have room for a number beside each. */
const NUMBERED = 18;
const LEFT = 30;
const BELOW = 22;

/** The outline of rows of these lengths, bottom up, one corner to the next. */
const outline = (rows: readonly number[], size: number, height: number): string => {
  let d = `M0 ${px(height)}L${px(rows[0]! * size)} ${px(height)}`;
  rows.forEach((length, i) => {
    d += `L${px(length * size)} ${px(height - i * size)}L${px(length * size)} ${px(height - (i + 1) * size)}`;
  });
  return `${d}L0 ${px(height - rows.length * size)}Z`;
};

type Take = Extract<Scene, { kind: 'bar' }>['take'];

/** The square to take in the colour of a win; what goes with it hollow and dashed. */
const squarePaint = (x: number, y: number, take: Take, { theme }: Look): Stroke => {
  if (x + y === 2) return { fill: theme.fills.danger, stroke: theme.outline, width: 2 };
  if (take === undefined || x < take[0] || y < take[1])
    return { fill: theme.fills.none, stroke: theme.outline, width: 1 };
  return x === take[0] && y === take[1]
    ? { fill: theme.fills.win, stroke: theme.ink, width: 2.4 }
    : { fill: theme.plate, stroke: theme.ink, width: 1.4, dash: DASHES.dead };
};

/** Chomp's bar, row 1 at the foot; the poisoned square has a skull and a colour of its own. */
export const bar = (scene: Extract<Scene, { kind: 'bar' }>, look: Look): Drawing => {
  const { theme, room } = look;
  const { rows, take } = scene;
  const longest = Math.max(0, ...rows);
  if (longest === 0) return caption(look, '0', false);
  const size = Math.min(34, (room.width - LEFT) / longest, (room.height - BELOW - 24) / rows.length);
  const height = rows.length * size;
  const every = size >= NUMBERED ? 1 : 0;
  let body = '';
  if (size >= SQUARE)
    rows.forEach((length, y) => {
      for (let x = 0; x < length; x += 1)
        body += rect(LEFT + x * size + 1, height - (y + 1) * size + 1, size - 2, size - 2, {
          ...squarePaint(x + 1, y + 1, take, look),
          round: 3,
        });
    });
  else
    body += `<g transform="translate(${LEFT} 0)">${path(outline(rows, size, height), {
      fill: theme.fills.none,
      stroke: theme.ink,
    })}${rect(0, height - 8, 8, 8, { fill: theme.fills.danger, stroke: theme.ink })}</g>`;
  if (size >= NUMBERED)
    body += text(LEFT + size / 2, height - size / 2, '☠', {
      fill: theme.onFill,
      size: Math.min(20, size * 0.8),
    });
  if (take !== undefined && size >= 14)
    body += text(LEFT + (take[0] - 0.5) * size, height - (take[1] - 0.5) * size, SIGNS.win, {
      fill: theme.onFill,
      bold: true,
      size: SMALL,
    });
  for (let y = 0; y < rows.length && every === 1; y += 1)
    body += text(LEFT - 6, height - (y + 0.5) * size, String(y + 1), {
      fill: theme.quiet,
      size: SMALL,
      anchor: 'end',
    });
  const wide = measure(String(longest), SMALL) + 3 <= size;
  for (let x = 0; x < longest && every === 1 && wide; x += 1)
    body += text(LEFT + (x + 0.5) * size, height + 12, String(x + 1), { fill: theme.quiet, size: SMALL });
  const drawn: Drawing = { width: LEFT + longest * size, height: height + (every === 1 ? BELOW : 0), body };
  const pointer = take === undefined ? [] : [caption(look, `${SIGNS.win} (${take[0]}, ${take[1]})`, false)];
  if (every === 1 && wide) return stack([drawn, ...pointer]);
  const runs = rows.map(String);
  const few = runs.length <= 12 ? runs : [...runs.slice(0, 6), '…', ...runs.slice(-5)];
  const words = few.map((length) => brief(length, 6)).join(' ');
  return stack([
    drawn,
    caption(look, measure(words, SIZE) > room.width ? `${rows.length} × ${longest}` : words),
    ...pointer,
  ]);
};

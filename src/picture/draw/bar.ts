import type { Scene } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, path, px, rect, SIZE, SMALL, stack, text } from '../svg.ts';

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

/** Chomp's bar, row 1 at the foot; the poisoned square has a skull and a colour of its own. */
export const bar = (scene: Extract<Scene, { kind: 'bar' }>, look: Look): Drawing => {
  const { theme, room } = look;
  const { rows } = scene;
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
          fill: x + y === 0 ? theme.fills.danger : theme.fills.none,
          stroke: theme.outline,
          width: x + y === 0 ? 2 : 1,
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
  if (every === 1 && wide) return drawn;
  const runs = rows.map(String);
  const few = runs.length <= 12 ? runs : [...runs.slice(0, 6), '…', ...runs.slice(-5)];
  const words = few.map((length) => brief(length, 6)).join(' ');
  return stack([
    drawn,
    caption(look, measure(words, SIZE) > room.width ? `${rows.length} × ${longest}` : words),
  ]);
};

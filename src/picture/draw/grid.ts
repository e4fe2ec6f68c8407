import { scaleLinear } from 'd3-scale';
import type { Labelled, Scene } from '../../engine/core/scene.ts';
import { caption, cell, type Look, signed } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, path, px, rect, SIZE, SMALL, stack, text } from '../svg.ts';
import { SIGNS } from '../theme.ts';

const HEAD = 26;
const HEIGHT = 30;

/** A cell's number, no longer than there is room, with the sign of its mark. */
const shown = (item: Labelled, most: number): string => signed(brief(item.value, most), item.mark);

/** Shades of a digit count, from nothing to many digits: lightness carries the order, so it reads in grey. */
const shade = (digits: number, most: number, look: Look): string => {
  const { theme } = look;
  const between = scaleLinear<string>()
    .domain([0, 1, Math.max(2, most)])
    .range(theme.id === 'light' ? ['#ffffff', '#cfe6f5', '#003f66'] : ['#26282c', '#27506b', '#bfe4fa']);
  return between(digits);
};

/** A large matrix: every cell a shade by the length of its number. */
const map = (rows: readonly (readonly Labelled[])[], columns: number, look: Look): Drawing => {
  const { theme, room } = look;
  const size = Math.max(1, Math.min(room.width / columns, room.height / rows.length, 16));
  const digits = (value: string): number => (value === '0' ? 0 : value.length);
  const most = rows.reduce((high, row) => row.reduce((n, item) => Math.max(n, digits(item.value)), high), 1);
  const shades = new Map<string, string>();
  let frames = '';
  for (const [y, row] of rows.entries())
    for (const [x, item] of row.entries()) {
      const fill = shade(digits(item.value), most, look);
      shades.set(
        fill,
        `${shades.get(fill) ?? ''}M${px(x * size)} ${px(y * size)}h${px(size)}v${px(size)}h${px(-size)}z`,
      );
      if ((item.mark ?? 'none') !== 'none')
        frames += rect(x * size, y * size, size, size, { fill: theme.fills[item.mark!], stroke: theme.ink });
    }
  // Squares of one shade are one path: quicker to draw than thousands of them.
  const squares = [...shades].map(([fill, d]) => path(d, { fill })).join('') + frames;
  const marked = rows.flat().filter((item) => (item.mark ?? 'none') !== 'none');
  return stack([
    { width: columns * size, height: rows.length * size, body: squares },
    caption(look, `${rows.length} × ${columns}: 0 … ${look.words.digits(most, most)}`),
    ...marked
      .slice(0, 3)
      .map((item) => caption(look, `${SIGNS[item.mark!]} ${item.label}: ${brief(item.value, 16)}`, false)),
  ]);
};

/** A matrix with its rows and columns numbered. */
export const grid = (scene: Extract<Scene, { kind: 'grid' }>, look: Look): Drawing => {
  const { theme, room } = look;
  const { rows } = scene;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return caption(look, '0', false);
  const widest = (most: number): number =>
    Math.max(30, ...rows.flatMap((row) => row.map((item) => measure(shown(item, most), SIZE) + 10)));
  const most = [11, 9, 7, 6, 5].find((digits) => columns * widest(digits) + HEAD <= room.width);
  if (most === undefined || (rows.length + 1) * HEIGHT > room.height) return map(rows, columns, look);
  const width = widest(most);
  let body = '';
  for (let x = 0; x < columns; x += 1)
    body += text(HEAD + (x + 0.5) * width, 10, String(x + 1), { fill: theme.quiet, size: SMALL });
  for (const [y, row] of rows.entries()) {
    body += text(HEAD / 2, 22 + (y + 0.5) * HEIGHT, String(y + 1), { fill: theme.quiet, size: SMALL });
    for (const [x, item] of row.entries())
      body += cell(
        look,
        { x: HEAD + x * width + 1.5, y: 22 + y * HEIGHT + 1.5, width: width - 3, height: HEIGHT - 3 },
        shown(item, most),
        item.mark,
      );
  }
  return { width: HEAD + columns * width, height: 22 + rows.length * HEIGHT, body };
};

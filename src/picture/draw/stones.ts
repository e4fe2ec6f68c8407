import type { Heap, Mark } from '../../engine/core/scene.ts';
import { edge, type Look } from '../look.ts';
import { circle, type Drawing } from '../svg.ts';
import { DASHES } from '../theme.ts';

/** Most stones drawn one by one in a pile. */
export const PILE = 12;

/** Whether stones can be drawn one by one: `value` is a decimal number of at most `most`. */
export const isPile = (value: string, most = PILE): boolean =>
  /^\d{1,3}$/.test(value) && Number(value) <= most;

/** A heap's stones, those that the winning move takes marked. */
export const pileOf = (
  look: Look,
  { value, mark, take, gone }: Heap,
  options: { readonly across?: number; readonly r?: number } = {},
): Drawing =>
  pile(look, Number(value), {
    ...options,
    mark,
    ...(take === undefined ? {} : { take: Number(take) }),
    ...(gone !== undefined && isPile(gone) ? { gone: Number(gone) } : {}),
  });

/** A round stone with radius `r` around (x, y), in pixels, as a piece of SVG. */
export const stone = (look: Look, x: number, y: number, r: number, mark: Mark | undefined): string =>
  circle(x, y, r, { fill: look.theme.fills[mark ?? 'none'], ...edge(look.theme, mark) });

/**
 * Stones in rows of `across`, from the bottom up; every fifth column and row stands a little apart where there are many.
 * `take`: so many of them, from the top, have the mark; else all have it. `gone`: so many more were there before the last move.
 */
export const pile = (
  look: Look,
  count: number,
  {
    across = 1,
    r = 7,
    mark,
    take = count,
    gone = 0,
  }: {
    readonly across?: number;
    readonly r?: number;
    readonly mark?: Mark | undefined;
    readonly take?: number;
    readonly gone?: number;
  } = {},
): Drawing => {
  const step = 2 * r + 3;
  const apart = (i: number): number => (across >= 10 ? Math.floor(i / 5) * 6 : 0);
  const all = count + gone;
  const columns = Math.min(across, Math.max(1, all));
  const rows = Math.ceil(all / across);
  const up = (i: number): number => i * step + apart(i);
  const width = up(columns - 1) + 2 * r + 4;
  const height = rows === 0 ? 0 : up(rows - 1) + 2 * r + 4;
  let body = '';
  for (let i = 0; i < all; i += 1) {
    const [x, y] = [up(i % across) + r + 2, height - 2 - r - up(Math.floor(i / across))];
    body +=
      i < count
        ? stone(look, x, y, r, i < count - take ? undefined : mark)
        : circle(x, y, r, { stroke: look.theme.strokes.gone, width: 2, dash: DASHES.gone });
  }
  return { width, height, body };
};

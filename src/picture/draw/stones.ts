import type { Heap, Mark } from '../../engine/core/scene.ts';
import { edge, type Look } from '../look.ts';
import { circle, type Drawing } from '../svg.ts';
import { DASHES } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';

const MAX_STONES = 12;

/** Whether stones can be drawn one by one; `value` is a decimal number. */
export const isPile = (value: string): boolean => /^\d{1,3}$/.test(value) && Number(value) <= MAX_STONES;

/** A round stone with radius `r` around (x, y), in pixels, as a piece of SVG. */
export const stone = (look: Look, x: number, y: number, r: number, mark: Mark | undefined): string =>
  circle(x, y, r, { fill: look.theme.fills[mark ?? 'none'], ...edge(look.theme, mark) });

/**
 * A heap's stones from the bottom up. `take`: how many of them, from the top, have the mark; absent: all. `gone`: how many
 * more there were before the last move. `wide`: the width of the touch target.
 */
export const pileOf = (look: Look, heap: Heap, r: number, wide: number): Drawing => {
  const { label, mark } = heap;
  const count = Number(heap.value);
  const take = heap.take === undefined ? count : Number(heap.take);
  const gone = heap.gone !== undefined && isPile(heap.gone) ? Number(heap.gone) : 0;
  const step = 2 * r + 3;
  const all = count + gone;
  const width = 2 * r + 4;
  const height = all === 0 ? 0 : (all - 1) * step + 2 * r + 4;
  let body = '';
  for (let i = 0; i < all; i += 1) {
    const [x, y] = [r + 2, height - 2 - r - i * step];
    const piece = { kind: 'stone', heap: label, nth: `${i + 1}` } as const;
    body +=
      i < count
        ? touchable(
            look,
            piece,
            stone(look, x, y, r, i < count - take ? undefined : mark),
            hitBox((width - wide) / 2, y - step / 2, wide, step),
          )
        : circle(x, y, r, { stroke: look.theme.strokes.gone, width: 2, dash: DASHES.gone });
  }
  return { width, height, body };
};

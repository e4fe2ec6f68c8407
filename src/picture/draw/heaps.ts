import type { Labelled, Scene } from '../../engine/core/scene.ts';
import { caption, edge, isCount, type Look, largest, share, signed } from '../look.ts';
import { brief, clip, measure } from '../metrics.ts';
import { at, beside, type Drawing, line, rect, SIZE, SMALL, stack, text } from '../svg.ts';
import { histogram } from './histogram.ts';
import { isPile, PILE, pile } from './stones.ts';

/** Stones of a heap that stands alone are countable in tens. */
const ALONE = 60;
const BAR = 120;
const LOW_BAR = 56;

/** One heap: its number above, its stones or its bar, a floor, its label. */
const column = (
  heap: Labelled,
  width: number,
  room: number,
  drawn: Drawing | number,
  look: Look,
): Drawing => {
  const { theme } = look;
  const value = brief(heap.value);
  const high = typeof drawn === 'number' ? drawn : drawn.height;
  const height = 20 + room + 26;
  const floor = 20 + room;
  const middle = width / 2;
  const body =
    (typeof drawn === 'number'
      ? drawn === 0
        ? ''
        : rect(middle - 12, floor - high, 24, high, {
            fill: theme.fills[heap.mark ?? 'none'],
            ...edge(theme, heap.mark),
          })
      : at(drawn, middle - drawn.width / 2, floor - high)) +
    line(4, floor, width - 4, floor, { stroke: theme.quiet, width: 1.5 }) +
    text(middle, floor - high - 11, value, { fill: theme.ink, bold: true }) +
    text(middle, floor + 14, signed(clip(heap.label, width, SMALL), heap.mark), {
      fill: theme.quiet,
      size: SMALL,
    });
  return { width, height, body };
};

const widthOf = (heap: Labelled): number =>
  Math.max(
    36,
    measure(brief(heap.value), SIZE, true) + 6,
    measure(signed(clip(heap.label, 80, SMALL), heap.mark), SMALL) + 6,
  );

/** A heap alone, in rows of ten. */
const alone = (heap: Labelled, look: Look): Drawing => {
  const stones = pile(look, Number(heap.value), { across: 10, r: 8, mark: heap.mark });
  const label = caption(look, signed(heap.value, heap.mark), false);
  return stack([stones, label], 6);
};

/** A row of heaps, drawn to one scale. */
const rowOf = (
  heaps: readonly Labelled[],
  look: Look,
  { width, most, bar, stones }: { width: number; most: string; bar: number; stones: boolean },
): Drawing => {
  const drawn = heaps.map((heap) => {
    if (stones && isPile(heap.value)) return pile(look, Number(heap.value), { mark: heap.mark });
    if (!isCount(heap.value) || heap.value === '0') return 0;
    return Math.max(3, share(heap.value, most) * bar);
  });
  const room = Math.max(16, ...drawn.map((piece) => (typeof piece === 'number' ? piece : piece.height)));
  return beside(
    heaps.map((heap, i) => column(heap, width, room, drawn[i]!, look)),
    2,
  );
};

const drawHeaps = (heaps: readonly Labelled[], look: Look): Drawing => {
  if (heaps.length === 0) return caption(look, '0', false);
  if (
    heaps.length === 1 &&
    isPile(heaps[0]!.value, ALONE) &&
    heaps[0]!.value !== '0' &&
    look.room.width > 200
  )
    return alone(heaps[0]!, look);
  const width = Math.max(...heaps.slice(0, 100).map(widthOf));
  const perRow = Math.max(1, Math.floor(look.room.width / (width + 2)));
  const rows = Math.ceil(heaps.length / perRow);
  const most = largest(heaps.map((heap) => heap.value));
  const small = isPile(most, rows === 1 ? PILE : 6) && rows <= 3;
  const bar = rows === 1 ? BAR : LOW_BAR;
  const high = (small ? Number(most) * 17 + 50 : bar + 50) * rows;
  if (high > look.room.height || rows > 4) return histogram(heaps, look);
  const each = Math.ceil(heaps.length / rows);
  const lines = Array.from({ length: rows }, (_, i) => heaps.slice(i * each, (i + 1) * each));
  return stack(lines.map((line) => rowOf(line, look, { width, most, bar, stones: small })));
};

/** Heaps as stones that can be counted, as bars to scale, or, where there are hundreds, as a histogram of their sizes. */
export const heaps = (scene: Extract<Scene, { kind: 'heaps' }>, look: Look): Drawing => {
  const drawing = drawHeaps(scene.heaps, look);
  return scene.limit === undefined
    ? drawing
    : stack([drawing, caption(look, look.words.atMost(brief(scene.limit, 16)))], 6);
};

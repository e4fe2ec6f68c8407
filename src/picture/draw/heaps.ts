import type { Labelled, Scene } from '../../engine/core/scene.ts';
import { caption, edge, isCount, type Look, largest, share, signed, signedWithin } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { at, beside, type Drawing, line, rect, SIZE, SMALL, stack, text } from '../svg.ts';
import { histogram } from './histogram.ts';
import { isPile, PILE, pileOf } from './stones.ts';

/** Stones of a heap that stands alone are countable in tens. */
const ALONE = 60;
const BAR = 120;
const LOW_BAR = 56;
const GAP = 2;

/** What all heaps of a picture have in common. */
interface Scale {
  readonly width: number;
  /** Characters a number may have. */
  readonly digits: number;
  readonly most: string;
  /** The height of the highest bar, in pixels. */
  readonly bar: number;
  readonly stones: boolean;
}

/** A heap too large for stones; the share that the winning move takes, at least a hair, is marked at its top. */
const bar = (
  { value, mark, take }: Labelled,
  middle: number,
  floor: number,
  high: number,
  look: Look,
): string => {
  const { theme } = look;
  const piece = (top: number, long: number, of: Labelled['mark']): string =>
    rect(middle - 12, top, 24, long, { fill: theme.fills[of ?? 'none'], ...edge(theme, of) });
  if (take === undefined) return piece(floor - high, high, mark);
  const gone = Math.min(high, Math.max(3, share(take, value) * high));
  return piece(floor - high + gone, high - gone, 'none') + piece(floor - high, gone, mark);
};

/** One heap: its number above, its stones or its bar, a floor, its label. */
const column = (
  heap: Labelled,
  { width, digits }: Scale,
  room: number,
  drawn: Drawing | number,
  look: Look,
): Drawing => {
  const { theme } = look;
  const value = brief(heap.value, digits);
  const high = typeof drawn === 'number' ? drawn : drawn.height;
  const height = 20 + room + 26;
  const floor = 20 + room;
  const middle = width / 2;
  const body =
    (typeof drawn === 'number'
      ? drawn === 0
        ? ''
        : bar(heap, middle, floor, high, look)
      : at(drawn, middle - drawn.width / 2, floor - high)) +
    line(4, floor, width - 4, floor, { stroke: theme.quiet, width: 1.5 }) +
    text(middle, floor - high - 11, value, { fill: theme.ink, bold: true }) +
    text(middle, floor + 14, signedWithin(heap.label, heap.mark, width), {
      fill: theme.quiet,
      size: SMALL,
    });
  return { width, height, body };
};

const widthOf = (heap: Labelled, digits: number): number =>
  Math.max(
    36,
    measure(brief(heap.value, digits), SIZE, true) + 6,
    measure(signedWithin(heap.label, heap.mark, 80), SMALL) + 6,
  );

/** A heap alone, in rows of ten. */
const alone = (heap: Labelled, look: Look): Drawing => {
  const stones = pileOf(look, heap, { across: 10, r: 8 });
  const label = caption(look, signed(heap.value, heap.mark), false);
  return stack([stones, label], 6);
};

/** A row of heaps, drawn to one scale. */
const rowOf = (heaps: readonly Labelled[], look: Look, scale: Scale): Drawing => {
  const drawn = heaps.map((heap) => {
    if (scale.stones && isPile(heap.value)) return pileOf(look, heap);
    if (!isCount(heap.value) || heap.value === '0') return 0;
    return Math.max(3, share(heap.value, scale.most) * scale.bar);
  });
  const room = Math.max(16, ...drawn.map((piece) => (typeof piece === 'number' ? piece : piece.height)));
  return beside(
    heaps.map((heap, i) => column(heap, scale, room, drawn[i]!, look)),
    GAP,
  );
};

/** Characters of a number that a heap shows, the most that keep few heaps in one row. */
const DIGITS = [11, 9, 7];

const drawHeaps = (heaps: readonly Labelled[], look: Look): Drawing => {
  if (heaps.length === 0) return caption(look, '0', false);
  const { room } = look;
  const [first] = heaps;
  if (heaps.length === 1 && first!.value !== '0' && isPile(first!.value, ALONE) && room.width > 200)
    return alone(first!, look);
  const widest = (digits: number): number => Math.max(...heaps.map((heap) => widthOf(heap, digits)));
  const digits = DIGITS.find((most) => heaps.length * (widest(most) + GAP) <= room.width) ?? DIGITS[1]!;
  const width = widest(digits);
  const perRow = Math.max(1, Math.floor((room.width + GAP) / (width + GAP)));
  const rows = Math.ceil(heaps.length / perRow);
  if (rows > 4) return histogram(heaps, look);
  const most = largest(heaps.map((heap) => heap.value));
  const bar = Math.min(rows === 1 ? BAR : LOW_BAR, room.height / rows - 60);
  const stones = isPile(most, rows === 1 ? PILE : 6) && Number(most) * 17 * rows <= room.height - 60 * rows;
  const each = Math.ceil(heaps.length / rows);
  return stack(
    Array.from({ length: rows }, (_, i) =>
      rowOf(heaps.slice(i * each, (i + 1) * each), look, { width, digits, most, bar, stones }),
    ),
  );
};

/** Heaps as stones that can be counted, as bars to scale, or, where there are hundreds, as a histogram of their sizes. */
export const heaps = (scene: Extract<Scene, { kind: 'heaps' }>, look: Look): Drawing => {
  const drawing = drawHeaps(scene.heaps, look);
  return scene.limit === undefined
    ? drawing
    : stack([drawing, caption(look, look.words.atMost(brief(scene.limit, 16)))], 6);
};

import type { Heap, Mark, Motif } from '../../engine/core/scene.ts';
import { edge, isCount, type Look, largest, share, signedWithin } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { at, type Drawing, rect, SMALL_TEXT_PX, TEXT_PX, text } from '../svg.ts';
import { DASHES } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';
import { DRESS } from './pieces.ts';

/** Of a number beside a bar, tried in turn until the bar has room. */
const NUMBER_CHARS = [11, 9, 7];
const ROW_PX = 30;
const MIN_ROW_PX = 22;
const MIN_BAR_PX = 40;
const COLUMN_GAP_PX = 18;
/** Higher bars in one or two columns get one more column. */
const PREFERRED_HEIGHT_PX = 284;
const MAX_LABEL_PX = 84;

/** The heap before the last move. */
const before = ({ value, gone }: Heap): string =>
  isCount(value) && isCount(gone ?? '') ? String(BigInt(value) + BigInt(gone!)) : value;

/** What all bars of a picture share. */
interface Scale {
  readonly fill: string;
  /** The length of the longest bar in pixels, and the size that it stands for. */
  readonly longest: number;
  readonly most: string;
  readonly high: number;
}

/** A heap as a bar: the share that the winning move takes is marked (at least a hairline); what the last move took is hollow. */
const bar = (heap: Heap, { fill, longest, most, high }: Scale, look: Look): Drawing => {
  if (!isCount(heap.value)) return { width: 0, height: high, body: '' };
  const { theme } = look;
  const pixels = (value: string): number =>
    value === '0' ? 0 : Math.max(3, Math.min(longest, share(value, most) * longest));
  const piece = (x: number, wide: number, mark: Mark | undefined): string =>
    wide === 0
      ? ''
      : rect(x, 0, wide, high, {
          fill: (mark ?? 'none') === 'none' ? fill : theme.fills[mark!],
          ...edge(theme, mark),
        });
  const long = pixels(heap.value);
  const gone = pixels(isCount(heap.gone ?? '') ? heap.gone! : '0');
  const ghost = { stroke: theme.strokes.gone, width: 2, dash: DASHES.gone };
  const behind = gone === 0 ? '' : rect(long + 1, 1, gone, high - 2, ghost);
  const width = long + (gone === 0 ? 0 : gone + 2);
  if (heap.take === undefined) return { width, height: high, body: piece(0, long, heap.mark) + behind };
  const took = Math.min(long, Math.max(3, share(heap.take, heap.value) * long));
  const first = heap.into === undefined ? long - took : share(heap.into[0] ?? '0', heap.value) * long;
  const body = piece(0, long, undefined) + piece(Math.min(first, long - took), took, heap.mark) + behind;
  return { width, height: high, body };
};

/** Heaps as bars to one scale, with their numbers; null where there are too many. */
export const bars = (heaps: readonly Heap[], motif: Motif, look: Look): Drawing | null => {
  const { theme, room } = look;
  const labels = heaps.map(({ label, mark }) =>
    signedWithin(heaps.length === 1 ? '' : label, mark, MAX_LABEL_PX),
  );
  const left = Math.max(...labels.map((label) => measure(label, SMALL_TEXT_PX))) + 8;
  for (let columns = 1; columns <= 3; columns += 1) {
    const rows = Math.ceil(heaps.length / columns);
    if (rows * MIN_ROW_PX > (columns < 3 ? Math.min(PREFERRED_HEIGHT_PX, room.height) : room.height))
      continue;
    const high = Math.min(ROW_PX, room.height / rows);
    const wide = (room.width - (columns - 1) * COLUMN_GAP_PX) / columns;
    for (const digits of NUMBER_CHARS) {
      const right = Math.max(...heaps.map(({ value }) => measure(brief(value, digits), TEXT_PX, true))) + 10;
      const longest = wide - left - right - 2;
      if (longest < MIN_BAR_PX) continue;
      const scale: Scale = {
        fill: DRESS[motif].fill,
        longest,
        most: largest(heaps.map(before)),
        high: high - 8,
      };
      const body = heaps.map((heap, i) => {
        const [x, y] = [Math.floor(i / rows) * (wide + COLUMN_GAP_PX), (i % rows) * high];
        const drawn = bar(heap, scale, look);
        const label = { fill: theme.quiet, size: SMALL_TEXT_PX, anchor: 'end' } as const;
        const number = { fill: theme.ink, bold: true, anchor: 'start' } as const;
        const line =
          at(drawn, x + left, y + 4) +
          text(x + left - 8, y + high / 2, labels[i]!, label) +
          text(x + left + drawn.width + 7, y + high / 2, brief(heap.value, digits), number);
        return touchable(look, { kind: 'heap', heap: heap.label }, line, hitBox(x, y + 1, wide, high - 2));
      });
      return { width: room.width, height: rows * high, body: body.join('') };
    }
  }
  return null;
};

import { scaleLinear } from 'd3-scale';
import type { Labelled } from '../../engine/core/scene.ts';
import { caption, isCount, type Look, largest, signed } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, rect, stack, TEXT_PX, text } from '../svg.ts';

interface Bin {
  readonly label: string;
  readonly count: number;
}

/** Longer sizes are compared by their length. */
const MAX_COMPARED_DIGITS = 7;
const MAX_BINS = 9;
const ROW_PX = 26;

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** Bins of equal width from 0 to `most`. */
const byValue = (values: readonly number[], most: number, bins: number): readonly Bin[] => {
  const ticks = scaleLinear()
    .domain([0, most + 1])
    .ticks(bins)
    .filter(Number.isInteger);
  const edges = ticks.length < 2 ? [0, most + 1] : ticks;
  if (edges.at(-1)! <= most) edges.push(2 * edges.at(-1)! - edges.at(-2)!);
  return edges.slice(0, -1).map((from, i) => ({
    label: range(from, Math.min(most, edges[i + 1]! - 1)),
    count: values.filter((value) => value >= from && value < edges[i + 1]!).length,
  }));
};

/** Bins by the number of digits. */
const byDigits = (values: readonly string[], bins: number, look: Look): readonly Bin[] => {
  const lengths = values.map((value) => value.length);
  const [least, most] = [lengths.reduce((a, b) => Math.min(a, b)), lengths.reduce((a, b) => Math.max(a, b))];
  const step = Math.ceil((most - least + 1) / bins);
  return Array.from({ length: Math.ceil((most - least + 1) / step) }, (_, i) => {
    const from = least + i * step;
    const to = Math.min(most, from + step - 1);
    return {
      label: look.words.digits(from, to),
      count: lengths.filter((length) => length >= from && length <= to).length,
    };
  });
};

/** Many heaps: the number of heaps of each size; marked heaps are listed by name. */
export const histogram = (heaps: readonly Labelled[], look: Look): Drawing => {
  const { theme, room } = look;
  const values = heaps.map(({ value }) => value).filter(isCount);
  const most = largest(values);
  const wanted = Math.max(2, Math.min(MAX_BINS, Math.floor((room.height - 60) / ROW_PX / 1.5)));
  const bins =
    most.length <= MAX_COMPARED_DIGITS
      ? byValue(values.map(Number), Number(most), wanted)
      : byDigits(values, wanted, look);
  const highest = Math.max(1, ...bins.map(({ count }) => count));
  const left = Math.max(...bins.map(({ label }) => measure(label, TEXT_PX))) + 8;
  const right = measure(String(highest), TEXT_PX) + 8;
  const width = room.width - left - right;
  const bars: Drawing = {
    width: room.width,
    height: bins.length * ROW_PX,
    body: bins
      .map(({ label, count }, i) => {
        const long = (count / highest) * width;
        return (
          text(left - 8, i * ROW_PX + 13, label, { fill: theme.ink, anchor: 'end' }) +
          (count === 0
            ? ''
            : rect(left, i * ROW_PX + 3, Math.max(2, long), 20, {
                fill: theme.fills.none,
                stroke: theme.outline,
                width: 1.2,
              })) +
          text(left + long + 6, i * ROW_PX + 13, String(count), { fill: theme.ink, anchor: 'start' })
        );
      })
      .join(''),
  };
  const marked = heaps.filter((heap) => (heap.mark ?? 'none') !== 'none');
  return stack([
    caption(look, look.words.heapsBySize(heaps.length)),
    bars,
    ...marked
      .slice(0, 3)
      .map((heap) => caption(look, `${signed(heap.label, heap.mark)}: ${brief(heap.value, 20)}`, false)),
  ]);
};

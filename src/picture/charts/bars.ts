import { scaleLinear } from 'd3-scale';
import type { LocaleId } from '../../texts/locale.ts';
import { caption, type Look, paragraph } from '../look.ts';
import { clip, measure } from '../metrics.ts';
import { type Drawing, line, rect, SMALL_TEXT_PX, stack, text } from '../svg.ts';
import { type BarChart, type ChartBar, shareOf } from './chart.ts';
import { percent } from './format.ts';

/** A bar with its label above it, and the bar alone. */
const ROW_PX = 46;
const BAR_HEIGHT_PX = 16;

/** The label and the numbers above, and the share below on a track that ends at 100 %. */
const barOf = (bar: ChartBar, top: number, look: Look, locale: LocaleId): string => {
  const { theme, room, words } = look;
  const scale = scaleLinear().domain([0, 1]).range([0, room.width]);
  const share = shareOf(bar);
  const said =
    bar.asked > 0
      ? `${percent(share, locale)} · ${words.charts.of(bar.right, bar.asked)}`
      : words.charts.none;
  const left = room.width - measure(said, SMALL_TEXT_PX, true) - 12;
  return (
    text(0, top + 11, clip(bar.label, left, SMALL_TEXT_PX), {
      fill: theme.ink,
      size: SMALL_TEXT_PX,
      anchor: 'start',
    }) +
    text(room.width, top + 11, said, { fill: theme.ink, size: SMALL_TEXT_PX, bold: true, anchor: 'end' }) +
    rect(0, top + 22, room.width, BAR_HEIGHT_PX, { fill: theme.plate, stroke: theme.line, width: 1 }) +
    (share === 0
      ? ''
      : rect(0, top + 22, Math.max(2, scale(share)), BAR_HEIGHT_PX, {
          fill: theme.fills[bar.mark ?? 'none'],
          stroke: theme.outline,
          width: 1.2,
        }))
  );
};

/** Shares as bars with their numbers; a line at every quarter. */
export const barsDrawing = (chart: BarChart, look: Look, locale: LocaleId): Drawing => {
  const { theme, room, words } = look;
  const title = stack(paragraph(look, chart.title, 2), 0);
  if (chart.bars.length === 0) return stack([title, caption(look, words.charts.none)]);
  const most = Math.max(1, Math.floor((room.height - title.height - 30) / ROW_PX));
  const shown = chart.bars.slice(0, most);
  const body = shown
    .map(
      (bar, i) =>
        barOf(bar, i * ROW_PX, look, locale) +
        [0.25, 0.5, 0.75]
          .map((share) => {
            const x = share * room.width;
            return line(x, i * ROW_PX + 22 + BAR_HEIGHT_PX, x, i * ROW_PX + 26 + BAR_HEIGHT_PX, {
              stroke: theme.quiet,
              width: 1,
            });
          })
          .join(''),
    )
    .join('');
  const left = chart.bars.length - shown.length;
  return stack([
    title,
    { width: room.width, height: shown.length * ROW_PX, body },
    ...(left > 0 ? [caption(look, words.more(String(left)))] : []),
  ]);
};

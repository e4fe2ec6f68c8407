import type { Locale } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';
import { type BarChart, type Chart, type LineChart, ordered, type ScatterChart, shareOf } from './chart.ts';
import { percent, wholeDate } from './format.ts';

const bars = (chart: BarChart, { id, pictures }: Locale): readonly string[] =>
  chart.bars.map((bar) =>
    chart.counts === true
      ? `${labelled(bar.label)}${pictures.drawn.charts.of(bar.right, bar.asked)}`
      : pictures.charts.bar(
          bar.label,
          bar.asked > 0 ? percent(shareOf(bar), id) : null,
          bar.right,
          bar.asked,
        ),
  );

const lines = (chart: LineChart, { id, pictures }: Locale): readonly string[] =>
  chart.series.flatMap((series) => {
    const points = ordered(series);
    const said = [points[0], points.at(-1)].flatMap((point) =>
      point === undefined
        ? []
        : [{ share: percent(point.level, id), date: wholeDate(point.time, chart.zone, id) }],
    );
    return said.length < 2 ? [] : [pictures.charts.line(series.name, said[0]!, said[1]!, points.length)];
  });

const scatter = ({ points, across, up }: ScatterChart, { id, pictures }: Locale): readonly string[] =>
  points.map(({ label, x, y }) => pictures.charts.point(label, across, percent(x, id), up, y.toFixed(2)));

/** A chart in words, one line for each bar, curve or point in the order of the picture. Plain text. */
export const chartText = (chart: Chart, locale: Locale): readonly string[] => {
  const said =
    chart.kind === 'bars'
      ? bars(chart, locale)
      : chart.kind === 'lines'
        ? lines(chart, locale)
        : scatter(chart, locale);
  return said.length === 0 ? [locale.pictures.drawn.charts.none] : said;
};

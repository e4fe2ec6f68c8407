import { scaleLinear, scaleUtc } from 'd3-scale';
import {
  line as lineOf,
  type SymbolType,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape';
import type { LocaleId } from '../../texts/locale.ts';
import { caption, type Look, paragraph, quietText } from '../look.ts';
import { clip, measure } from '../metrics.ts';
import { type Drawing, line, path, px, SMALL_TEXT_PX, stack, text } from '../svg.ts';
import { type ChartPoint, type ChartSeries, type LineChart, MAX_CHART_LINES, ordered } from './chart.ts';
import { dates, percent } from './format.ts';

const PLOT_HEIGHT_PX = 220;
const KEY_ROW_PX = 24;
const HALF_DAY_MS = 43_200_000;
/** Of more points only the two ends are marked. */
const MAX_MARKED_POINTS = 24;

/** A marker and a dash pattern for each line, so that the lines differ without colour. */
const MARKS = [
  [symbolCircle, ''],
  [symbolSquare, '8 4'],
  [symbolTriangle, '2 4'],
  [symbolDiamond, '9 4 2 4'],
  [symbolCross, '14 4'],
  [symbolStar, '5 3 2 3 2 3'],
] as const satisfies readonly (readonly [mark: SymbolType, dash: string])[] & {
  readonly length: typeof MAX_CHART_LINES;
};

type ChartLine = { readonly name: string; readonly points: readonly ChartPoint[]; readonly index: number };

const markAt = (x: number, y: number, { index }: ChartLine, look: Look): string =>
  `<g transform="translate(${px(x)} ${px(y)})">${path(symbol(MARKS[index]![0], 64).digits(2)() ?? '', {
    fill: look.theme.series[index]!,
    stroke: look.theme.paper,
    width: 1,
  })}</g>`;

/** The range of times shown; a single time gets half a day on either side. */
const spanOf = (lines: readonly ChartLine[]): readonly [number, number] => {
  const times = lines.flatMap(({ points }) => points.map(({ time }) => time));
  const [from, to] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  return from === to ? [from - HALF_DAY_MS, to + HALF_DAY_MS] : [from, to];
};

/** As many dates below the axis as fit. */
const timeAxis = (
  scale: ReturnType<typeof scaleUtc<number, number>>,
  say: (time: number) => string,
  look: Look,
): string => {
  const [from, to] = scale.range() as [number, number];
  let [last, before] = [Number.NEGATIVE_INFINITY, ''];
  let body = '';
  for (const tick of scale.ticks(5)) {
    const x = scale(tick);
    const words = say(tick.getTime());
    const half = measure(words, SMALL_TEXT_PX) / 2;
    if (x - half < last + 10 || x + half > to + 12 || x - half < from - 30 || words === before) continue;
    [last, before] = [x + half, words];
    body +=
      line(x, PLOT_HEIGHT_PX, x, PLOT_HEIGHT_PX + 5, { stroke: look.theme.quiet, width: 1.2 }) +
      quietText(look.theme, x, PLOT_HEIGHT_PX + 16, words);
  }
  return body;
};

/** A line's sample, its name, and its last level. */
const keyRow = (one: ChartLine, look: Look, locale: LocaleId): Drawing => {
  const { theme, room } = look;
  const stroke = theme.series[one.index]!;
  const level = percent(one.points.at(-1)!.level, locale);
  const left = room.width - 50 - measure(level, SMALL_TEXT_PX, true) - 10;
  return {
    width: room.width,
    height: KEY_ROW_PX,
    body:
      line(0, 12, 40, 12, { stroke, width: 2.2, dash: MARKS[one.index]![1] }) +
      markAt(20, 12, one, look) +
      text(50, 12, clip(one.name, left, SMALL_TEXT_PX), {
        fill: theme.ink,
        size: SMALL_TEXT_PX,
        anchor: 'start',
      }) +
      text(room.width, 12, level, { fill: theme.ink, size: SMALL_TEXT_PX, bold: true, anchor: 'end' }),
  };
};

const plot = (lines: readonly ChartLine[], zone: string, look: Look, locale: LocaleId): Drawing => {
  const { theme, room } = look;
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const left = Math.max(...shares.map((share) => measure(percent(share, locale), SMALL_TEXT_PX))) + 10;
  const width = room.width - left - 14;
  const [from, to] = spanOf(lines);
  const x = scaleUtc<number, number>().domain([from, to]).range([0, width]);
  const y = scaleLinear().domain([0, 1]).range([PLOT_HEIGHT_PX, 0]);
  const rules = shares
    .map(
      (share) =>
        line(0, y(share), width, y(share), {
          stroke: share === 0 ? theme.ink : theme.line,
          width: share === 0 ? 1.4 : 0.8,
        }) + quietText(theme, -8, y(share), percent(share, locale), 'end'),
    )
    .join('');
  const curve = lineOf<ChartPoint>(
    ({ time }) => x(time),
    ({ level }) => y(level),
  ).digits(2);
  const drawn = lines
    .map((one) => {
      const { points, index } = one;
      const marked = points.length <= MAX_MARKED_POINTS ? points : [points[0]!, points.at(-1)!];
      return (
        path(curve(points) ?? '', { stroke: theme.series[index]!, width: 2.2, dash: MARKS[index]![1] }) +
        marked.map(({ time, level }) => markAt(x(time), y(level), one, look)).join('')
      );
    })
    .join('');
  return {
    width: room.width,
    height: PLOT_HEIGHT_PX + 36,
    body: `<g transform="translate(${px(left)} 10)">${rules}${timeAxis(x, dates(to - from, zone, locale), look)}${drawn}</g>`,
  };
};

/** Levels over time. Each line has its own marker and dashes; its name and last level stand below. */
export const linesDrawing = (chart: LineChart, look: Look, locale: LocaleId): Drawing => {
  const title = stack(paragraph(look, chart.title, 2), 0);
  const filled = chart.series
    .map((series: ChartSeries) => ({ name: series.name, points: ordered(series) }))
    .filter(({ points }) => points.length > 0);
  if (filled.length === 0) return stack([title, caption(look, look.words.charts.none)]);
  const lines = filled.slice(0, MAX_CHART_LINES).map((one, index): ChartLine => ({ ...one, index }));
  const left = filled.length - lines.length;
  return stack(
    [
      title,
      plot(lines, chart.zone, look, locale),
      ...lines.map((one) => keyRow(one, look, locale)),
      ...(left > 0 ? [caption(look, look.words.more(String(left)))] : []),
    ],
    4,
  );
};

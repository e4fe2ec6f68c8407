import { scaleLinear } from 'd3-scale';
import type { LocaleId } from '../../texts/locale.ts';
import { caption, type Look, paragraph, quietText } from '../look.ts';
import { measure } from '../metrics.ts';
import { circle, type Drawing, line, px, SMALL_TEXT_PX, stack, text } from '../svg.ts';
import type { ScatterChart, ScatterPoint } from './chart.ts';
import { percent } from './format.ts';

const PLOT_HEIGHT_PX = 300;
const RADIUS_PX = 13;
const WANTED_TICKS = 5;

const format = (value: number): string => value.toFixed(1).replace('-', '−');

/** Points that would overlap are moved side by side, each with a line to its true place. */
const placed = (
  points: readonly ScatterPoint[],
  at: (point: ScatterPoint) => readonly [x: number, y: number],
  width: number,
): readonly { readonly point: ScatterPoint; readonly x: number; readonly y: number }[] => {
  const taken: { point: ScatterPoint; x: number; y: number }[] = [];
  const isFree = (x: number, y: number): boolean =>
    x >= 0 && x <= width && taken.every((one) => Math.hypot(one.x - x, one.y - y) >= 2 * RADIUS_PX);
  for (const point of points) {
    const [x, y] = at(point);
    const step = 2 * RADIUS_PX;
    const places = [0, 1, -1, 2, -2, 3, -3, 4, -4].flatMap((down) =>
      [0, 1, -1, 2, -2, 3, -3, 4, -4].map((right) => [x + right * step, y + down * step] as const),
    );
    const [nearX, nearY] =
      places
        .toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))
        .find(([a, b]) => isFree(a, b)) ?? ([x, y] as const);
    taken.push({ point, x: nearX, y: nearY });
  }
  return taken;
};

/** Numbered points, with x from 0 to 100 %, and a dashed line at `least`. */
export const scatterDrawing = (chart: ScatterChart, look: Look, locale: LocaleId): Drawing => {
  const { theme, room } = look;
  const title = stack(paragraph(look, chart.title, 2), 0);
  if (chart.points.length === 0) return stack([title, caption(look, look.words.charts.none)]);
  const low = Math.min(0, ...chart.points.map(({ y }) => y));
  const y = scaleLinear().domain([low, 1]).nice(WANTED_TICKS).range([PLOT_HEIGHT_PX, 0]);
  const ticks = y.ticks(WANTED_TICKS);
  const left = Math.max(...ticks.map((tick) => measure(format(tick), SMALL_TEXT_PX))) + 12;
  const width = room.width - left - RADIUS_PX;
  const x = scaleLinear().domain([0, 1]).range([0, width]);
  const rules = ticks
    .map(
      (tick) =>
        line(0, y(tick), width, y(tick), { stroke: tick === 0 ? theme.ink : theme.line, width: 0.8 }) +
        quietText(theme, -8, y(tick), format(tick), 'end'),
    )
    .join('');
  const shares = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        line(x(share), PLOT_HEIGHT_PX, x(share), PLOT_HEIGHT_PX + 5, { stroke: theme.quiet, width: 1.2 }) +
        quietText(theme, x(share), PLOT_HEIGHT_PX + 16, percent(share, locale)),
    )
    .join('');
  const least = line(0, y(chart.least), width, y(chart.least), {
    stroke: theme.ink,
    width: 1.2,
    dash: '6 4',
  });
  const points = placed(chart.points, (point) => [x(point.x), y(point.y)], width)
    .map(({ point, x: atX, y: atY }) => {
      const below = point.y < chart.least;
      return (
        line(atX, atY, x(point.x), y(point.y), { stroke: theme.quiet, width: 1 }) +
        circle(atX, atY, RADIUS_PX, {
          fill: below ? theme.fills.focus : theme.plate,
          stroke: theme.outline,
          width: below ? 2.4 : 1.2,
        }) +
        text(atX, atY, point.label, {
          fill: below ? theme.onFill : theme.ink,
          size: SMALL_TEXT_PX,
          bold: below,
        })
      );
    })
    .join('');
  return stack([
    title,
    caption(look, `↑ ${chart.up}`),
    {
      width: room.width,
      height: PLOT_HEIGHT_PX + 44,
      body: `<g transform="translate(${px(left)} ${RADIUS_PX + 2})">${rules}${shares}${least}${points}</g>`,
    },
    caption(look, `→ ${chart.across}`),
  ]);
};

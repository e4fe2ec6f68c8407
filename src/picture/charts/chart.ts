import type { Mark } from '../../engine/core/scene.ts';

/** Charts of a class as plain data; names and titles are in the reader's language. */

/** For example, one question: how many were right out of how many. */
export interface ChartBar {
  readonly label: string;
  /** 0 ≤ right ≤ asked, whole numbers. */
  readonly right: number;
  readonly asked: number;
  /** The meaning of the bar, shown beside its label; absent: none. */
  readonly mark?: Mark;
}

/** Shares as bars, in the order given (for example, the hardest question first). */
export interface BarChart {
  readonly kind: 'bars';
  readonly title: string;
  readonly bars: readonly ChartBar[];
  /** Whether `right` counts those who chose this answer, instead of right answers. */
  readonly counts?: boolean;
}

export interface ChartPoint {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** 0…1. */
  readonly level: number;
}

/** For example, one skill over time. */
export interface ChartSeries {
  readonly name: string;
  /** In any order. */
  readonly points: readonly ChartPoint[];
}

/** Each line has its own marker, and there are six markers. */
export const MAX_CHART_LINES = 6;

/** Levels over time as lines, the most important first; lines that don't fit are counted. */
export interface LineChart {
  readonly kind: 'lines';
  readonly title: string;
  /** Time zone of the dates (IANA). */
  readonly zone: string;
  readonly series: readonly ChartSeries[];
}

/** A point with a short label, such as its number. */
export interface ScatterPoint {
  readonly label: string;
  /** 0…1. */
  readonly x: number;
  /** −1…1. */
  readonly y: number;
}

/** Points over two measures. `least`: points with `y` below it deserve a look. */
export interface ScatterChart {
  readonly kind: 'scatter';
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly least: number;
  readonly points: readonly ScatterPoint[];
}

export type Chart = BarChart | LineChart | ScatterChart;

/** A chart of shares as data. */
export const barChart = (title: string, bars: readonly ChartBar[]): BarChart => ({
  kind: 'bars',
  title,
  bars,
});

/** A chart of levels over time as data. */
export const lineChart = (title: string, series: readonly ChartSeries[], zone = 'UTC'): LineChart => ({
  kind: 'lines',
  title,
  zone,
  series,
});

/** Points in the order of their times; points without a time are dropped, levels outside 0…1 brought within. */
export const ordered = ({ points }: ChartSeries): readonly ChartPoint[] =>
  points
    .filter(({ time, level }) => Number.isFinite(time) && Number.isFinite(level))
    .map(({ time, level }) => ({ time, level: Math.min(1, Math.max(0, level)) }))
    .toSorted((a, b) => a.time - b.time);

/** The share of a bar, 0…1; 0 where nobody was asked. */
export const shareOf = ({ right, asked }: ChartBar): number =>
  asked > 0 ? Math.min(1, Math.max(0, right / asked)) : 0;

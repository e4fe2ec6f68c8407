import type { Mark } from '../../engine/core/scene.ts';

/** Charts of a class as plain data; names and titles come in the reader's language. */

/** One question, say: how many were right of how many. */
export interface ChartBar {
  readonly label: string;
  /** 0 ≤ right ≤ asked, whole numbers. */
  readonly right: number;
  readonly asked: number;
  /** What the bar means, beside its label; absent: nothing. */
  readonly mark?: Mark;
}

/** Shares as bars, in the order given (the hardest question first, say). */
export interface BarChart {
  readonly kind: 'bars';
  readonly title: string;
  readonly bars: readonly ChartBar[];
  /** Whether `right` of a bar is not what was right, but how many chose so. */
  readonly counts?: boolean;
}

export interface ChartPoint {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** 0…1. */
  readonly level: number;
}

/** One skill, say, over time. */
export interface ChartSeries {
  readonly name: string;
  /** In any order. */
  readonly points: readonly ChartPoint[];
}

/** Most lines in one chart: each has a mark of its own, and there are six. */
export const MOST_LINES = 6;

/** Levels over time as lines, the most important first: what finds no room is counted. */
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

/** Points over two measures. `least`: below it `y` is worth a look. */
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

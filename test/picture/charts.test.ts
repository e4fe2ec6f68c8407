/** Charts of a class: legible in both languages with any data, and described in words. */

import { afterAll, describe, expect, it } from 'vitest';
import { chartAlt, MAX_ALT_CHARS } from '../../src/picture/alt.ts';
import { barChart, type Chart, lineChart } from '../../src/picture/charts/chart.ts';
import { chartText } from '../../src/picture/charts/say.ts';
import { chartPicture } from '../../src/picture/picture.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import { theme } from '../../src/picture/theme.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { percent } from '../../src/texts/percent.ts';
import { contrast } from './read.ts';
import { NASTY } from './scenes.ts';
import { sound } from './sound.ts';
import { styleOfTests } from './style.ts';

const style = styleOfTests();
const pictures = new PicturePool({ waitMs: 600_000 });
afterAll(() => pictures.close());

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 1);

const bars = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    label: `${i + 1}) Find a winning move · Wythoff’s game`,
    right: i,
    asked: 2 * i,
  }));
const series = (count: number, points: number, every: number) =>
  Array.from({ length: count }, (_, i) => ({
    name: `Nim-sum · ${'long name '.repeat(i)}`,
    points: Array.from({ length: points }, (__, j) => ({
      time: START + j * every,
      level: (((i + 1) * (j + 1) * 37) % 101) / 100,
    })),
  }));

const charts: Readonly<Record<string, Chart>> = {
  'no bars': barChart('Hardest questions', []),
  'one bar': barChart('Hardest questions', [{ label: 'P or N', right: 3, asked: 24 }]),
  bars: barChart('最难的题 Hardest questions', bars(6)),
  'bars beyond the room': barChart('Hardest questions', bars(60)),
  'bars with markup': barChart(NASTY, [{ label: NASTY, right: 1, asked: 1 }]),
  'bars of thousands': barChart('Hardest questions', [
    { label: '难'.repeat(80), right: 123456, asked: 999999 },
  ]),
  'no lines': lineChart('Mastery', []),
  'a line of one point': lineChart('Mastery', series(1, 1, DAY)),
  'a day': lineChart('Mastery', series(2, 5, DAY / 8)),
  weeks: lineChart('Mastery', series(6, 9, 5 * DAY), 'Asia/Shanghai'),
  years: lineChart('Mastery', series(3, 200, 9 * DAY), 'America/New_York'),
  'more lines than can be told apart': lineChart('Mastery', series(14, 40, DAY), 'no/such zone'),
  'lines with markup, levels outside': lineChart(NASTY, [
    {
      name: NASTY,
      points: [
        { time: START, level: -3 },
        { time: START + DAY, level: 7 },
        { time: NaN, level: 1 },
      ],
    },
  ]),
};

describe.each(Object.entries(charts))('%s', (_, chart) => {
  it('is within its frame, large enough to read, and no text lies on another', () => {
    for (const locale of WRITTEN) sound(chartPicture(chart, style(locale), locale).svg);
  });

  it('is told in words, in both languages', () => {
    for (const locale of WRITTEN) {
      expect(chartAlt(chart, locales[locale]).length).toBeLessThanOrEqual(MAX_ALT_CHARS);
      expect(chartText(chart, locales[locale])[0]!.length).toBeGreaterThan(2);
    }
  });
});

it('says the same facts in words as in the picture', () => {
  const hardest = barChart('Hardest questions', [
    { label: '3) Nim-sum', right: 3, asked: 8 },
    { label: '1) P or N', right: 6, asked: 8 },
    { label: '2) mex', right: 0, asked: 0 },
  ]);
  expect(chartAlt(hardest, locales.en)).toBe(
    'Chart, Hardest questions: 3) Nim-sum: 38% right (3 of 8), 1) P or N: 75% right (6 of 8), 2) mex: no answers yet.',
  );
  expect(chartText(hardest, locales['zh-CN'])[0]).toBe('3) Nim-sum：正确率 38%（8 次作答，3 次答对）');
  const texts = sound(chartPicture(hardest, style(), 'en').svg).texts.map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['3) Nim-sum', '38% · 3 of 8', '75% · 6 of 8', 'no answers yet']),
  );
});

it('dates are of the zone and the language', () => {
  const chart = lineChart(
    'Mastery',
    [
      {
        name: 'mex',
        points: [
          { time: Date.UTC(2026, 8, 30, 20), level: 0.2 },
          { time: Date.UTC(2026, 10, 20, 3), level: 0.75 },
        ],
      },
    ],
    'Asia/Shanghai',
  );
  expect(chartText(chart, locales.en)).toEqual(['mex: from 20% on Oct 1, 2026 to 75% on Nov 20, 2026']);
  expect(chartText(chart, locales['zh-CN'])).toEqual(['mex，从 2026年10月1日的 20% 到 2026年11月20日的 75%']);
  expect(chartText({ ...chart, zone: 'UTC' }, locales.en)[0]).toContain('Sep 30, 2026');
});

it('lines are told apart by dashes and marks, and stand out from the paper', () => {
  const { svg } = chartPicture(charts['weeks']!, style(), 'en');
  for (const colour of theme.series) expect(contrast(colour, theme.paper)).toBeGreaterThanOrEqual(3);
  const drawn = (colour: string): string | undefined =>
    new RegExp(`stroke="${colour}" stroke-width="2.2"(?: stroke-dasharray="([^"]*)")?`)
      .exec(svg)?.[0]
      .replace(colour, '');
  expect(new Set(theme.series.map(drawn)).size).toBe(6);
  const mark = (colour: string): string | undefined =>
    new RegExp(`d="([^"]*)" fill="${colour}"`).exec(svg)?.[1];
  expect(new Set(theme.series.map(mark)).size).toBe(6);
});

it('comes as a PNG from the thread that draws', async () => {
  const drawn = await pictures.png({
    kind: 'chart',
    chart: charts['weeks']!,
    locale: 'zh-CN',
  });
  expect(drawn).toMatchObject({ ok: true, value: { width: 800 } });
});

it('of many answers 0 % and 100 % are none and all', () => {
  expect([-1, -0.001, 0, 0.001, 0.994, 0.999, 1].map(percent)).toEqual([-100, -1, 0, 1, 99, 99, 100]);
  const share = (right: number, asked: number) =>
    chartText(barChart('Shares', [{ label: 'mex', right, asked }]), locales.en)[0];
  expect([share(0, 300), share(1, 300), share(299, 300), share(300, 300)]).toEqual([
    'mex: 0% right (0 of 300)',
    'mex: 1% right (1 of 300)',
    'mex: 99% right (299 of 300)',
    'mex: 100% right (300 of 300)',
  ]);
});

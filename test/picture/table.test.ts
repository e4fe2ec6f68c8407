/** Pictures of tables: labelled axes, nothing overlaps, P and N differ without colour, the period in brackets. */

import { describe, expect, it } from 'vitest';
import { readTable, type Show, shownPeriod, tabulate } from '../../src/inquire/tables/table.ts';
import { type Style, tablePicture } from '../../src/picture/picture.ts';
import type { TableScene } from '../../src/picture/table.ts';
import { theme } from '../../src/picture/theme.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { contrast } from './read.ts';
import { sound } from './sound.ts';

const style = (locale: (typeof WRITTEN)[number] = 'en'): Style => ({
  words: locales[locale].pictures.drawn,
  layout: () => null,
});

const sceneOf = (typed: string, size: number, show: Show | null = null): TableScene => {
  const read = readTable(typed, parseLine);
  if (!read.ok) throw new Error(typed);
  const view = tabulate(read.value, { size, show }, { bound: 50_000, over: () => false });
  const period = shownPeriod(view) ?? null;
  return { names: view.names, show: view.show, rows: view.rows, period };
};

const SAMPLES: readonly (readonly [string, number, Show | null])[] = [
  ['wythoff', 4, null],
  ['wythoff', 10, 'outcomes'],
  ['wythoff', 20, null],
  ['wythoff', 63, 'outcomes'],
  ['euclid', 30, 'outcomes'],
  ['nim a b', 40, null],
  ['nim a b', 1, null],
  ['kayles', 150, null],
  ['bash max=3', 40, null],
  ['bash max=50', 400, null],
  ['nim', 400, null],
  ['nim misere', 3, null],
  ['chomp 2xn', 12, 'outcomes'],
];

it('the period of P and N is not framed in a table of values', () => {
  // The values of three rows do not repeat, but all are N.
  expect(sceneOf('chomp 3xn', 20, 'values').period).toBeNull();
  expect(sceneOf('chomp 3xn', 20, 'outcomes').period).toMatchObject({ preperiod: 1, period: 1 });
  expect(sceneOf('kayles', 120, 'values').period).toMatchObject({ preperiod: 71, period: 12 });
});

describe.each(SAMPLES)('%s up to %i, %s', (typed, size, show) => {
  const scene = sceneOf(typed, size, show);
  it('is within its frame, nothing on anything else, in every language', () => {
    for (const locale of WRITTEN) sound(tablePicture(scene, style(locale), `${typed} …`).svg);
  });

  it('names its axes and explains its colours', () => {
    const texts = sound(tablePicture(scene, style()).svg).texts.map(({ text }) => text);
    expect(texts).toContain('0');
    if (scene.names.length === 2)
      expect(texts).toEqual(expect.arrayContaining([`${scene.names[0]} →`, `↑ ${scene.names[1]}`]));
    expect(texts).toContain(scene.show === 'values' ? '0 = P' : 'P');
  });
});

it('a P without room for its letter has a dot: as many more squares as there are P-positions', () => {
  const scene = sceneOf('wythoff', 63, 'outcomes');
  const none: TableScene = {
    ...scene,
    rows: scene.rows.map((row) => row.map((entry) => (entry === 'P' ? 'N' : entry))),
  };
  const rects = (drawn: TableScene): number => tablePicture(drawn, style()).svg.match(/<rect/g)?.length ?? 0;
  expect(rects(scene) - rects(none)).toBe(scene.rows.flat().filter((entry) => entry === 'P').length);
});

it('the period stands in brackets', () => {
  const scene = sceneOf('kayles', 150);
  const { win } = theme.strokes;
  const lines = (drawn: TableScene): number =>
    tablePicture(drawn, style()).svg.split(`stroke="${win}"`).length - 1;
  expect(lines(scene)).toBe(12 + 2);
  expect(lines({ ...scene, period: null })).toBe(0);
});

it('entries can be read on their shades', () => {
  const scene = sceneOf('bash max=9', 19);
  const { svg } = tablePicture(scene, style());
  const fills = [...svg.matchAll(/<rect[^>]* rx="3" fill="([^"]+)"/g)].map((match) => match[1]!);
  expect(fills.length).toBeGreaterThan(10);
  for (const fill of fills) {
    const ink = fill === theme.fills.focus ? theme.onFill : theme.ink;
    expect(contrast(hex(fill), ink)).toBeGreaterThanOrEqual(4.5);
  }
});

/** A colour as six digits, whichever way it is written. */
const hex = (colour: string): string => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  return parts === null
    ? colour
    : `#${parts
        .slice(1)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
};

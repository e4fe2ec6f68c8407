import { expect, test } from 'vitest';
import { reachedOf } from '../../src/play/screens/entries.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { must } from '../support/app.ts';

test('a thousand moves put each name of a place into words once', () => {
  const { en } = locales;
  const said: string[] = [];
  const part: typeof en.pictures.drawn.part = (label) => {
    said.push(`${label.kind} ${label.part}`);
    return en.pictures.drawn.part(label);
  };
  const locale = { ...en, pictures: { ...en.pictures, drawn: { ...en.pictures.drawn, part } } };
  const { spot } = must(parseLine('nim 300 300 300 300'));
  expect(reachedOf(spot, locale).moves).toHaveLength(1_200);
  expect(said).toEqual(['heap 1', 'heap 2', 'heap 3', 'heap 4']);
});

import { expect, test } from 'vitest';
import { byPlace, CHOICES_PER_SELECT, reachedOf } from '../../src/play/screens/entries.ts';
import { moveRows, WHOLE } from '../../src/play/screens/moves.ts';
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
  const { moves } = reachedOf(spot, locale);
  expect(moves).toHaveLength(1_200);
  expect([...byPlace(moves).keys()]).toEqual(['heap 1', 'heap 2', 'heap 3', 'heap 4']);
  expect(said).toEqual(['heap 1', 'heap 2', 'heap 3', 'heap 4']);
});

test('moves in several games at once have no place, and of a thousand only those that are shown are put into words', () => {
  const { en } = locales;
  const pad = { kind: 'm', id: 'abcdefghijkl', revision: 0, focus: WHOLE } as const;
  for (const how of ['every', 'all', 'any']) {
    const small = must(parseLine(`${how} nim 3 + bash 4 max=2`)).spot;
    for (const { key, place } of reachedOf(small, en).moves)
      expect([how, key.place, place]).toEqual([how, '', '']);
    const { spot } = must(parseLine(`${how} nim 12 + nim 11 + nim 10`));
    let said = 0;
    const counted = new Proxy(spot, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'options') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        return function* () {
          for (const option of target.options())
            yield {
              ...option,
              move: option.move,
              get phrase() {
                said += 1;
                return option.phrase;
              },
            };
        };
      },
    });
    expect(moveRows(counted, pad, en).rows.length).toBeGreaterThan(0);
    expect([how, said <= 250]).toEqual([how, true]);
  }
});

test('of many games with many moves each is reached', () => {
  const { spot } = must(parseLine(Array.from({ length: 40 }, (_, i) => `nim ${200 + i}`).join(' + ')));
  const { moves, more } = reachedOf(spot, locales.en);
  expect(more).toBe(true);
  expect(byPlace(moves).size).toBe(40);
  expect(moves).toHaveLength(40 * CHOICES_PER_SELECT);
});

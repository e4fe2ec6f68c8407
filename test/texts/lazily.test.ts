/** Which files of the languages are read, and when: a part when it is first used, and for pictures three files of each. */
import { expect, test } from 'vitest';
import type { PartLabel } from '../../src/engine/explain/step.ts';
import { localeOf } from '../../src/texts/build.ts';
import { openCatalogue } from '../../src/texts/catalogue.ts';
import { catalogueOf, catalogueOpener } from '../../src/texts/catalogues.ts';
import { catalogueFiles } from '../../src/texts/files.ts';
import { LANGUAGES } from '../../src/texts/languages.ts';
import { lazily } from '../../src/texts/lazily.ts';
import { pictures } from '../../src/texts/pictures.ts';

test('a part is made when it is first asked for, once', () => {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return name;
  };
  const whole = lazily<{ readonly a: string; readonly b: string }>({ a: make('a'), b: make('b') });
  expect(made).toEqual([]);
  expect([whole.b, whole.b]).toEqual(['b', 'b']);
  expect(made).toEqual(['b']);
  expect({ ...whole }).toEqual({ a: 'a', b: 'b' });
  expect(made).toEqual(['b', 'a']);
});

test('a language says nothing before it is asked', () => {
  const asked: string[] = [];
  const told = localeOf(
    openCatalogue('en', catalogueFiles('en'), null, (text) => {
      asked.push(text);
      return text;
    }),
    'en',
  );
  expect(asked).toEqual([]);
  expect(told.commands.help.description.length).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(0);
});

const label = (part: Partial<PartLabel>): PartLabel => ({
  component: null,
  part: null,
  kind: 'heap',
  line: 'nim 1',
  ...part,
});

test.each(LANGUAGES)('the words in pictures stand in three files: %s', (language) => {
  const said = (words: ReturnType<typeof pictures>) => {
    const { drawn } = words;
    return JSON.stringify([
      drawn,
      drawn.atMost('3'),
      drawn.take('3'),
      drawn.more('3'),
      drawn.heapsBySize(3),
      drawn.digits(1, 2),
      drawn.heads(1, '2', '3'),
      drawn.nodes(1, 2),
      drawn.charts.of(1, 2),
      drawn.tooWide(3),
      drawn.part(label({})),
      drawn.part(label({ component: 1, part: 2 })),
      drawn.part(label({ part: 2 })),
    ]);
  };
  const few = pictures(catalogueOpener('common', 'parts', 'pictures')(language));
  expect(said(few)).toBe(said(pictures(catalogueOf(language))));
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { viewOf } from '../../src/inquire/model/view.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { isFinished, LANGUAGES, type LocaleId } from '../../src/texts/languages.ts';
import { sayAll, sayRefusal } from '../../src/texts/locale.ts';
import { plain } from '../../src/texts/plain.ts';

const said = (language: LocaleId, line: string): string => {
  const parsed = parseLine(line);
  if (!parsed.ok) return sayRefusal(locales[language], parsed.error);
  const analysis = analyse(parsed.value.spot, parsed.value.win, { bound: 5_000, moves: 32 });
  return plain(sayAll(locales[language], viewOf(analysis, 'proof').steps));
};

/** English words left in a message; commands, signs, files and names are short or known. */
const english = (text: string): readonly string[] =>
  (text.replaceAll(/proofs\/\w+\.v/g, '').match(/[a-z]{3,}/gi) ?? []).filter(
    (word) => !/^(?:nim|misere|mex|XOR|Grundy|Sprague|[Bb]outon|max|zebra)$/.test(word),
  );

/** Lines that a finished language answers completely. */
const ANSWERED = [
  'nim 3 4 5',
  'nim 1 2 3',
  'nim 7',
  'nim 1 1 2 misere',
  'nim 2 2',
  'nim 3 x',
  'nim',
  'zebra 3',
  'nim 3 +',
  '',
];

describe.each(LANGUAGES.filter((language) => language !== 'en' && isFinished(language)))('%s', (language) => {
  test.each(ANSWERED)('answers “%s” without a word of English', (line) => {
    expect(english(said(language, line).replaceAll(line === '' ? '\n' : line, ''))).toEqual([]);
  });

  test('says who wins as English does, by another text', () => {
    expect(said(language, 'nim 3 4 5')).not.toBe(said('en', 'nim 3 4 5'));
  });
});

test.each(['威佐夫 3 5', '威佐夫遊戲 3 5', 'wythoff 3 5'])(
  '“%s” is the same line in every language',
  (line) => {
    const parsed = parseLine(line);
    expect(parsed.ok && parsed.value.spot.line).toBe('wythoff 3 5');
  },
);

test.each(['en', 'zh-CN', 'zh-TW', 'ja'] as const)('%s is finished, and stays so', (language) => {
  expect(isFinished(language)).toBe(true);
});

test('one number too many, one too few', () => {
  expect(said('en', 'fibonacci 5 6')).toContain('at most 1 number here');
  expect(said('en', 'wythoff 3')).toContain('at least 2 numbers');
});

/** Files of a language, those of its folders too. */
const filesOf = (language: string): readonly string[] => {
  const folder = new URL(`../../src/texts/${language}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
};

test.each(['zh-CN', 'ja'])('%s has no plural, so it chooses by the number itself', (language) => {
  expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories).toEqual(['other']);
  const choices = filesOf(language).flatMap((text) => text.match(/->(?:[^{}]|\{[^{}]*\})*\}/g) ?? []);
  expect(choices.length).toBeGreaterThan(200);
  expect(choices.filter((one) => one.includes('[one]') && one.includes('*[other]'))).toEqual([]);
});

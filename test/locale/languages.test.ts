import { expect, test } from 'vitest';
import { LANGUAGES, languageOf } from '../../src/locale/languages.ts';

test.each(LANGUAGES)('%s is itself', (id) => {
  expect(languageOf(id)).toBe(id);
});

test.each([
  ['en-GB', 'en'],
  ['en-US', 'en'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['de', 'en'],
  ['', 'en'],
  ['zh-', 'en'],
  ['-', 'en'],
  ['x'.repeat(10_000), 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('the language nearest to %s is %s', (code, id) => {
  expect(languageOf(code)).toBe(id);
});

test('no code is an error', () => {
  for (const code of ['zh-x', 'en-u-nu', 'aaa-bb-cc-dd-ee', 'zz-99', 'e1'])
    expect(LANGUAGES).toContain(languageOf(code));
});

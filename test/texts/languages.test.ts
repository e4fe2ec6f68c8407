import { expect, test, vi } from 'vitest';
import { LANGUAGES, languageOf } from '../../src/texts/languages.ts';

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

test('a code that was asked for before is not looked up again', () => {
  const locale = vi.spyOn(Intl, 'Locale');
  expect([languageOf('en-AU'), languageOf('en-AU'), languageOf('en-AU')]).toEqual(['en', 'en', 'en']);
  const once = locale.mock.calls.filter(([code]) => code === 'en-AU').length;
  locale.mockRestore();
  expect(once).toBe(1);
});

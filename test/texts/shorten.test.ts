import { expect, test } from 'vitest';
import { shorten, shortener } from '../../src/texts/doc.ts';

const FACES = '😀'.repeat(100);
/** Whether no half of a character stands in it: a `u` pattern matches such a half alone. */
const whole = (text: string): boolean => !/\p{Surrogate}/u.test(text);

test.each(['', 'a', 'ab'])('no character is cut in two: 100 emoji after “%s”', (before) => {
  const text = `${before}${FACES}${before}`;
  expect(shorten(text)).toMatch(/^.{12}….{12}$/u);
  expect(whole(shorten(text))).toBe(true);
  const cut = shortener((begin, end) => `${begin}…${end}`)(text);
  expect(cut).toMatch(/^.{20}….{20}$/u);
  expect(whole(cut)).toBe(true);
});

import { expect, test } from 'vitest';
import { shorten, shortener } from '../../src/texts/doc.ts';

const FACES = '😀'.repeat(100);
/** Whether no half of a character stands in it: a `u` pattern matches such a half alone. */
const whole = (text: string): boolean => !/\p{Surrogate}/u.test(text);

const cutNumbers = shortener((begin, end) => `${begin}…${end}`);

test.each(['', 'a', 'ab'])('no character is cut in two: 100 emoji after “%s”', (before) => {
  const text = `${before}${FACES}${before}`;
  for (const cut of [shorten(text), cutNumbers(text)]) {
    expect(cut).toMatch(/^(?:ab?)?😀+…😀+(?:ab?)?$/u);
    expect(whole(cut)).toBe(true);
  }
});

test('a text of emoji is never longer once it is cut, and repeats nothing', () => {
  const text = `${'😀'.repeat(10)}${'😎'.repeat(11)}`;
  expect(shorten(text)).toBe(`${'😀'.repeat(6)}…${'😎'.repeat(6)}`);
  expect(cutNumbers(text)).toBe(`${'😀'.repeat(10)}…${'😎'.repeat(10)}`);
});

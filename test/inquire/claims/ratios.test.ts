/** The exact slopes and ratios that theorems give, against brute force over the rules. */
import { describe, expect, test } from 'vitest';
import { provedRatio } from '../../../src/inquire/claims/always.ts';
import { readShape } from '../../../src/inquire/tables/shape.ts';
import { parseLine } from '../../../src/texts/index.ts';
import { winsBy } from '../../support/plain-search.ts';

const ratioOf = (typed: string) => {
  const shape = readShape(typed, parseLine);
  if (!shape.ok) throw new Error(typed);
  return provedRatio(shape.value);
};

/** What `(a + √b)/2`, `(√b − a)/2` or `√b/2` is. */
const numberIn = (text: string): number => {
  const first = /^\((\d+) \+ √(\d+)\)\/2$/.exec(text);
  if (first !== null) return (Number(first[1]) + Math.sqrt(Number(first[2]))) / 2;
  const second = /^\(?√(\d+)(?: − (\d+)\))?\/2$/.exec(text);
  if (second === null) throw new Error(text);
  return (Math.sqrt(Number(second[1])) - Number(second[2] ?? 0)) / 2;
};

describe('Wythoff: every losing pair lies within the strip', () => {
  test.each([1, 2, 3, 4, 7])('a = %i', (apart) => {
    const known = ratioOf(`wythoff a=${apart}`)!;
    const [ratio, within] = [numberIn(known.ratio), numberIn(known.within!)];
    // Lost pairs by the rules: no earlier pair shares a number with them or is less than `apart` away in difference.
    const lost: (readonly [number, number])[] = [];
    for (let b = 0; b <= 260; b += 1)
      for (let a = 0; a <= b; a += 1)
        if (
          !lost.some(
            ([x, y]) =>
              x === a ||
              y === b ||
              x === b ||
              y === a ||
              (x < a && y < b && Math.abs(b - y - (a - x)) < apart),
          ) &&
          !lost.some(([x, y]) => y < a && x < b && Math.abs(b - x - (a - y)) < apart)
        )
          lost.push([a, b]);
    expect(lost.length).toBeGreaterThan(20);
    for (const [a, b] of lost) {
      expect(b - ratio * a).toBeGreaterThanOrEqual(0);
      expect(b - ratio * a).toBeLessThan(within);
    }
  });
});

test('Euclid: lost exactly below the ratio', () => {
  const known = ratioOf('euclid')!;
  expect(known.within).toBeNull();
  const wins = winsBy<readonly [number, number]>(
    ([a, b]) =>
      Array.from({ length: a === 0 ? 0 : Math.floor(b / a) }, (_, i) => b - (i + 1) * a).map(
        (rest) => [Math.min(a, rest), Math.max(a, rest)] as const,
      ),
    'normal',
  );
  for (let b = 2; b <= 150; b += 1)
    for (let a = 1; a < b; a += 1) expect(wins([a, b]), `${a} ${b}`).toBe(b / a > numberIn(known.ratio));
});

test('nothing is said of other families', () => {
  for (const typed of ['nim', 'euclid misere', 'wythoff misere', 'wythoff a 5', 'ferguson', 'kayles'])
    expect(ratioOf(typed), typed).toBeNull();
});

/** Wythoff's game: published pairs and values, pairs of 1,000 digits, where floating point fails. */
import { describe, expect, test } from 'vitest';
import { ask, explained, isLost } from '../support/ask.ts';
import { tableNamed } from '../support/tables.ts';

const pairs = tableNamed<readonly (readonly [number, number])[]>('wythoff_pairs');
const values = tableNamed<readonly (readonly number[])[]>('wythoff_sg_rows_0_to_12');
const diagonal = tableNamed<readonly number[]>('wythoff_sg_diagonal');

/** The pairs by the rule people use: the smallest number not used yet, and a·n more. */
const greedy = (a: number, count: number): readonly (readonly [number, number])[] => {
  const used = new Set<number>();
  const found: [number, number][] = [];
  for (let n = 0, small = 0; n < count; n += 1) {
    while (used.has(small)) small += 1;
    found.push([small, small + a * n]);
    used.add(small).add(small + a * n);
  }
  return found;
};

describe('wythoff', () => {
  test('the published pairs (Wythoff 1907), and no other position to (50, 50), are lost', () => {
    const lost = new Set(pairs.flatMap(([small, large]) => [`${small} ${large}`, `${large} ${small}`]));
    for (let x = 0; x <= 50; x += 1)
      for (let y = 0; y <= 50; y += 1)
        expect(isLost(`wythoff ${x} ${y}`), `${x} ${y}`).toBe(lost.has(`${x} ${y}`));
  });

  test.each([2, 3, 7])('a = %i: the pairs by the least unused number (Fraenkel 1982)', (a) => {
    for (const [small, large] of greedy(a, 60)) {
      expect(isLost(`wythoff ${small} ${large} a=${a}`)).toBe(true);
      expect(isLost(`wythoff ${large + 1} ${small} a=${a}`)).toBe(false);
    }
  });

  test('Grundy values as published, to (12, 12) and on the diagonal (OEIS A047708)', () => {
    for (const [x, row] of values.entries())
      for (const [y, value] of row.entries()) expect(ask(`wythoff ${x} ${y}`).grundy).toBe(BigInt(value));
    for (const [n, value] of diagonal.slice(0, 25).entries())
      expect(ask(`wythoff ${n} ${n}`).grundy).toBe(BigInt(value));
  });

  test('⌊nφ⌋ in floating point fails from about 10^8 on the larger numbers; here it is exact', () => {
    // F(2k), F(2k+1) are pairs that stand as near to n·φ as can be: the hardest for rounding.
    let [a, b] = [1n, 2n];
    let failed = false;
    while (b < 10n ** 40n) {
      expect(isLost(`wythoff ${a} ${b}`), `${a} ${b}`).toBe(true);
      const n = Number(b - a);
      if (BigInt(Math.floor((n * (1 + Math.sqrt(5))) / 2)) !== a) failed = true;
      [a, b] = [a + b, a + 2n * b];
    }
    expect(failed).toBe(true);
  });

  test('1,000 digits: the winning moves lead to pairs, and say to which', () => {
    const analysis = ask(`wythoff 10^998 10^999`);
    expect(analysis.outcome).toBe('N');
    for (const { to } of analysis.winning.moves) expect(ask(to.line).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(200_000);
  });
});

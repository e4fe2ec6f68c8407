/** Euclid's game: both published tables, Nivasch’s formula, right for the second one only, and 1,000 digits. */
import { describe, expect, test } from 'vitest';
import { explainChecked } from '../../src/games/checked.ts';
import { ask, explained, winningTo } from '../support/ask.ts';
import { testRandomLines } from '../support/drawn.ts';
import { tableNamed } from '../support/tables.ts';

const toZero = tableNamed<readonly (readonly number[])[]>('euclid_sg_to_zero');
const toEqual = tableNamed<readonly (readonly number[])[]>('euclid_sg_no_zero');

/** Nivasch's ⌊|y/x − x/y|⌋, which is for the game that ends at equal numbers. */
const nivasch = (x: number, y: number): number => Math.floor(Math.abs(y / x - x / y));

describe('euclid', () => {
  test.each([
    ['euclid 10^40 10^39', 10n],
    ['euclid 200000000000000002 100000000000000001', 2n],
    [`euclid ${10n ** 30n + 1n} ${2n * 10n ** 30n + 3n} / 5 3`, null],
  ])('%s: large numbers with few moves are checked exactly', (line, grundy) => {
    const found = ask(line);
    if (grundy !== null) expect(found.grundy).toBe(grundy);
    for (const level of ['answer', 'why', 'proof'] as const) {
      const { checked, fault } = explainChecked(found, level);
      expect([checked, fault]).toEqual([grundy !== null, null]);
    }
  });

  test('values to zero as in the table, 1 … 12', () => {
    for (const [i, row] of toZero.entries())
      for (const [j, value] of row.entries())
        expect(ask(`euclid ${i + 1} ${j + 1}`).grundy, `${i + 1} ${j + 1}`).toBe(BigInt(value));
  });

  test('Nivasch’s formula gives the other table, and fails here at (1,1) first', () => {
    const wrong: string[] = [];
    for (const [i, row] of toEqual.entries())
      for (const [j, value] of row.entries()) {
        expect(nivasch(i + 1, j + 1)).toBe(value);
        if (ask(`euclid ${i + 1} ${j + 1}`).grundy !== BigInt(value)) wrong.push(`${i + 1},${j + 1}`);
      }
    expect(wrong[0]).toBe('1,1');
    expect(ask('euclid 1 1').outcome).toBe('N');
  });

  test('a 0 is over, equal numbers are won at once, numbers keep their places', () => {
    expect(ask('euclid 0 7').outcome).toBe('P');
    expect(ask('euclid 0 0').spot.isOver()).toBe(true);
    expect(winningTo('euclid 5 5')).toEqual(['0 5']);
    expect(winningTo('euclid 35 12')).toEqual(['11 12']);
    expect(winningTo('euclid 12 35 / 3 5')).toEqual(['12 23 / 3 5']);
  });

  test('1,000 digits: Fibonacci neighbours, and multiples', () => {
    let [a, b] = [1n, 2n];
    while (b.toString().length < 1000) [a, b] = [b, a + b];
    const walk = ask(`euclid ${a} ${b}`);
    // All quotients are 1 down to (1, 2): that position is won, and every move before it is forced.
    let [steps, small, large] = [0n, a, b];
    while (large !== 2n) [steps, small, large] = [steps + 1n, large - small, small];
    expect(walk.outcome).toBe(steps % 2n === 0n ? 'N' : 'P');
    expect(walk.remoteness).toBe(steps + 1n);
    expect(ask(`euclid 7 ${7n * 10n ** 990n}`).grundy).toBe(10n ** 990n);
    expect(explained(walk)).toBeLessThan(400_000);
  });

  testRandomLines(600, 3, (draw) =>
    draw(0, 2) === 0
      ? `euclid ${draw(0, 12)} ${draw(0, 12)} / ${draw(0, 12)} ${draw(0, 12)}`
      : `euclid ${draw(0, 90)} ${draw(0, 90)}`,
  );
});

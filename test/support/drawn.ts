import { expect, test } from 'vitest';
import { amount } from './amount.ts';
import { judge } from './judge.ts';
import { positionOf } from './positions.ts';
import { random } from './random.ts';

/** A random whole number from `least` to `most`. */
export type Draw = (least: number, most: number) => number;

/**
 * Errors in the answers to `count` drawn lines, every third one misère, found by brute force; `npm test` draws the first
 * quarter.
 */
export const faultsOf = (count: number, seed: number, line: (draw: Draw) => string): readonly string[] => {
  const next = random(seed);
  const fault = judge();
  const faults: string[] = [];
  for (let i = 0; i < amount(count / 4, count); i += 1) {
    const text = `${line((least, most) => least + Math.floor(next() * (most - least + 1)))}${i % 3 === 2 ? ' misere' : ''}`;
    const problem = fault({ line: text, legal: positionOf(text) });
    if (problem !== null) faults.push(`${text}: ${problem}`);
  }
  return faults;
};

/** A test of the answers to drawn lines, as `faultsOf` finds their errors. */
export const testRandomLines = (...drawn: Parameters<typeof faultsOf>): void =>
  test('random lines against brute force', () => {
    expect(faultsOf(...drawn)).toEqual([]);
  });

/** Lasker's Nim: values and splits against the definition, and 1,000 digits. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { countLaskerSplits, laskerSplits, laskerValue } from '../../src/games/lasker/values.ts';
import { testRandomRows } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';

const tables = JSON.parse(
  readFileSync(new URL('../data/reference-tables.json', import.meta.url), 'utf8'),
) as { readonly 'lasker_nim_0..60': readonly number[] };

test('values as in the table', () => {
  expect(tables['lasker_nim_0..60'].map((_, n) => Number(laskerValue(BigInt(n))))).toEqual(
    tables['lasker_nim_0..60'],
  );
});

describe('splits to a value', () => {
  test('are all of them, each once, to heap 70 and every target', () => {
    for (let heap = 0; heap <= 70; heap += 1)
      for (let target = 0; target < 140; target += 1) {
        const right: string[] = [];
        for (let a = 1; 2 * a <= heap; a += 1)
          if ((laskerValue(BigInt(a)) ^ laskerValue(BigInt(heap - a))) === BigInt(target))
            right.push(`${a},${heap - a}`);
        const listed = [...laskerSplits(BigInt(heap), BigInt(target))].map(String);
        expect(listed.toSorted(), `${heap} to ${target}`).toEqual(right.toSorted());
        expect(countLaskerSplits(BigInt(heap), BigInt(target)), `${heap} to ${target}`).toBe(
          BigInt(right.length),
        );
      }
  });

  test('of a heap of 1,000 digits come lazily and are splits to that value', () => {
    const heap = 10n ** 999n + 6n;
    for (const a of [10n ** 998n + 1n, 10n ** 500n, 4n * 10n ** 990n + 3n, 1n]) {
      const value = laskerValue(a) ^ laskerValue(heap - a);
      let listed = 0;
      for (const [x, y] of laskerSplits(heap, value)) {
        expect(x + y).toBe(heap);
        expect(x >= 1n && x <= y).toBe(true);
        expect(laskerValue(x) ^ laskerValue(y)).toBe(value);
        listed += 1;
        if (listed === 20) break;
      }
      expect(listed).toBeGreaterThan(0);
      const count = countLaskerSplits(heap, value);
      if (listed < 20) expect(count).toBe(BigInt(listed));
      else expect(count > 1_000_000n).toBe(true);
    }
  });
});

test('lasker 10^999 10^500: won, and the move named leaves nim-sum 0', () => {
  const spot = spotOf('lasker 10^999 10^500');
  const { outcome, grundy, winning } = analyse(spot, 'normal', { bound: 1_000_000, moves: 10 });
  expect(outcome).toBe('N');
  expect(grundy).toBe(laskerValue(10n ** 999n) ^ laskerValue(10n ** 500n));
  expect(winning.moves.length).toBeGreaterThan(0);
  for (const { to } of winning.moves) {
    const sum = to.position.split(' ').reduce((acc, heap) => acc ^ laskerValue(BigInt(heap)), 0n);
    expect(sum).toBe(0n);
  }
});

testRandomRows('lasker', 20_260_101, 4);

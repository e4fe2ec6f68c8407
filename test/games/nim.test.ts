/** Nim with many and large heaps: outcome, value and number of winning moves by columns of binary digits. */
import { describe, expect, test } from 'vitest';
import { parseLine } from '../../src/texts/index.ts';
import { ask } from '../support/ask.ts';
import { random } from '../support/random.ts';

const draw = random(60);

/** `count` heaps of up to `width` binary digits, the last one such that every column has an even number of ones if `even`. */
const rowOf = (count: number, width: number, even: boolean): readonly string[] => {
  const heaps = Array.from({ length: count }, () =>
    Array.from({ length: width }, () => (draw() < 0.5 ? '1' : '0')).join(''),
  );
  if (!even) return heaps;
  const last = [...heaps[0]!].map((_, i) =>
    String(heaps.slice(1).filter((heap) => heap[i] === '1').length % 2),
  );
  return [last.join(''), ...heaps.slice(1)];
};
const oddColumns = (heaps: readonly string[]): readonly number[] =>
  [...heaps[0]!].flatMap((_, i) => (heaps.filter((heap) => heap[i] === '1').length % 2 === 1 ? [i] : []));
const sizes = (heaps: readonly string[]): string => heaps.map((heap) => BigInt(`0b${heap}`)).join(' ');

test('the heap need not be named where only one is left', () => {
  for (const [line, move, to] of [
    ['nim 0 5 0', '3', 'nim 0 2 0'],
    ['nim 5', '3', 'nim 2'],
    ['nim 1 5', '3', null],
    ['nim 1 5 0', '1', null],
  ] as const) {
    const { spot } = ask(line);
    const played = spot.play(move);
    expect(played.ok ? played.value.to.line : null, line).toBe(to);
  }
});

describe('nim, 2 to 60 heaps', () => {
  test('the value has a one in every column with an odd number of ones; the first such column counts the moves', () => {
    for (let round = 0; round < 80; round += 1) {
      const heaps = rowOf(2 + Math.floor(draw() * 59), 3 + Math.floor(draw() * 200), round % 8 === 0);
      const odd = oddColumns(heaps);
      const value = odd.reduce((sum, i) => sum + 2n ** BigInt(heaps[0]!.length - 1 - i), 0n);
      const right = odd.length === 0 ? 0 : heaps.filter((heap) => heap[odd[0]!] === '1').length;
      for (const limit of [3, 100]) {
        const { outcome, grundy, winning } = ask(`nim ${sizes(heaps)}`, limit);
        expect([outcome, grundy, winning.count]).toEqual([
          odd.length === 0 ? 'P' : 'N',
          value,
          BigInt(right),
        ]);
        expect([winning.moves.length, winning.complete]).toEqual([Math.min(limit, right), right <= limit]);
      }
      const parsed = parseLine(`nim ${sizes(heaps)}`);
      const [claim] = parsed.ok ? parsed.value.spot.claims('normal') : [];
      if (odd.length > 0) expect(claim?.count(0n)).toBe(BigInt(right));
      for (const { to } of ask(`nim ${sizes(heaps)}`, 2).winning.moves)
        expect(ask(to.line, 0).outcome, to.line).toBe('P');
    }
  });

  test('misère: the same while a heap of 2 is left after the move', () => {
    for (let round = 0; round < 40; round += 1) {
      const heaps = rowOf(3 + Math.floor(draw() * 58), 40, round % 8 === 0);
      const odd = oddColumns(heaps);
      const { outcome, winning } = ask(`nim ${sizes(heaps)} misere`, 5);
      expect(outcome).toBe(odd.length === 0 ? 'P' : 'N');
      const right = odd.length === 0 ? 0 : heaps.filter((heap) => heap[odd[0]!] === '1').length;
      expect([winning.count, winning.moves.length]).toEqual([BigInt(right), Math.min(5, right)]);
    }
  });

  test('misère: ones alone, and ones beside a single large heap', () => {
    for (let ones = 1; ones <= 59; ones += 1) {
      const row = Array.from({ length: ones }, () => '1').join(' ');
      const alone = ask(`nim ${row} misere`);
      expect([alone.outcome, alone.winning.count]).toEqual(ones % 2 === 1 ? ['P', 0n] : ['N', BigInt(ones)]);
      const beside = ask(`nim ${row} 10^30 misere`);
      expect([beside.outcome, beside.winning.count]).toEqual(['N', 1n]);
      expect(beside.winning.moves[0]!.to.position).toBe(`${row} ${ones % 2 === 1 ? 0 : 1}`);
    }
  });
});

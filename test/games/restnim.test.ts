/** Rest Nim: winning splits listed and counted, and huge heaps without listing. */
import { describe, expect, test } from 'vitest';
import { countWithNimSum, withNimSum } from '../../src/engine/maths/partitions.ts';
import { ask, explained, winningTo } from '../support/ask.ts';

/** All partitions of numbers up to `total` with nim-sum `sum`, by listing every one. */
const byListing = (sum: number, total: number): readonly string[] => {
  const found: string[] = [];
  const extend = (parts: readonly number[], left: number, nim: number): void => {
    if (nim === sum) found.push(parts.join(' '));
    for (let part = Math.min(left, parts.at(-1) ?? left); part >= 1; part -= 1)
      extend([...parts, part], left - part, nim ^ part);
  };
  extend([], total, 0);
  return found.sort();
};

describe('restnim', () => {
  test('multisets of a nim-sum: each once, none missing, counted', () => {
    for (let total = 0; total <= 16; total += 1)
      for (let sum = 0; sum <= 17; sum += 1) {
        const right = byListing(sum, total);
        const listed = [...withNimSum(BigInt(sum), BigInt(total))].map((parts) => parts.join(' '));
        expect(listed.toSorted(), `${sum} within ${total}`).toEqual(right);
        expect(countWithNimSum(BigInt(sum), BigInt(total))).toBe(BigInt(right.length));
      }
  });

  test('the parts of a split heap stand in its place, ascending; a heap taken whole is 0', () => {
    expect(winningTo('restnim 5 3')).toEqual(['1 2 3', '3 3']);
    expect(winningTo('restnim 2')).toEqual(['0']);
    const { spot } = ask('restnim 4 9 2');
    const played = spot.play('2>5,1');
    expect(played.ok && [played.value.to.position, played.value.move]).toEqual(['4 1 5 2', '2:3>1,5']);
    expect(spot.play('2:3>1,4').ok).toBe(false);
    expect(spot.play('2:9').ok).toBe(true);
  });

  test('counts too large to list are exact', () => {
    const { count, complete, moves } = ask('restnim 127 64 3').winning;
    expect([count, complete, moves.length]).toEqual([2_310_291n, false, 100]);
    // Over all nim-sums the counts add up to all partitions, p(0) + … + p(300), with p from Euler's pentagonal numbers.
    const p = [1n];
    for (let m = 1; m <= 300; m += 1) {
      let sum = 0n;
      for (let k = 1; (k * (3 * k - 1)) / 2 <= m; k += 1) {
        const ways = (p[m - (k * (3 * k - 1)) / 2] ?? 0n) + (p[m - (k * (3 * k + 1)) / 2] ?? 0n);
        sum += k % 2 === 1 ? ways : -ways;
      }
      p.push(sum);
    }
    let all = 0n;
    for (let sum = 0n; sum < 512n; sum += 1n) all += countWithNimSum(sum, 300n)!;
    expect(all).toBe(p.reduce((a, b) => a + b));
    expect(ask('restnim 400 300', 2).winning.count).toBe(
      countWithNimSum(300n, 399n)! + countWithNimSum(400n, 299n)!,
    );
    expect(ask('restnim 10^40 5', 2).winning.count).toBeNull();
  });

  test('1,000 heaps of 1,000 digits, and one', () => {
    const heaps = Array.from({ length: 1000 }, (_, i) => (7n ** 1000n + BigInt(i) ** 300n).toString());
    const analysis = ask(`restnim ${heaps.join(' ')}`, 2);
    expect(analysis.grundy).toBe(heaps.reduce((sum, heap) => sum ^ BigInt(heap), 0n));
    expect(analysis.outcome).toBe('N');
    for (const { to } of analysis.winning.moves) expect(ask(to.line, 0).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(3_000_000);
    expect(ask('restnim 10^999').winning.moves).toHaveLength(100);
    // Only the nim-sum itself may be left here, and no time is spent looking for more.
    expect(ask(`restnim ${2n ** 3000n} 3 ${2n ** 3000n}`).winning.count).toBe(2n);
  });
});

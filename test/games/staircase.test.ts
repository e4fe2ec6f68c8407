/** Staircase Nim: which steps count, copying, sizes. */
import { describe, expect, test } from 'vitest';
import { ask, explained, winningTo } from '../support/ask.ts';

describe('staircase', () => {
  test('stones on even steps alone are lost: every move is copied one step down', () => {
    expect(ask('staircase 0 3').outcome).toBe('P');
    expect(winningTo('staircase 2 1')).toEqual(['0 1']);
    expect(winningTo('staircase 0 1 1')).toEqual(['0 2 0', '1 0 1']);
  });

  test('winning moves onto an odd step from above are found too', () => {
    expect(winningTo('staircase 2 3 0 0 3')).toEqual(['2 3 0 1 2', '3 2 0 0 3']);
  });

  test('1,000 steps with 1,000 digits', () => {
    const stairs = Array.from({ length: 1000 }, (_, i) => (7n ** 1000n + BigInt(i) ** 300n).toString());
    const analysis = ask(`staircase ${stairs.join(' ')}`, 3);
    expect(analysis.grundy).toBe(
      stairs.filter((_, i) => i % 2 === 0).reduce((sum, step) => sum ^ BigInt(step), 0n),
    );
    for (const { to } of analysis.winning.moves) expect(ask(to.line, 0).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(3_000_000);
  });
});

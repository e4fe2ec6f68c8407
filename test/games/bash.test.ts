/** Bash game: sizes, and misère with several heaps. */
import { describe, expect, test } from 'vitest';
import { ask, explained, winningTo } from '../support/ask.ts';

const HUGE = Array.from({ length: 1000 }, (_, i) => (7n ** 1000n + BigInt(i * i)).toString()).join(' ');

describe('bash', () => {
  test('a heap of 1,000 digits, and how long it lasts', () => {
    const { outcome, grundy, remoteness, winning } = ask('bash 10^999 max=3');
    expect([outcome, grundy, remoteness, winning.count]).toEqual(['P', 0n, 5n * 10n ** 998n, 0n]);
    expect(ask(`bash ${10n ** 999n - 1n} max=3`).remoteness).toBe(5n * 10n ** 998n - 1n);
  });

  test('1,000 heaps of 1,000 digits, normal and misère', () => {
    for (const rule of ['', ' misere']) {
      const analysis = ask(`bash ${HUGE} max=10^900${rule}`, 2);
      expect(analysis.outcome).toBe('N');
      expect(analysis.winning.count! > 0n).toBe(true);
      for (const { to } of analysis.winning.moves) expect(ask(`${to.line}${rule}`, 0).outcome).toBe('P');
    }
    expect(explained(ask(`bash ${HUGE} max=7`, 1))).toBeLessThan(3_000_000);
  });

  test('misère: a move that raises a remainder is answered, not a win', () => {
    expect(winningTo('bash 3 max=5 misere')).toEqual(['1 max=5']);
    expect(winningTo('bash 8 2 max=3 misere')).toEqual(['6 2 max=3', '8 1 max=3']);
    expect(ask('bash 5 max=3 misere').outcome).toBe('P');
    expect(ask('bash 4 max=3 misere').outcome).toBe('N');
  });
});

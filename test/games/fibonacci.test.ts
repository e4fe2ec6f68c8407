/** Fibonacci Nim: published takes, every winning take, the printed text, sizes. Source: M. J. Whinihan 1963; OEIS A139764. */
import { describe, expect, test } from 'vitest';
import tables from '../data/reference-tables.json' with { type: 'json' };
import { ask, explained, isLost, winningTo } from '../support/ask.ts';

describe('fibonacci', () => {
  test('the least winning take, where all may be taken', () => {
    for (const [i, least] of tables.fibonacci_nim_least_winning_take_1_to_60.entries()) {
      const takes = ask(`fibonacci ${i + 1} limit=${i + 1}`).winning.moves.map((option) =>
        Number(option.move),
      );
      expect(Math.min(...takes), `${i + 1}`).toBe(least);
    }
  });

  test('losing starts are the Fibonacci numbers', () => {
    const lost = Array.from({ length: 150 }, (_, n) => n).filter((n) => isLost(`fibonacci ${n}`));
    expect(lost).toEqual([0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]);
  });

  test('every winning take, not only the smallest part', () => {
    expect(winningTo('fibonacci 100')).toEqual(['89 limit=22', '97 limit=6']);
    expect(winningTo('fibonacci 64 limit=55')).toEqual(['55 limit=18', '63 limit=2']);
    // 12 = 8 + 3 + 1: taking 4 = 3 + 1 leaves 8 with at most 8, which loses.
    expect(winningTo('fibonacci 12')).toEqual(['11 limit=2']);
  });

  test('the last take leaves 0, without a limit; one stone at the start cannot be taken', () => {
    expect(winningTo('fibonacci 3 limit=3')).toEqual(['0']);
    expect(ask('fibonacci 1').outcome).toBe('P');
    expect(ask('fibonacci 1 misere').outcome).toBe('N');
    const { spot } = ask('fibonacci 3');
    const refused = spot.play('3');
    expect(!refused.ok && refused.error.code === 'illegal-move' && refused.error.facts.reason).toBe(
      'not-all-at-first',
    );
  });

  test('1,000 digits', () => {
    const analysis = ask('fibonacci 10^999');
    expect([analysis.outcome, analysis.winning.count]).toEqual(['N', 1081n]);
    for (const { to } of analysis.winning.moves.slice(0, 5)) expect(ask(to.line).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(200_000);
    let [a, b] = [1n, 2n];
    while (b.toString().length < 1000) [a, b] = [b, a + b];
    expect(ask(`fibonacci ${a}`).outcome).toBe('P');
    expect(ask(`fibonacci ${a + 1n} limit=1`).winning.count).toBe(1n);
  });

  test('misère play is normal play with one stone fewer: every size and limit to 60, by brute force', () => {
    // lost[n] = the largest limit with which n stones are lost for the player to move, where taking the last stone loses.
    const lost: number[] = [-1];
    const wins = (n: number, limit: number): boolean => {
      for (let take = 1; take <= Math.min(limit, n); take += 1)
        if (take < n && Math.min(2 * take, n - take) <= lost[n - take]!) return true;
      return false;
    };
    for (let n = 1; n <= 60; n += 1) {
      let limit = 0;
      while (limit < n && !wins(n, limit + 1)) limit += 1;
      lost.push(limit);
      for (let most = 1; most <= n; most += 1)
        expect(ask(`fibonacci ${n} limit=${most} misere`).outcome, `${n} limit=${most}`).toBe(
          most <= limit ? 'P' : 'N',
        );
    }
  });

  test('misère, 50,000 stones and 10^20: the start is won, also by leaving one stone', () => {
    const analysis = ask('fibonacci 50000 misere');
    expect(analysis.winning.count).toBe(5n);
    expect(analysis.winning.moves.map(({ to }) => to.position)).toContain('1 limit=1');
    expect(ask('fibonacci 10^20 misere').outcome).toBe('N');
  });
});

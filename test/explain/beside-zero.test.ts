/** Sums in which one part has no known value, and the other parts have nim-sum 0: that part decides. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { amount } from '../support/amount.ts';
import { ask } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { expectDerived, expectWinsOfBrute } from '../support/derived.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

describe('one part decides', () => {
  const pair = 'wythoff 100000000000000000000 1000000000000000000000';
  const wins = ask(pair).winning.moves.map(({ move }) => `#1 ${move}`);

  test('huge: N by the moves that win the one part; others may win as well, and that is said', () => {
    const analysis = ask(`${pair} + nim 3 3`);
    const { winning } = analysis;
    expect([analysis.outcome, analysis.grundy, analysis.theorem]).toEqual(['N', null, 'beside-zero']);
    expect(winning.moves.map(({ move }) => move)).toEqual(wins);
    expect([winning.count, winning.complete]).toEqual([null, false]);
    for (const { to } of winning.moves) expect(ask(to.line).outcome).toBe('P');
    const one = explain(analysis, 'why').find(({ kind }) => kind === 'beside-zero');
    expect(one?.kind === 'beside-zero' && one.open).toBe(true);
  });

  test('huge, beside parts in which nobody can move: all winning moves are known', () => {
    const { outcome, winning } = ask(`${pair} + nim 0 + kayles 0`);
    expect([outcome, winning.count, winning.complete]).toEqual(['N', BigInt(wins.length), true]);
  });

  test('parts that are not worth 0, and two without a value, leave it unknown', () => {
    for (const rest of ['nim 3 4', 'wythoff 10^30 10^29'])
      expect(ask(`${pair} + ${rest}`).outcome).toBeNull();
    expect(ask(`${pair} + nim 3 3 misere`).outcome).toBeNull();
  });

  test('won by strategy stealing, without a move: N, and no move is named', () => {
    const { outcome, winning } = ask('chomp 40x41 + nim 7 7', 100, 100_000);
    expect([outcome, winning.count, winning.complete, winning.moves]).toEqual(['N', null, false, []]);
  });

  test('small ones, with a bound too small for values: as brute force has it, and every step is re-derived', () => {
    const next = random(31);
    const upTo = (n: number) => Math.floor(next() * (n + 1));
    let decided = 0;
    for (let i = 0; i < amount(60, 120); i += 1) {
      const one =
        i % 2 === 0 ? `wythoff ${upTo(5)} ${upTo(5)}` : `moore ${upTo(2)} ${upTo(2)} ${upTo(3)} k=2`;
      const n = upTo(2);
      const line = [
        one,
        ...[`nim ${n} ${n}`, 'nim 1 2 3', `bash ${n} ${n} max=2`, 'nim 0'].slice(i % 4).slice(0, 1),
      ];
      const spot = spotOf((i % 3 === 0 ? line.toReversed() : line).join(' + '));
      const analysis = analyse(spot, 'normal', { bound: 5, moves: 1000 });
      if (analysis.theorem !== 'beside-zero') continue;
      decided += 1;
      const by = brute();
      expect(analysis.outcome, spot.line).toBe(by.outcome(spot, 'normal') ? 'N' : 'P');
      expectWinsOfBrute(analysis, by);
      expectDerived(analysis, 'why', 'proof');
    }
    expect(decided).toBeGreaterThan(amount(10, 20));
  });

  test('a position known to be lost is worth 0, also where its parts have no known value', () => {
    const spot = spotOf('octal 1 code=0.156 + geography a-b a-c b-c b-d c-d a-e b-e d-e');
    let lost = 0;
    for (const bound of [40, 60, 80, 100, 150, 300]) {
      const analysis = analyse(spot, 'normal', { bound, moves: 5 });
      expect(analysis.outcome ?? 'P').toBe('P');
      expect(analysis.grundy).toBe(analysis.outcome === null ? null : 0n);
      if (analysis.outcome === 'P') lost += 1;
      expectDerived(analysis, 'why', 'proof', 'table');
    }
    expect(lost).toBeGreaterThan(0);
  });
});

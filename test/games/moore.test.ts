/** Moore’s Nim: the theorem's table by hand, counts column by column, sizes. Source: E. H. Moore 1910. */
import { describe, expect, test } from 'vitest';
import { amount } from '../support/amount.ts';
import { ask, explained, winningTo } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const MANY = amount(300, 1000);
const HUGE = Array.from({ length: MANY }, (_, i) => (7n ** 1000n + BigInt(i) ** 300n).toString()).join(' ');

describe('moore', () => {
  test('k=1 is Nim, with values', () => {
    const { theorem, grundy } = ask('moore 3 4 5 k=1');
    expect([theorem, grundy]).toEqual(['bouton', 2n]);
  });

  test('a k of at least the number of heaps: take everything', () => {
    expect(winningTo('moore 3 4 5 k=3')).toEqual(['0 0 0 k=3']);
    expect(winningTo('moore 3 4 5 k=10^20')).toEqual([`0 0 0 k=${10n ** 20n}`]);
  });

  test('random rows of heaps: all winning moves and their count, normal and misère', () => {
    const draw = random(5);
    const by = brute();
    for (let round = 0; round < 60; round += 1) {
      const heaps = Array.from({ length: 3 + (round % 3) }, () =>
        Math.floor(draw() * (round % 3 > 0 ? 4 : 7)),
      );
      for (const win of ['normal', 'misere'] as const) {
        const line = `moore ${heaps.join(' ')} k=${2 + (round % 2)}`;
        const spot = spotOf(line);
        const analysis = ask(win === 'misere' ? `${line} misere` : line, 5000);
        const right = by.winning(spot, win);
        expect(analysis.winning.moves.map((option) => option.to.line).sort(), line).toEqual(right);
        expect(analysis.winning.count, line).toBe(BigInt(right.length));
      }
    }
  });

  test.each(['moore 1 1 1 1 k=2 misere', 'moore 1 k=2 misere'])(
    '%s: P, the number of ones leaves 1 by k + 1',
    (line) => {
      expect(ask(line).outcome).toBe('P');
    },
  );

  test(`${MANY} heaps of 1,000 digits: outcome and first winning moves, lazily`, () => {
    for (const tail of ['k=2', 'k=7', 'k=2 misere']) {
      const analysis = ask(`moore ${HUGE} ${tail}`, 2);
      expect(analysis.outcome).toBe('N');
      expect(analysis.winning.moves).toHaveLength(2);
      const rule = tail.endsWith('misere') ? ' misere' : '';
      for (const { to } of analysis.winning.moves) expect(ask(`${to.line}${rule}`, 0).outcome).toBe('P');
      expect(explained(analysis)).toBeLessThan(3_000_000);
    }
  });

  test('moves as typed', () => {
    const { spot } = ask('moore 3 4 5 k=2');
    expect(spot.play('3:2, 2:1').ok).toBe(true);
    const faultOf = (typed: string) => {
      const played = spot.play(typed);
      return played.ok
        ? played.value.to.line
        : 'reason' in played.error.facts
          ? played.error.facts.reason
          : '';
    };
    expect(faultOf('1:1,1:1')).toBe('heap-twice');
    expect(faultOf('1:1,2:1,3:1')).toBe('too-many-heaps');
    expect(faultOf('1:4')).toBe('takes-too-many');
  });
});

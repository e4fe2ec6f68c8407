/** Coin turning: published sequences, the rules that are limited by a number, 500 coins, turning on a board. */
import { describe, expect, test } from 'vitest';
import { Work } from '../../src/engine/core/work.ts';
import { mex } from '../../src/engine/maths/nimber.ts';
import { nimInverse16, nimProduct, nimProduct16 } from '../../src/engine/maths/nimproduct.ts';
import { coinValues } from '../../src/games/coins/values.ts';
import { ask, explained, winningTo } from '../support/ask.ts';
import { faultsOf, testRandomLines } from '../support/drawn.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';
import { tableNamed } from '../support/tables.ts';

/** The theorem's value of a line, without any search. */
const valueOf = (line: string): bigint => spotOf(line).claims('normal')[0]!.value();

const single = (place: number, rule: string): bigint => valueOf(`coins ${'T'.repeat(place - 1)}H ${rule}`);

const sequence = (name: string, rule: string): void => {
  for (const [i, value] of tableNamed<readonly number[]>(name).slice(0, 40).entries())
    expect(single(i + 1, rule), `place ${i + 1}`).toBe(BigInt(value));
};

describe('coins', () => {
  test('mock turtles: the odious numbers', () => sequence('coin_mock_turtles', 'rule=mock'));
  test('at most three is mock turtles', () => sequence('coin_mock_turtles', 'max=3'));
  test('ruler: the largest power of two', () => sequence('coin_ruler', 'rule=ruler'));
  test('at most five: A054016', () => sequence('coin_turn_at_most_5', 'max=5'));

  test('turtles n, twins n − 1, triplets 0, 0 and the odious numbers', () => {
    for (let place = 1; place <= 20; place += 1) {
      expect(single(place, 'rule=turtles')).toBe(BigInt(place));
      expect(single(place, 'rule=twins')).toBe(BigInt(place - 1));
      expect(single(place, 'rule=triplets')).toBe(place <= 2 ? 0n : single(place - 2, 'rule=mock'));
    }
  });

  test('runs of at most m: by the recurrence, m to 40 and places to 200', () => {
    for (let most = 1; most <= 40; most += 1) {
      const right: number[] = [];
      for (let place = 1; place <= 200; place += 1) {
        const options = [0];
        let sum = 0;
        for (let back = 1; back < most && back < place; back += 1)
          options.push((sum ^= right[place - 1 - back]!));
        right.push(mex(options));
      }
      expect(coinValues({ kind: 'run', most: BigInt(most) }, 200).slice(0, 200), `${most}`).toEqual(right);
    }
  });

  test('500 coins, every named rule, runs, and at most four', () => {
    const next = random(17);
    const row = Array.from({ length: 499 }, () => (next() < 0.5 ? 'H' : 'T')).join('');
    for (const rule of [
      'rule=turtles',
      'rule=mock',
      'rule=twins',
      'rule=triplets',
      'rule=ruler',
      'rule=grunt',
      'run=7',
      'run=10^30',
      'max=4',
    ]) {
      const analysis = ask(`coins ${row}H ${rule}`, 3);
      expect(analysis.outcome, rule).not.toBeNull();
      expect(analysis.winning.count, rule).not.toBeNull();
      for (const { to } of analysis.winning.moves) expect(ask(to.line, 0).grundy, rule).toBe(0n);
      expect(explained(analysis), rule).toBeLessThan(60_000);
    }
  });

  test('as many winning moves are counted as are listed', () => {
    const next = random(23);
    for (const rule of ['max=1', 'max=2', 'max=3', 'max=4', 'max=5', 'rule=twins', 'rule=triplets'])
      for (let i = 0; i < 4; i += 1) {
        const row = Array.from({ length: 5 + 2 * i }, () => (next() < 0.5 ? 'H' : 'T')).join('');
        const analysis = ask(`coins ${row}H ${rule}`, 10_000);
        const { winning } = analysis;
        expect([winning.complete, winning.count], row).toEqual([true, BigInt(winning.moves.length)]);
        const tried = [...analysis.spot.options()].filter(({ to }) => valueOf(to.line) === 0n);
        expect(winning.moves.map(({ to }) => to.line).toSorted(), `${row} ${rule}`).toEqual(
          tried.map(({ to }) => to.line).toSorted(),
        );
      }
  });

  test.each([6, 7, 8, 9])('max=%i: every set of coins is tried', (most) => {
    for (const row of ['HTHHTTHTTH', 'TTTTTTTTTH', 'HHHHHHHHHHH', 'THTHHHTHTTHH']) {
      const values = Array.from({ length: row.length }, (_, i) => Number(single(i + 1, `max=${most}`)));
      const sum = [...row].reduce((all, side, i) => (side === 'H' ? all ^ values[i]! : all), 0);
      let right = 0;
      for (let set = 1; set < 1 << row.length; set += 1) {
        const turned = values.filter((_, i) => (set >> i) & 1);
        const last = row[31 - Math.clz32(set)];
        if (turned.length > most || last !== 'H') continue;
        if (turned.reduce((all, value) => all ^ value, 0) === sum) right += 1;
      }
      const spot = spotOf(`coins ${row} max=${most}`);
      expect(spot.claims('normal')[0]!.count(0n), row).toBe(sum === 0 ? 0n : BigInt(right));
    }
  });

  test('a limit at or above the number of coins: powers of two; between, a bound that is told', () => {
    expect(ask(`coins ${'H'.repeat(300)} max=300`).grundy).toBe(2n ** 300n - 1n);
    expect(ask(`coins ${'H'.repeat(300)} max=10^50`).winning.moves).toHaveLength(1);
    const bounded = ask(`coins ${'H'.repeat(300)} max=40`);
    expect([bounded.outcome, bounded.outcomeReason?.code]).toEqual([null, 'beyond-search']);
  });

  test('moves', () => {
    const { spot } = ask('coins HTTHH rule=ruler');
    const played = spot.play('3-5');
    expect(played.ok && played.value.to.position).toBe('HTHTT rule=ruler');
    expect(spot.play('2-3').ok).toBe(false);
    expect(spot.play('1,4').ok).toBe(false);
  });

  test.each(['rule=turtles', 'rule=ruler', 'rule=grunt', 'max=4'])('%s: a move is paid for once', (rule) => {
    const spot = spotOf(`coins HTHHTHHH ${rule}`);
    const work = new Work(1000);
    const moves = work.attempt(() => [...spot.options()].length, 0);
    expect(1000 - work.left).toBe(moves);
  });

  test('random lines against brute force', () => {
    const rules = [
      'rule=turtles',
      'rule=mock',
      'rule=twins',
      'rule=triplets',
      'rule=ruler',
      'rule=grunt',
      'max=1',
      'max=4',
      'max=5',
      'run=1',
      'run=4',
    ];
    expect(
      faultsOf(900, 19, (draw) => {
        const row = Array.from({ length: draw(1, 8) }, () => (draw(0, 1) ? 'H' : 'T')).join('');
        return `coins ${row} ${rules[draw(0, rules.length - 1)]}`;
      }),
    ).toEqual([]);
  });
});

describe('nim-product', () => {
  test('the table to 15', () => {
    for (const [a, row] of tableNamed<readonly (readonly number[])[]>('nim_product_16x16').entries())
      for (const [b, product] of row.entries()) {
        expect(nimProduct(BigInt(a), BigInt(b))).toBe(BigInt(product));
        expect(nimProduct16(a, b)).toBe(product);
      }
  });

  test('a field below 65,536: both ways agree, products distribute, inverses invert', () => {
    const next = random(23);
    const draw = () => Math.floor(next() * 65536);
    for (let i = 0; i < 500; i += 1) {
      const [a, b, c] = [draw(), draw(), draw()];
      expect(nimProduct16(a, b)).toBe(Number(nimProduct(BigInt(a), BigInt(b))));
      expect(nimProduct16(a, b ^ c)).toBe(nimProduct16(a, b) ^ nimProduct16(a, c));
      if (a > 0) expect(nimProduct16(a, nimInverse16(a))).toBe(1);
    }
    expect(() => nimInverse16(0)).toThrow(RangeError);
  });
});

describe('flip', () => {
  test('counted from 1 a head is worth (x − 1) ⊕ (y − 1): x ⊕ y, as a source has it, fails at (1,2)', () => {
    for (let x = 1; x <= 6; x += 1)
      for (let y = 1; y <= 6; y += 1) {
        expect(ask(`flip ${x},${y}`).grundy).toBe(BigInt((x - 1) ^ (y - 1)));
        expect(ask(`flip ${x},${y} rule=product`).grundy).toBe(nimProduct(BigInt(x - 1), BigInt(y - 1)));
      }
    expect(ask('flip 1,2 2,2').grundy).toBe(1n);
    // With heads as heaps of x and y the pair (1,2), (2,4) would be 3 ⊕ 6 = 5; it is 1 ⊕ 2 = 3.
    expect(ask('flip 1,2 2,4').grundy).toBe(3n);
  });

  test('a coin turned on a listed place cancels; heads stand in order', () => {
    const played = ask('flip 4,1 2,3').spot.play('2,3>2,1');
    expect(played.ok && played.value.to.position).toBe('2,1 4,1');
    const cancelled = ask('flip 2,1 4,1').spot.play('4,1>2,1');
    expect(cancelled.ok && cancelled.value.to.position).toBe('none');
    expect(winningTo('flip 3,1 4,4 rule=product')).toEqual([
      '1,1 1,4 3,1 4,1 rule=product',
      '2,3 2,4 3,1 4,3 rule=product',
      '3,1 3,2 3,4 4,2 rule=product',
    ]);
    expect(ask('flip none').spot.isOver()).toBe(true);
  });

  test('1,000 digits in a line; 4,096 at the corners', () => {
    const { winning, grundy } = ask(`flip ${10n ** 999n},${7n ** 1000n}`);
    expect(grundy).toBe((10n ** 999n - 1n) ^ (7n ** 1000n - 1n));
    expect(winning.count).toBe(1n);
    const corners = ask('flip 4096,4095 3000,17 rule=product');
    for (const { to } of corners.winning.moves.slice(0, 10)) expect(ask(to.line, 0).grundy).toBe(0n);
    expect(corners.winning.count! > 0n).toBe(true);
  });

  testRandomLines(400, 29, (draw) => {
    const heads = new Set(Array.from({ length: draw(1, 3) }, () => `${draw(1, 4)},${draw(1, 3)}`));
    return `flip ${[...heads].join(' ')}${draw(0, 1) ? ' rule=product' : ''}`;
  });
});

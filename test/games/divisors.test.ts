/** Two games of divisors: rows of numbers replaced by divisors, and the board from which divisors are erased. */
import { describe, expect, test } from 'vitest';
import { Work } from '../../src/engine/core/work.ts';
import { divisorsOf, primeFactors } from '../../src/engine/maths/factor.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { attemptFor, DivisorSearch } from '../../src/games/divisor/search.ts';
import { ask, explained, winningTo } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { testRandomLines } from '../support/drawn.ts';
import { winsBy } from '../support/plain-search.ts';
import { random } from '../support/random.ts';
import { tableNamed } from '../support/tables.ts';

describe('DivisorSearch', () => {
  test('two numbers wherever they stand: worth 2 where one divides the other, else 0', () => {
    const numbers = Array.from({ length: 90 }, (_, i) => i + 1);
    const search = new DivisorSearch(numbers);
    for (const [a, b] of numbers.flatMap((x) => numbers.filter((y) => y > x).map((y) => [x, y] as const)))
      expect(search.grundy([a, b], 1000), `${a} ${b}`).toBe(b % a === 0 ? 2 : 0);
    for (const n of numbers) expect(search.grundy([n], 1000), String(n)).toBe(1);
  });
});

describe('factors', () => {
  test('multiply back, are prime, ascend; all divisors', () => {
    for (let n = 1; n <= 3000; n += 1) {
      const factors = primeFactors(BigInt(n));
      expect(factors.reduce((product, prime) => product * prime, 1n)).toBe(BigInt(n));
      expect(factors.every((prime) => primeFactors(prime).length === 1)).toBe(true);
      const right = Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
      expect(divisorsOf(factors)).toEqual(right.map(BigInt));
    }
  });

  test('up to 10^12: a prime, a square of a prime, products of two large primes', () => {
    expect(primeFactors(999_999_999_989n)).toEqual([999_999_999_989n]);
    expect(primeFactors(999_983n ** 2n)).toEqual([999_983n, 999_983n]);
    expect(primeFactors(999_983n * 999_979n)).toEqual([999_979n, 999_983n]);
    expect(primeFactors(10_007n * 10_009n)).toEqual([10_007n, 10_009n]);
    expect(primeFactors(963_761_198_400n)).toHaveLength(18);
    expect(divisorsOf(primeFactors(963_761_198_400n))).toHaveLength(6720);
    expect(() => primeFactors(10n ** 12n + 1n)).toThrow(RangeError);
  });
});

describe('division', () => {
  test('a single number is worth Ω', () => {
    for (const [i, value] of tableNamed<readonly number[]>('proper_divisor_replace').entries())
      expect(ask(`division ${i + 1}`).grundy).toBe(BigInt(value));
  });

  test('winning moves and their count', () => {
    expect(winningTo('division 4 6 / 1 12')).toEqual(['2 6 / 1 12', '4 2 / 1 12', '4 3 / 1 12']);
    const wide = ask('division 963761198400 963761198400 963761198400 / 3 5 7', 10);
    expect([wide.winning.complete, wide.winning.moves.length]).toEqual([false, 10]);
    expect(wide.winning.count! > 100n).toBe(true);
  });

  test('a large prime is checked by its root, not by all smaller numbers', () => {
    const { checked, fault } = explainChecked(ask('division 4294967291'), 'why');
    expect([checked, fault]).toEqual([true, null]);
  });

  test('50 × 50, numbers to 10,000 and to 10^12', () => {
    for (const most of [1e4, 1e12]) {
      const next = random(31);
      const rows = Array.from({ length: 50 }, () =>
        Array.from({ length: 50 }, () => 1 + Math.floor(next() * (most - 1))),
      );
      const analysis = ask(`division ${rows.map((row) => row.join(' ')).join(' / ')}`, 3);
      const heaps = rows.map((row) => row.reduce((sum, n) => sum + primeFactors(BigInt(n)).length, 0));
      expect(analysis.grundy).toBe(BigInt(heaps.reduce((a, b) => a ^ b, 0)));
      expect(analysis.winning.count).not.toBeNull();
      for (const { to } of analysis.winning.moves) expect(ask(to.line, 0).outcome).toBe('P');
      expect(explained(analysis)).toBeLessThan(1_000_000);
    }
  });

  testRandomLines(400, 37, (draw) => {
    const row = () => Array.from({ length: draw(1, 2) }, () => draw(1, 24)).join(' ');
    return `division ${draw(0, 1) ? row() : `${row()} / ${row()}`}`;
  });
});

/** Winning moves on 1 … n, by plain search over sets. */
const plainSearch = (n: number): readonly string[] => {
  const left = (numbers: readonly number[], chosen: number) => numbers.filter((m) => chosen % m !== 0);
  const won = winsBy<readonly number[]>(
    (numbers) => numbers.map((chosen) => left(numbers, chosen)),
    'normal',
  );
  const all = Array.from({ length: n }, (_, i) => i + 1);
  return all.filter((chosen) => !won(left(all, chosen))).map(String);
};

describe('divisor', () => {
  test('winning moves on 1 … n, n to 20, as by plain search over sets', () => {
    for (let n = 1; n <= 20; n += 1)
      expect(
        ask(`divisor ${n}`).winning.moves.map(({ move }) => move),
        `${n}`,
      ).toEqual(plainSearch(n));
  });

  test('on to 50, complete', () => {
    for (const [n, moves] of [
      [30, ['12', '15']],
      [40, ['2']],
      [50, ['10', '14', '18']],
    ] as const) {
      const { winning, outcome } = ask(`divisor ${n}`);
      expect([outcome, winning.complete]).toEqual(['N', true]);
      expect(winning.moves.map(({ move }) => move)).toEqual(moves);
    }
  });

  test('beyond the search: won by strategy stealing where one number divides all', () => {
    const vast = ask('divisor 200', 100, 20_000);
    expect([vast.outcome, vast.theorem, vast.winning.moves.length]).toEqual(['N', 'divisor-stealing', 0]);
    const evens = Array.from({ length: 100 }, (_, i) => 2 * i + 2);
    expect(ask(`divisor {${evens.join()}}`, 100, 20_000).outcome).toBe('N');
    expect(ask(`divisor {${evens.slice(1).join()}}`, 100, 20_000).outcome).toBeNull();
  });

  test('misère: won where one number divides all of two or more', () => {
    const won = winsBy<readonly number[]>(
      (numbers) => numbers.map((chosen) => numbers.filter((n) => chosen % n !== 0)),
      'misere',
    );
    const next = random(43);
    const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
    const multiples = () => [
      1,
      ...upTo(30)
        .slice(1)
        .filter(() => next() < 0.4),
    ];
    for (const board of [
      ...upTo(20).map(upTo),
      ...upTo(40).map((i) => multiples().map((n) => (1 + (i % 4)) * n)),
    ]) {
      const line = `divisor {${board.join()}} misere`;
      expect(won(board), line).toBe(board.length > 1);
      const { outcome, theorem, winning, spot } = ask(line);
      expect([outcome, theorem, winning.complete], line).toEqual([
        board.length > 1 ? 'N' : 'P',
        'search',
        true,
      ]);
      const claims = spot.claims('misere', 'outcome').map((claim) => [claim.theorem, claim.value()]);
      expect(claims, line).toEqual(board.length > 1 ? [['divisor-misere-stealing', 1n]] : []);
    }
    const vast = ask('divisor 60 misere', 100, 20_000);
    expect([vast.outcome, vast.theorem, vast.winning.count]).toEqual(['N', 'divisor-misere-stealing', null]);
    const others = upTo(60).slice(1).join();
    for (const line of [`divisor {${others}} misere`, 'divisor 60 + nim 1 misere'])
      expect(ask(line, 100, 20_000).outcome, line).toBeNull();
  });

  test('sets', () => {
    expect(ask('divisor {}').spot.isOver()).toBe(true);
    expect(winningTo('divisor {1,11,14,17}')).toEqual(['{11,14}', '{11,17}', '{14,17}']);
  });

  testRandomLines(400, 41, (draw) => {
    const set = new Set(Array.from({ length: draw(0, 9) }, () => draw(1, 40)));
    return `divisor {${[...set].join()}}`;
  });
});

test('a search ends soon after its clock does, and a later one has the whole answer', () => {
  const numbers = Array.from({ length: 37 }, (_, i) => i + 1);
  let looks = 0;
  const hurried = new Work(Number.MAX_SAFE_INTEGER, 0, () => (looks += 1) > 3);
  expect(hurried.attempt(() => attemptFor(numbers), null)).toBeNull();
  expect([hurried.late, looks]).toEqual([true, 4]);
  expect(attemptFor(numbers).cost).toBeGreaterThan(1_000);
});

describe('boards on which primes change places', () => {
  const chain = Array.from({ length: 40 }, (_, i) => 2 ** i);
  const spotOf = (numbers: readonly number[]) => ask(`divisor {${numbers.join(',')}}`).spot;

  test('every part of them, against brute force', () => {
    const by = brute();
    for (const numbers of [
      [5, 7, 10, 14],
      [5, 7, 11, 10, 14, 22, 15],
      [1, 2, 5, 7, 10, 14, 20, 28],
    ]) {
      const board = numbers.toSorted((a, b) => a - b);
      const search = new DivisorSearch(board);
      for (let set = 1; set < 2 ** board.length; set += 1) {
        const part = board.filter((_, i) => (set >> i) & 1);
        expect(search.grundy(part, 100_000), part.join()).toBe(by.grundy(spotOf(part)));
      }
    }
  });

  test('a chain of divisors is worth as many as it has, across all words of the search', () => {
    const search = new DivisorSearch(chain);
    for (const [from, to] of [
      [0, 12],
      [25, 35],
      [29, 31],
      [28, 40],
    ] as const)
      expect(search.grundy(chain.slice(from, to), 1_000_000)).toBe(to - from);
  });
});

/**
 * Subtraction games: published values, proved periods, separate memos for each set, sizes. Sources: OEIS A014586
 * (take-a-square), A014588 (take-a-Fibonacci), A007814 (exponent of 2).
 */
import { describe, expect, test } from 'vitest';
import { lengthCostOf, lengthOf, periodOf } from '../../src/games/subtraction/values.ts';
import tables from '../data/reference-tables.json' with { type: 'json' };
import { mex } from '../support/arithmetic.ts';
import { ask, winningTo } from '../support/ask.ts';
import { lengthAfter, takingTable } from '../support/plain-search.ts';
import { random } from '../support/random.ts';
import { expectSame } from '../support/same.ts';

const valuesOf = (s: string, from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Number(ask(`subtraction ${from + i} s=${s}`).grundy));

/** Values by the definition alone. */
const plain = (members: readonly number[], count: number): readonly number[] =>
  takingTable(members, count, mex);

const HOWS = (['remoteness', 'suspense'] as const).flatMap((measure) =>
  (['normal', 'misere'] as const).map((win) => ({ measure, win })),
);

const lasting = ({ measure, win }: (typeof HOWS)[number], members: readonly number[], count: number) =>
  takingTable(members, count, lengthAfter(measure, win));

describe('subtraction', () => {
  test.each([
    ['squares', 0, tables.take_a_square_A014586],
    ['fibonacci', 0, tables.take_a_fibonacci_A014588],
    ['divisors', 1, tables['divisor_subtract_1..40']],
  ] as const)('published values: s=%s', (s, from, values) => {
    expect(valuesOf(s, from, values.length)).toEqual(values);
  });

  /** {1,2,3}: 4; {1,3,4}: 7; {2,4,7} has a preperiod (Winning Ways, vol. 1, ch. 4, table of subtraction games). */
  test.each([
    ['1,2,3', 4, 0],
    ['1,3,4', 7, 0],
    ['2,4,7', 3, 8],
    ['2', 4, 0],
  ] as const)('the period of {%s} is %i after %i', (typed, period, preperiod) => {
    const set = typed.split(',').map(Number);
    expect(periodOf(set.map(BigInt)).certificate).toEqual({ preperiod, period });
    const values = plain(set, 200);
    for (let n = preperiod; n + period < 200; n += 1) expect(values[n + period]).toBe(values[n]);
    if (preperiod > 0) expect(values[preperiod - 1 + period]).not.toBe(values[preperiod - 1]);
  });

  test('certified periods of many sets, against the definition far beyond them', () => {
    for (let bits = 1; bits < 128; bits += 1) {
      const set = [1, 2, 3, 4, 5, 6, 7].filter((_, i) => (bits >> i) & 1);
      const { certificate } = periodOf(set.map(BigInt));
      expect(certificate, String(set)).not.toBeNull();
      const values = plain(set, 400);
      for (let n = certificate!.preperiod; n + certificate!.period < 400; n += 1)
        expect(values[n + certificate!.period], String(set)).toBe(values[n]);
    }
  });

  describe('any set with members up to 40, against the recurrence alone', () => {
    const draw = random(12);
    const sets = Array.from({ length: 150 }, () => {
      const greatest = 10 + Math.floor(draw() * 31);
      const members = Array.from(
        { length: 1 + Math.floor(draw() * 5) },
        () => 1 + Math.floor(draw() * greatest),
      );
      return [...new Set([...members, greatest])].sort((x, y) => x - y);
    });
    /** Where the values repeat, by the first window as long as the largest member that occurs again. */
    const repeats = (values: readonly number[], window: number): { from: number; period: number } | null => {
      const met = new Map<string, number>();
      for (let n = 0; n + window <= values.length; n += 1) {
        const key = values.slice(n, n + window).join();
        const before = met.get(key);
        if (before !== undefined) return { from: before, period: n - before };
        met.set(key, n);
      }
      return null;
    };

    // {1,3,14}: nine consecutive values occur again before those of a whole window do.
    test.each([[1, 3, 14], ...sets].map((set) => [set.join(), set] as const))('{%s}', (s, set) => {
      const values = plain(set, 3000);
      const recurrence = periodOf(set.map(BigInt));
      for (const [n, value] of values.entries()) if (recurrence.at(BigInt(n)) !== value) expect(n).toBe(s);
      const found = repeats(values, set.at(-1)!);
      if (found === null) return;
      expect(recurrence.certificate?.period).toBe(found.period);
      const place = found.from + Number((10n ** 40n - BigInt(found.from)) % BigInt(found.period));
      const { grundy, winning } = ask(`subtraction 10^40 s=${s}`);
      expect(grundy).toBe(BigInt(values[place]!));
      const winners = set.filter((take) => values[place + 5 * found.period - take] === 0);
      expect([winning.count, winning.complete]).toEqual([BigInt(winners.length), true]);
    });
  });

  test('a heap of 1,000 digits: the value of its place in the period', () => {
    const { outcome, grundy, winning } = ask('subtraction 10^999 s=1,3,4');
    const place = Number(10n ** 999n % 7n);
    expect(grundy).toBe(BigInt(plain([1, 3, 4], 7)[place]!));
    expect(outcome).toBe('N');
    expect(winning.complete).toBe(true);
  });

  test('the memo of one set does not leak into another', () => {
    expect(valuesOf('1,2', 0, 9)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(valuesOf('1,2,3', 0, 9)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
    expect(valuesOf('1,2', 0, 9)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });

  test('beyond the bound nothing is guessed', () => {
    const far = ask('subtraction 10^12 s=squares');
    expect([far.outcome, far.grundy, far.winning.complete]).toEqual([null, null, false]);
    expect(far.outcomeReason?.code).toBe('beyond-search');
    expect(ask('subtraction 10^50 s=1,10^40').outcome).toBeNull();
    expect(ask('subtraction 9 s=1,10^40').outcome).toBe('N');
  });

  test('proper divisors: large heaps, and the bound of their size', () => {
    const { grundy, winning } = ask('subtraction 10^12 s=divisors');
    expect([grundy, winning.count]).toEqual([12n, 13n]);
    expect(winningTo('subtraction 12 s=divisors')).toEqual(['11 s=divisors', '9 s=divisors']);
  });

  describe('lengths of any set with members up to 40, against the definition', () => {
    const next = random(18);
    const sets = Array.from({ length: 24 }, (_, i) => {
      const size = 1 + (i % 6);
      return [
        ...new Set(Array.from({ length: size }, () => 1 + Math.floor(next() * (i < 12 ? 9 : 40)))),
      ].sort((a, b) => a - b);
    });
    test.each(sets.map((set) => [set.join(',')] as const))('{%s}', (typed) => {
      const set = typed.split(',').map(Number);
      const most = 6_000;
      for (const how of HOWS) {
        const lengths = lasting(how, set, most);
        for (let heap = most - 1; heap > 0; heap -= 97)
          expect(lengthOf(how, set.map(BigInt), BigInt(heap)), `${how.measure} ${how.win} ${heap}`).toBe(
            BigInt(lengths[heap]!),
          );
      }
    });
  });

  test('lengths that fall by thousands in a step go on by the period, too', () => {
    const period = 20_001;
    for (const how of HOWS) {
      const lengths = lasting(how, [1, 20_000], 5 * period);
      const length = (heap: bigint) => lengthOf(how, [1n, 20_000n], heap);
      const rise = lengths[4 * period]! - lengths[3 * period]!;
      for (let heap = 3 * period; heap < 4 * period; heap += 1)
        expectSame(lengths[heap + period]! - lengths[heap]!, rise, () => `${how.measure} ${how.win} ${heap}`);
      for (const heap of [19_999, 20_000, 20_001, 41_234, 69_999, 100_000]) {
        expect(length(BigInt(heap))).toBe(BigInt(lengths[heap]!));
        const beyond = BigInt(heap) + 10n ** 20n * BigInt(period);
        if (heap >= period) expect(length(beyond)).toBe(BigInt(lengths[heap]!) + 10n ** 20n * BigInt(rise));
      }
    }
  });

  test('the period of a set with a large member lies beyond what is computed at first', () => {
    const set = [1n, 500_000n];
    expect(lengthCostOf({ measure: 'suspense', win: 'normal' }, set, 3_000_000n)).toBeLessThan(100_000);
    const length = lengthOf({ measure: 'suspense', win: 'normal' }, set, 3_000_000n);
    const rise = lengthOf({ measure: 'suspense', win: 'normal' }, set, 3_000_000n + 500_001n) - length;
    expect(length + 2n * rise).toBe(
      lengthOf({ measure: 'suspense', win: 'normal' }, set, 3_000_000n + 2n * 500_001n),
    );
    expect(length % 2n === 1n).toBe((3_000_000 % 500_001) % 2 === 1 || 3_000_000 % 500_001 === 500_000);
  });

  test('how long a heap lasts, beyond what a search of positions reaches', () => {
    expect(ask('subtraction 1000000 s=1,2,3').remoteness).toBe(500_000n);
  });
});

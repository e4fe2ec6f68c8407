/** Values and periods of octal games: against the definition, and against the published table; moves of huge heaps counted. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  exportOctal,
  importOctal,
  octalCost,
  octalCovers,
  octalKnowing,
  octalSequence,
} from '../../src/engine/maths/octal-book.ts';
import { GRUNDYS_LAW, type HeapLaw, lawOfCode, parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { chooseSparse, makeMarks, makeTape, sparseBlock } from '../../src/engine/maths/octal-kernel.ts';
import { certify, neededFor } from '../../src/engine/maths/octal-period.ts';
import { HeapSequence } from '../../src/engine/maths/octal-sequence.ts';
import { countSplits, splitsTo } from '../../src/engine/maths/octal-splits.ts';
import { mex } from '../support/arithmetic.ts';
import { expectSame } from '../support/same.ts';

interface Known {
  readonly status: string;
  readonly period?: number;
  readonly preperiod?: number;
  readonly first48?: readonly number[];
}
const table = (
  JSON.parse(readFileSync(new URL('../data/octal-periods.json', import.meta.url), 'utf8')) as {
    readonly codes: Readonly<Record<string, Known>>;
  }
).codes;

const law = (text: string): HeapLaw => lawOfCode(parseOctalCode(text)!);

/** Values by the definition, sharing nothing with the engine's loops. */
const plain = ({ whole, one, two, unequal }: HeapLaw, count: number): readonly number[] => {
  const g: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const seen = new Set<number>();
    if (whole.includes(n)) seen.add(0);
    for (const k of one) if (n - k > 0) seen.add(g[n - k]!);
    for (const k of two)
      for (let a = 1; a < n - k; a += 1) if (!unequal || 2 * a !== n - k) seen.add(g[a]! ^ g[n - k - a]!);
    g.push(mex(seen));
  }
  return g;
};

describe('values', () => {
  test.each(['0.6', '0.777', '0.007', '4.7', '0.3331', '0.4567'])('%s as by the definition', (text) => {
    const sequence = new HeapSequence(law(text));
    sequence.extend(3000);
    const right = plain(law(text), 3000);
    for (let n = 0; n < 3000; n += 1) expectSame(sequence.at(BigInt(n)), right[n]!, () => `heap ${n}`);
  });

  test.each(['0.6', '0.777', 'grundy'])('%s by the sparse method: each is the mex of its options', (text) => {
    const rules = text === 'grundy' ? GRUNDYS_LAW : law(text);
    const sequence = new HeapSequence(rules);
    sequence.extend(40_000);
    expect(sequence.method).toBe('sparse');
    const g = sequence.values;
    for (let n = 2; n < 40_000; n += n < 300 ? 1 : 709) {
      const seen = new Set<number>();
      for (const k of rules.one) if (n > k) seen.add(g[n - k]!);
      if (rules.whole.includes(n)) seen.add(0);
      for (const k of rules.two)
        for (let a = 1, b = n - k - 1; a <= b; a += 1, b -= 1)
          if (!rules.unequal || a !== b) seen.add(g[a]! ^ g[b]!);
      expect(g[n], `heap ${n}`).toBe(mex(seen));
    }
  });

  test('by the sparse method from heap 12 on: small heaps, where one split alone reaches a value', () => {
    for (let digits = 0; digits < 512; digits += 3) {
      const text = `0.${digits.toString(8).padStart(3, '0')}`;
      const code = parseOctalCode(text);
      if (code === null || lawOfCode(code).two.length === 0) continue;
      const right = plain(lawOfCode(code), 200);
      const tape = makeTape(200, Uint16Array.from(right), 12);
      const sparse = chooseSparse(Uint16Array.from(right), 12);
      expect(sparseBlock(tape, 12, 200, lawOfCode(code), makeMarks(), sparse), text).toBe(200);
      expect([...tape.values.subarray(0, 200)], text).toEqual(right);
    }
  });

  test('come out the same however they are asked for', () => {
    const whole = new HeapSequence(law('0.6'));
    whole.extend(9000);
    const pieces = new HeapSequence(law('0.6'));
    for (let n = 7; n < 9000; n += 613) pieces.value(BigInt(n));
    for (let n = 0; n < pieces.count; n += 1) expect(pieces.at(BigInt(n))).toBe(whole.at(BigInt(n)));
  });

  test('begin as in the table, all codes of up to three digits', () => {
    let compared = 0;
    for (const [text, { first48 }] of Object.entries(table)) {
      if (first48 === undefined) continue;
      const sequence = new HeapSequence(law(text));
      sequence.extend(48);
      expect(
        first48.map((_, n) => sequence.at(BigInt(n))),
        text,
      ).toEqual(first48);
      compared += 1;
    }
    expect(compared).toBe(140);
  });
});

describe('periods', () => {
  test('are proved as in the table, every code that needs fewer than 4,000 values', () => {
    let proved = 0;
    for (const [text, { preperiod, period }] of Object.entries(table)) {
      if (preperiod === undefined || period === undefined) continue;
      const needed = neededFor(preperiod, period, law(text));
      if (needed > 4000) continue;
      const sequence = new HeapSequence(law(text));
      sequence.extend(needed);
      expect(sequence.certificate, text).toEqual({ preperiod, period, needed });
      proved += 1;
    }
    expect(proved).toBeGreaterThan(650);
  });

  test('are not claimed one value too early, nor for codes without one', () => {
    for (const text of ['0.77', '0.07', '0.137', '0.156', '0.055', '4.366']) {
      const { preperiod, period } = table[text]!;
      const needed = neededFor(preperiod!, period!, law(text));
      if (needed > 10_000) continue;
      const sequence = new HeapSequence(law(text));
      sequence.extend(needed - 1);
      expect(sequence.certificate, text).toBeNull();
    }
    for (const [text, { status }] of Object.entries(table).filter((_, i) => i % 9 === 5)) {
      if (status === 'proven') continue;
      const sequence = new HeapSequence(law(text));
      sequence.extend(5000);
      expect(sequence.certificate, text).toBeNull();
    }
  });

  test('are known of a heap whose values have repeated once', () => {
    let late = 0;
    for (const [text, { preperiod, period }] of Object.entries(table)) {
      if (preperiod === undefined || period === undefined) continue;
      const needed = 2 * Math.max(preperiod, 1) + 2 * period + text.length - 2;
      if (needed < 300 || needed > 4000) continue;
      const code = parseOctalCode(text)!;
      expect(octalKnowing(code, BigInt(preperiod + period)).certificate, text).toMatchObject({
        preperiod,
        period,
      });
      late += 1;
    }
    expect(late).toBeGreaterThan(20);
  });

  test('Guy and Smith: g(n + p) = g(n) for n0 ≤ n < 2·n0 + p + t, n0 at least 1, t the last digit', () => {
    for (const text of ['0.7', '0.77', '0.156', '0.3', '4.3']) {
      const t = text.length - 2;
      for (const [preperiod, period] of [
        [0, 2],
        [1, 2],
        [2, 1],
        [71, 12],
      ] as const) {
        const last = 2 * Math.max(preperiod, 1) + period + t - 1;
        expect(neededFor(preperiod, period, law(text)), text).toBe(last + period + 1);
      }
    }
  });

  test('need n0 ≥ 1: 0.4 repeats at first with period 1, and that proves nothing', () => {
    const zeros = Uint16Array.from(plain(law('0.4'), 3));
    expect([...zeros]).toEqual([0, 0, 0]);
    expect(certify(zeros, 3, law('0.4'))).toBeNull();
    expect(plain(law('0.4'), 4)[3]).toBe(1);
  });

  test('Kayles: period 12, last exception 70 (Guy and Smith 1956)', () => {
    const sequence = octalKnowing(parseOctalCode('0.77')!, 10n ** 40n);
    expect(sequence.certificate).toEqual({ preperiod: 71, period: 12, needed: 168 });
    const right = plain(law('0.77'), 400);
    expect(right[70]).not.toBe(right[82]);
    for (let n = 71; n + 12 < 400; n += 1) expect(right[n]).toBe(right[n + 12]);
    expect(Array.from({ length: 12 }, (_, i) => right[72 + i])).toEqual([4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]);
  });

  test('what is out of reach is said to be, and costs nothing', () => {
    for (const text of ['0.6', '0.054', '0.106']) {
      const code = parseOctalCode(text)!;
      expect(octalCovers(code, 10n ** 40n), text).toBe(false);
      expect(octalCovers(code, 5000n), text).toBe(true);
      expect(octalCost(code, 5000n), text).toBeLessThan(200_000);
    }
  });

  test('those that come late are answered whatever the heap', () => {
    for (const text of ['0.16', '4.406', '0.165', '0.356', '4.075']) {
      const { preperiod, period } = table[text]!;
      const code = parseOctalCode(text)!;
      const heap = 10n ** 999n + 7n;
      expect(octalCovers(code, heap)).toBe(true);
      expect(octalCost(code, heap)).toBeLessThanOrEqual(1_000_000);
      const sequence = octalKnowing(code, heap);
      expect(sequence.certificate).toMatchObject({ preperiod, period });
      const same = preperiod! + Number((heap - BigInt(preperiod!)) % BigInt(period!));
      expect(sequence.at(heap)).toBe(sequence.at(BigInt(same)));
      expect(octalCost(code, heap)).toBe(0);
    }
  });
});

describe('records that are kept', () => {
  test('come back certified; damaged ones do not', () => {
    octalKnowing(parseOctalCode('0.356')!, 10n ** 30n);
    const record = exportOctal().find(({ code }) => code === '0.356')!;
    expect(record).toMatchObject({ code: '0.356', preperiod: 7315, period: 142 });
    expect(importOctal(record)).toBe(true);
    expect(octalSequence(parseOctalCode('0.356')!).certificate?.needed).toBe(14_917);
    const changed = (at: number) => record.values.map((value, n) => (n === at ? value ^ 1 : value));
    expect(importOctal({ ...record, values: changed(0) })).toBe(false);
    expect(importOctal({ ...record, values: changed(3000) })).toBe(false);
    expect(importOctal({ ...record, values: changed(7400) })).toBe(false);
    expect(importOctal({ ...record, preperiod: 7000 })).toBe(false);
    // A later beginning would be true of the values, and is not the last exception.
    const later = [...record.values, record.values[record.preperiod]!];
    const longer = { ...record, preperiod: record.preperiod + 1, values: Uint16Array.from(later) };
    expect(importOctal(longer)).toBe(false);
    expect(importOctal({ ...record, period: 71 })).toBe(false);
    expect(importOctal({ ...record, code: '0.377' })).toBe(false);
    expect(importOctal({ ...record, code: 'nonsense' })).toBe(false);
    expect(importOctal({ ...record, period: 142.5 })).toBe(false);
  });
});

describe('moves to a value', () => {
  test.each(['0.77', '0.07', '0.165', '0.137', '4.31', '0.6'])(
    '%s: listed and counted as by looking',
    (text) => {
      const code = parseOctalCode(text)!;
      const right = plain(law(text), 700);
      for (const total of [2, 3, 71, 168, 169, 333, 500, 698]) {
        const sequence = octalKnowing(code, BigInt(total + 1));
        for (let target = 0; target <= 9; target += 1) {
          const all: bigint[] = [];
          for (let a = 1; 2 * a <= total; a += 1)
            if ((right[a]! ^ right[total - a]!) === target) all.push(BigInt(a));
          const listed = [...splitsTo(sequence, BigInt(total), target)];
          expect(
            listed.toSorted((a, b) => Number(a - b)),
            `${total} to ${target}`,
          ).toEqual(all);
          expect(countSplits(sequence, BigInt(total), target)).toBe(BigInt(all.length));
        }
      }
    },
  );

  test('counts of all targets make up all splits of a heap of 1,000 digits', () => {
    const sequence = octalKnowing(parseOctalCode('0.77')!, 10n ** 999n);
    const total = 10n ** 999n - 2n;
    let sum = 0n;
    for (let target = 0; target < 16; target += 1) sum += countSplits(sequence, total, target);
    expect(sum).toBe(total / 2n);
    const [first] = splitsTo(sequence, total, 0);
    expect(first).toBe(total / 2n);
  });
});

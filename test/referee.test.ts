/** The referee: laws rewritten from the page of rules, and tested with its sample positions, tables and sentences. */
import { describe, expect, test } from 'vitest';
import { cases, normaliseLine, winning } from './referee/cases.ts';
import { drawing } from './referee/draw.ts';
import { generators } from './referee/generate.ts';
import { laws } from './referee/laws/index.ts';
import { type How, readLine } from './referee/line.ts';
import { solver } from './referee/solver.ts';
import { tables } from './referee/tables.ts';
import { upTo } from './referee/text.ts';
import { amount } from './support/amount.ts';
import { random } from './support/random.ts';

const { verdict } = solver(100_000);
const grundy = (line: string): number => verdict(readLine(line)).grundy;
const isLost = (line: string): boolean => !verdict(readLine(line)).normal;
const isLostMisere = (line: string): boolean => !verdict(readLine(line)).misere;

test('has a law and a generator for the same games', () =>
  expect(Object.keys(generators).sort()).toEqual(Object.keys(laws).sort()));

describe('cases.jsonl', () => {
  test.each(cases.map((item) => [item.line, item] as const))('%s', (line, item) => {
    const asked = readLine(line);
    const judged = verdict(asked);
    expect(judged[asked.misere ? 'misere' : 'normal'] ? 'N' : 'P').toBe(item.outcome);
    if (item.grundy !== undefined) expect(String(judged.grundy)).toBe(item.grundy);
    if (item.to !== undefined) {
      const reached = winning(asked, verdict).map(normaliseLine);
      expect([...new Set(reached)].sort()).toEqual(
        [...new Set(item.to)].map((to) => `${item.game} ${to}`.trim()).sort(),
      );
    }
  });
});

describe('reference tables', () => {
  test.each(Object.entries(tables.dynamic_nim_losing_first_player_may_not_take_all))(
    'dynamic k=%s: losing starts to 60',
    (k, losing) =>
      expect(upTo(60).filter((n) => isLost(`dynamic ${n} k=${k}`))).toEqual(losing.filter((n) => n <= 60)),
  );
  test('wythoff: values to (12, 12)', () =>
    expect(
      tables.wythoff_sg_rows_0_to_12.map((row, x) => row.map((_, y) => grundy(`wythoff ${x} ${y}`))),
    ).toEqual(tables.wythoff_sg_rows_0_to_12));
  test('euclid: values to (12, 12)', () =>
    expect(upTo(12).map((x) => upTo(12).map((y) => grundy(`euclid ${x} ${y}`)))).toEqual(
      tables['euclid_sg_to_zero_1..12'],
    ));
  test('lasker: values to 18', () =>
    expect([0, ...upTo(18)].map((n) => grundy(`lasker ${n}`))).toEqual(
      tables['lasker_nim_0..60'].slice(0, 19),
    ));
  test('subtraction s=divisors: values to 40', () =>
    expect(upTo(40).map((n) => grundy(`subtraction ${n} s=divisors`))).toEqual(
      tables['divisor_subtract_1..40'],
    ));
  test('division: values to 40', () =>
    expect(upTo(40).map((n) => grundy(`division ${n}`))).toEqual(
      tables['proper_divisor_replace_1..40 (=Omega(n) A001222)'],
    ));
  test.each([
    ['squares', tables.take_a_square_A014586],
    ['fibonacci', tables.take_a_fibonacci_A014588],
  ] as const)('subtraction s=%s: values to 60', (set, values) =>
    expect([0, ...upTo(60)].map((n) => grundy(`subtraction ${n} s=${set}`))).toEqual(values.slice(0, 61)),
  );
  test.each([
    ['rule=mock', tables['coin_mock_turtles(<=3 coins)_0-based odious A000069']],
    ['rule=ruler', tables['coin_ruler(consecutive run) A006519']],
    ['max=5', tables['coin_turn_at_most_5 A054016 (1-based)']],
  ] as const)('coins %s: values to place 9', (rule, values) =>
    expect(upTo(9).map((place) => grundy(`coins ${'T'.repeat(place - 1)}H ${rule}`))).toEqual(
      values.slice(0, 9),
    ),
  );
  test('flip rule=product: values to (3, 3) are nim-products', () =>
    expect(upTo(3).map((x) => upTo(3).map((y) => grundy(`flip ${x},${y} rule=product`)))).toEqual(
      tables.nim_product_16x16.slice(0, 3).map((row) => row.slice(0, 3)),
    ));
  test.each(Object.entries(tables.misere_single_heap_P))(
    'octal code=%s: lost single heaps under misère play to 16',
    (code, lost) =>
      expect(upTo(16).filter((n) => isLostMisere(`octal ${n} code=${code}`))).toEqual(
        lost.filter((n) => n <= 16),
      ),
  );
  test.each(
    Object.entries(tables['chomp_winning_openings_(row,col)_1-based_poison_at_(1,1)']).filter(([board]) => {
      const [rows, columns] = board.split('x').map(Number);
      return rows! <= 5 && columns! <= 6;
    }),
  )('chomp %s: openings and remoteness', (board, { openings, remoteness }) => {
    const [rows, columns] = board.split('x').map(Number) as [number, number];
    const after = openings.map(([row, column]) =>
      upTo(rows)
        .map((r) => (r >= row ? column - 1 : columns))
        .filter((length) => length > 0)
        .join(' '),
    );
    const asked = readLine(`chomp ${board}`);
    expect([...winning(asked, verdict)].sort()).toEqual(after.map((to) => `chomp ${to}`).sort());
    expect(verdict(asked).remoteness.normal).toBe(remoteness);
  });
});

const SUMS = amount(60, 300);

describe('what the page says of compounds', () => {
  const draw = drawing(random(31));
  const drawn = draw.many(SUMS, () =>
    draw
      .many(draw.int(2, 3), () => draw.pick(Object.keys(laws)))
      .map((game) => `${game} ${generators[game]!(draw, 1)}`),
  );
  const rules: Readonly<Record<How, (line: string, parts: readonly string[]) => void>> = {
    sum: (line, parts) => expect(grundy(line), line).toBe(parts.map(grundy).reduce((a, b) => a ^ b)),
    every: (line, parts) => {
      const longest = Math.max(...parts.map((part) => verdict(readLine(part)).suspense));
      expect(isLost(`every ${line}`), line).toBe(longest % 2 === 0);
    },
    all: (line, parts) => {
      const first = Math.min(...parts.map((part) => verdict(readLine(part)).remoteness.normal));
      expect(isLost(`all ${line}`), line).toBe(first % 2 === 0);
    },
    any: (line, parts) => expect(isLost(`any ${line}`), line).toBe(parts.every(isLost)),
  };
  test.each(Object.entries(rules))(`%s: ${SUMS} random ones`, (_, holds) => {
    for (const parts of drawn) holds(parts.join(' + '), parts);
  });
});

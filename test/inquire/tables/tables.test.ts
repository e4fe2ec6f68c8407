/** Tables: families found by trying lines, entries as in published tables, and patterns that are found, not known. */
import { describe, expect, test } from 'vitest';
import { Work } from '../../../src/engine/core/work.ts';
import { tableScreen } from '../../../src/inquire/screens/inquiries.ts';
import { findPeriod } from '../../../src/inquire/tables/patterns.ts';
import { readTable, type Show, sizedWish, tabulate } from '../../../src/inquire/tables/table.ts';
import { locales, parseLine } from '../../../src/texts/index.ts';

const shapeOf = (typed: string) => {
  const read = readTable(typed, parseLine);
  if (!read.ok) throw new Error(`${typed}: ${JSON.stringify(read.error)}`);
  return read.value;
};
const tableOf = (typed: string, size: number | null = null, show: Show | null = null) =>
  tabulate(shapeOf(typed), { size, show }, { bound: 200_000, over: () => false });

test.each([
  ['wythoff', 'wythoff a b', ['a', 'b']],
  ['wythoff a=2', 'wythoff a b a=2', ['a', 'b']],
  ['bash max=3', 'bash n max=3', ['n']],
  ['nim', 'nim n', ['n']],
  ['nim a b 5', 'nim a b 5', ['a', 'b']],
  ['nim 3 4', 'nim n 3 4', ['n']],
  ['ferguson', 'ferguson a b', ['a', 'b']],
  ['euclid', 'euclid a b', ['a', 'b']],
  ['chomp 3xn', 'chomp 3xn', ['n']],
  ['chomp axb', 'chomp axb', ['a', 'b']],
  ['kayles', 'kayles n', ['n']],
  ['威佐夫', '威佐夫 a b', ['a', 'b']],
])('%s is the family %s', (typed, template, names) => {
  expect(shapeOf(typed)).toMatchObject({ template, names });
});

test.each([
  ['nosuchgame', { kind: 'line', refusal: { code: 'unknown-game' } }],
  ['', { kind: 'line', refusal: { code: 'empty-line' } }],
  ['bash', { kind: 'line', refusal: { code: 'missing-option' } }],
  ['nim a b c', { kind: 'names', names: ['a', 'b', 'c'] }],
  ['dag', { kind: 'line' }],
])('%s has no table', (typed, error) => {
  expect(readTable(typed, parseLine)).toMatchObject({ ok: false, error });
});

test.each([
  ['wythoff 20', 'wythoff', 20],
  ['kayles 60', 'kayles', 60],
  ['bash 30 max=3', 'bash max=3', 30],
  ['nim 8 misere', 'nim misere', 8],
  ['威佐夫 20', '威佐夫', 20],
  ['kayles 99999999999999999999', 'kayles', 400],
])('%s is a table up to a number', (typed, family, size) => {
  expect(sizedWish({ typed, size: null, show: null }, parseLine)).toEqual({
    typed: family,
    size,
    show: null,
  });
});

test('a draw is told as one, and a value without a number as ∞; neither was not found', () => {
  const typed = 'digraph 1>2 2>1 2>3 at=1 + nim n misere';
  expect(tableOf(typed, 3)).toMatchObject({ unknown: 0, show: 'outcomes', rows: [['D', 'D', 'D', 'D']] });
  expect(tableOf('digraph 1>2 2>1 at=1 + nim n', 2, 'values')).toMatchObject({
    unknown: 0,
    rows: [['∞', '∞', '∞']],
  });
});

test('of “any” the components that need no search are asked first, wherever they stand', () => {
  for (const typed of ['any cram 7xn + nim 2', 'any nim 2 + cram 7xn'])
    expect(
      tabulate(
        shapeOf(typed),
        { size: 20, show: null },
        { bound: 1_000, work: new Work(60_000), over: () => false },
      ).rows,
    ).toEqual([['', ...Array.from({ length: 20 }, () => 'N')]]);
});

test.each([
  // A heap that stays as it is.
  'wythoff n 20',
  'nim 3 4',
  'nim a b 5',
  'chomp 3xn',
  'nim n + kayles 5',
  'nim 3 + wythoff 5',
  'nosuchgame 20',
  'kayles',
  '20',
  '',
])('in “%s” no number is a size', (typed) => {
  expect(sizedWish({ typed, size: null, show: null }, parseLine).size).toBeNull();
});

test('a size that is said leaves the number to the line', () => {
  const wish = { typed: 'wythoff 5', size: 20, show: null };
  expect(sizedWish(wish, parseLine)).toEqual(wish);
});

describe('entries', () => {
  test('Wythoff’s first P-positions and values (M. Rosenfeld’s and others’ tables)', () => {
    const table = tableOf('wythoff', 7);
    expect(table.show).toBe('values');
    expect(table.rows[0]).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(table.rows[1]).toEqual(['1', '2', '0', '4', '5', '3', '7', '8']);
    expect(table.rows[2]!.indexOf('0')).toBe(1);
    expect(table.rows[5]!.indexOf('0')).toBe(3);
  });

  test('outcomes where they are asked for, or where there are no values', () => {
    expect(tableOf('ferguson', 3, 'outcomes').rows).toEqual([
      ['', '', '', ''],
      ['', 'P', 'N', 'P'],
      ['', 'N', 'N', 'N'],
      ['', 'P', 'N', 'P'],
    ]);
    expect(tableOf('nim misere', 4).rows).toEqual([['N', 'P', 'N', 'N', 'N']]);
  });

  test('sizes keep to the limits, and what there is no time for is unknown', () => {
    expect(tableOf('ferguson', 1000, 'outcomes').rows).toHaveLength(64);
    expect(tableOf('nim', 1000).rows[0]).toHaveLength(401);
    const late = tabulate(shapeOf('nim'), { size: 5, show: null }, { bound: 100, over: () => true });
    expect(late).toMatchObject({ unknown: 6, patterns: [] });
  });
});

describe('patterns', () => {
  test.each<[string, number | null, Show | null, object]>([
    ['bash max=3', 40, null, { kind: 'formula', statement: 'SG = n mod 4', proved: 'bash' }],
    ['bash max=3', 40, null, { kind: 'period', of: 'values', preperiod: 0, period: 4, proved: 'bash' }],
    ['nim a b', 12, null, { kind: 'formula', statement: 'SG = a ^ b', proved: 'bouton' }],
    ['nim a b', 12, null, { kind: 'formula', statement: 'P iff a = b', proved: 'bouton' }],
    [
      'wythoff',
      20,
      null,
      { kind: 'formula', statement: 'P iff min(a, b) = phi-floor(abs(a - b))', proved: 'wythoff' },
    ],
    ['wythoff', 20, null, { kind: 'differences', step: 1, proved: 'wythoff' }],
    ['wythoff a=2', 30, 'outcomes', { kind: 'differences', step: 2, proved: 'wythoff' }],
    [
      'wythoff',
      30,
      'outcomes',
      { kind: 'rays', exact: { ratio: '(1 + √5)/2', within: '(√5 − 1)/2' }, proved: 'wythoff' },
    ],
    [
      'wythoff a=2',
      30,
      'outcomes',
      { kind: 'rays', exact: { ratio: '(2 + √8)/2', within: '√8/2' }, proved: 'wythoff' },
    ],
    ['euclid', 20, null, { kind: 'wedge', p: '8/5', n: '13/8', exact: '(1 + √5)/2', proved: 'euclid' }],
    [
      'ferguson',
      16,
      null,
      { kind: 'formula', statement: 'SG = trailing((a - 1) | (b - 1))', proved: 'ferguson' },
    ],
    [
      'box',
      20,
      null,
      { kind: 'formula', statement: 'P iff lowbit(max(a, b) + 1) = max(a, b) + 1', proved: 'box-halving' },
    ],
    ['fibonacci', 60, null, { kind: 'formula', statement: 'P iff isfib(n)', proved: 'zeckendorf' }],
    ['kayles', 200, null, { kind: 'period', of: 'values', preperiod: 71, period: 12, proved: 'octal' }],
    ['kayles', 120, null, { kind: 'period', of: 'values', preperiod: 71, period: 12, proved: 'octal' }],
    [
      'subtraction s=1,3,4',
      60,
      null,
      { kind: 'period', of: 'values', preperiod: 0, period: 7, proved: 'subtraction' },
    ],
    ['dynamic k=1', 60, null, { kind: 'formula', statement: 'P iff lowbit(n) = n', proved: 'schwenk' }],
    ['kayles', null, null, { kind: 'period', of: 'values', preperiod: 71, period: 12, proved: 'octal' }],
    ['dynamic k=2', 60, null, { kind: 'sums', proved: 'schwenk' }],
    ['chomp 2xn', 20, 'outcomes', { kind: 'period', of: 'outcomes', proved: 'chomp-stealing' }],
  ])('%s up to %s', (typed, size, show, pattern) => {
    expect(tableOf(typed, size, show).patterns).toContainEqual(expect.objectContaining(pattern));
  });

  test('that P-positions thin out, or end, is no period beside the formula that says so', () => {
    for (const typed of ['dynamic k=1', 'nim', 'chomp nxn', 'subtraction s=divisors'])
      expect(tableOf(typed, 60, 'outcomes').patterns.map(({ kind }) => kind)).toEqual(['formula']);
  });

  test('a few entries show what is proved, and nothing else', () => {
    expect(tableOf('nim', 3).patterns).toEqual([
      { kind: 'formula', statement: 'SG = n', proved: 'bouton', seen: 3 },
      { kind: 'formula', statement: 'P iff n = 0', proved: 'bouton', seen: 3 },
    ]);
    // 0, 1, 2, 3, 1: the first four are n.
    for (const size of [3, 4]) expect(tableOf('kayles', size).patterns).toEqual([]);
  });

  test('none where there is none, and no more than the table shows', () => {
    expect(tableOf('grundy', 60).patterns).toEqual([]);
    // 40 values of Kayles come before its period begins.
    expect(tableOf('kayles', 40).patterns.filter(({ proved }) => proved !== null)).toEqual([]);
  });
});

describe('where not all entries are found', () => {
  const within = (typed: string, size: number | null, units: number) => {
    const work = new Work(units);
    return tabulate(shapeOf(typed), { size, show: null }, { bound: 5_000, work, over: () => work.left < 0 });
  };

  test('a pattern is seen only as far as none is missing', () => {
    for (const typed of ['cram 3xn', 'grundy n misere']) {
      const { rows, patterns } = within(typed, 60, 400_000);
      const first = rows[0]!.indexOf('?');
      expect(first, typed).toBeGreaterThan(8);
      expect(patterns.length, typed).toBeGreaterThan(0);
      for (const { seen } of patterns) expect(seen, typed).toBe(first - 1);
    }
  });

  test('a remainder is told where it was seen again and again', () => {
    const { patterns } = within('cram 3xn', 60, 400_000);
    expect(patterns.filter(({ kind }) => kind === 'formula')).toEqual([]);
  });

  test('who wins is still found by theory, and the patterns in it', () => {
    const { show, unknown, patterns } = within('wythoff a b a=2', 40, 400_000);
    expect([show, unknown]).toEqual(['outcomes', 0]);
    expect(patterns).toContainEqual(expect.objectContaining({ kind: 'differences', step: 2, seen: 40 }));
  });
});

test.each<[string, number, Show | null, string | null]>([
  ['nim a b', 8, null, 'bouton'],
  ['nim a b misere', 8, null, 'bouton-misere'],
  ['kayles a b', 8, null, 'octal'],
  ['fibonacci n misere', 20, null, 'one-fewer'],
  ['wythoff', 8, 'outcomes', 'wythoff'],
  // Values that were searched, where the theorem tells who wins.
  ['wythoff', 8, null, null],
  ['moore k=2', 5, null, null],
  ['fibonacci', 20, 'values', null],
  // Several theorems.
  ['nim a + kayles b', 5, null, null],
  ['kayles a + nim b', 5, null, null],
  ['cram axb', 4, 'outcomes', null],
  ['chomp axb', 4, 'outcomes', null],
  ['every nim a + nim b', 5, null, null],
])('%s up to %s, %s: the entries rest on %s', (typed, size, show, theorem) => {
  expect(tableOf(typed, size, show).theorem).toBe(theorem);
});

test('no P-position is farther from the rays than is told', () => {
  for (const [typed, size] of [
    ['wythoff misere', 20],
    ['wythoff misere', 40],
    ['wythoff', 25],
    ['any wythoff a b + nim 0', 33],
  ] as const) {
    const { rows, patterns } = tableOf(typed, size, 'outcomes');
    const ray = patterns.find((pattern) => pattern.kind === 'rays')!;
    const offs = rows.flatMap((row, b) =>
      row.flatMap((entry, a) =>
        entry === 'P' && 0 < a && a < b ? [Math.abs(b - Number(ray.slope) * a)] : [],
      ),
    );
    expect(Math.max(...offs), typed).toBeLessThanOrEqual(Number(ray.off) + 1e-9);
  }
});

test.each([
  ['0123012301230', { preperiod: 0, period: 4 }],
  ['99012012012012', { preperiod: 2, period: 3 }],
  ['0123456789', null],
  ['00000', { preperiod: 0, period: 1 }],
  // Once and a half is not enough.
  ['012301', null],
])('the period of %s', (items, found) => {
  expect(findPeriod([...items])).toEqual(found);
});

test('the caption of a table names the draws in it', () => {
  const view = tableOf('nim', 4, 'outcomes');
  const said = (entries: readonly string[]): string =>
    JSON.stringify(tableScreen({ ...view, rows: [entries] }, locales.en, []));
  expect(said(['P', 'N', '', '?', 'N'])).toContain('P- and N-positions for n');
  expect(said(['P', 'N', 'D', 'N', 'N'])).toContain('P- and N-positions and draws (D) for n');
  expect(said(['D', 'D', '?', '', 'D'])).toContain('Draws (D) for n');
});

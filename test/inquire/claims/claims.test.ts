/** Claims tested: the first counterexample, how far a claim holds, and where a theorem says that it holds for ever. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Work } from '../../../src/engine/core/work.ts';
import type { TheoremId } from '../../../src/engine/explain/theorem.ts';
import { gameIds, registry } from '../../../src/games/registry.ts';
import { readClaim, shell, testClaim } from '../../../src/inquire/claims/claim.ts';
import { parseStatement } from '../../../src/inquire/claims/parse.ts';
import { sayTerm } from '../../../src/inquire/claims/say.ts';
import { claimScreen } from '../../../src/inquire/screens/inquiries.ts';
import { ONE_NUMBER_FORMULAS, TWO_NUMBER_FORMULAS } from '../../../src/inquire/tables/patterns.ts';
import { locales, parseLine } from '../../../src/texts/index.ts';
import { amount, some } from '../../support/amount.ts';

const tested = (typed: string, size: number | null = null) => {
  const read = readClaim(typed, parseLine);
  if (!read.ok) throw new Error(`${typed}: ${JSON.stringify(read.error)}`);
  return testClaim(read.value, { bound: 200_000, over: () => false }, size);
};

describe('refuted by the smallest position', () => {
  test.each([
    ['wythoff: P iff a = b', 'wythoff 1 1'],
    ['wythoff: P iff abs(a - b) = min(a, b)', 'wythoff 2 4'],
    ['euclid: N iff floor(b/a) >= 2', 'euclid 1 1'],
    ['bash max=3: SG = n mod 3', 'bash 3 max=3'],
    ['nim: P iff a ^ b ^ c = 0 or a = 1', 'nim 1 0 0'],
    ['kayles: SG = n', 'kayles 4'],
    ['lasker: SG = n', 'lasker 3'],
    ['nim misere: P iff n = 0', 'nim 0 misere'],
    ['chomp 2xn: P', 'chomp 1 1'],
  ])('%s', (typed, line) => {
    const view = tested(typed, 12);
    expect(view.result).toMatchObject({ kind: 'false', at: { line } });
  });

  test('where a claim means nothing it is not tested, and that is told', () => {
    const view = tested('euclid: N if b/a > 2', 4);
    expect(view).toMatchObject({
      result: { kind: 'true', always: null },
      senseless: { count: 5, line: 'euclid 0 0', why: 'divides-by-zero' },
    });
    expect(tested('euclid: N if b/a > 2 if a > 0', 4).senseless).toBeNull();
    expect(tested('nim: SG = n / 0', 4).result).toEqual({ kind: 'untested' });
  });

  test('what the claim says there, and what is so', () => {
    expect(tested('bash max=3: SG = n mod 3').result).toEqual({
      kind: 'false',
      at: {
        line: 'bash 3 max=3',
        numbers: [['n', '3']],
        outcome: 'N',
        sg: '3',
        sides: [
          ['SG', '3'],
          ['n mod 3', '0'],
        ],
      },
    });
  });
});

describe('one position', () => {
  test.each([
    ['nim 3 4 5: N', 'true'],
    ['nim 3 4 5: SG = 2', 'true'],
    ['nim 3 4 5: P', 'false'],
    ['nim 3 4 5 misere: N', 'true'],
    ['nim 3 + kayles 4: N', 'true'],
    ['geography a-b b-c at=a: N', 'false'],
  ])('%s', (typed, kind) => {
    const view = tested(typed, 30);
    expect(view).toMatchObject({ alone: true, checked: 1, complete: true, cappedFrom: null });
    expect(view.result).toMatchObject({ kind, ...(kind === 'true' ? { always: null } : {}) });
  });

  test('its numbers have no names', () => {
    expect(readClaim('nim 3 4 5: SG = a ^ b', parseLine)).toEqual({
      ok: false,
      error: { kind: 'statement', fault: { code: 'unknown-name', token: 'a', names: [] } },
    });
  });

  test('no game alone, with its options, is a position, but where options are all there is', () => {
    for (const id of gameIds.filter((one) => one !== 'addsub' && one !== 'geography')) {
      const options = registry[id].example.split(' ').filter((word) => word.includes('='));
      const read = readClaim(`${id} ${options.join(' ')}: P`, parseLine);
      expect(read.ok && read.value.shape.names.length === 0, id).toBe(false);
    }
  });
});

test.each(['nim a b misere: SG = a ^ b', 'every nim a b: SG = 0', 'nim 3 4 misere: SG = 1'])(
  'there are no values: %s',
  (typed) => {
    expect(readClaim(typed, parseLine)).toEqual({
      ok: false,
      error: { kind: 'statement', fault: { code: 'no-values', token: 'SG' } },
    });
  },
);

describe('true as far as it was tested, and for ever only where that follows', () => {
  test.each([
    ['bash max=3: SG = n mod 4', 'bash'],
    ['bash max=3: P iff n mod 4 = 0', 'bash'],
    ['bash max=3: P if n mod 8 = 4', 'bash'],
    ['bash max=3: SG <= 3', 'bash'],
    ['nim a b c: SG = c ^ (a ^ b)', 'bouton'],
    ['nim a b: P iff a = b', 'bouton'],
    ['nim: N iff a != b', 'bouton'],
    ['wythoff: P iff phi-floor(abs(b - a)) = min(b, a)', 'wythoff'],
    ['ferguson: SG = trailing((a - 1) | (b - 1))', 'ferguson'],
    ['fibonacci: P iff isfib(n)', 'zeckendorf'],
    ['subtraction s=1,3,4: P iff n mod 7 = 0 or n mod 7 = 2', 'subtraction'],
    // True, but nothing in the catalogue says so of these very words.
    ['nim: SG <= a + b', null],
    ['euclid: P if a = 0 and b = 7', null],
    ['bash max=3: SG <= n', null],
  ])('%s', (typed, always) => {
    const view = tested(typed);
    expect(view.result).toEqual({ kind: 'true', always });
    expect(view.complete).toBe(true);
  });

  test.each([
    `nim n ${'1'.repeat(70)}: N`,
    `nim n ${'1'.repeat(59)} ${'2'.repeat(59)} misere: N`,
    `bash n max=${'1'.repeat(70)}: N or P`,
  ])('%s: no statement has such numbers', (typed) => {
    expect(tested(typed, 8).result).toEqual({ kind: 'true', always: null });
  });

  test('a period that was not checked to its end proves nothing', () => {
    expect(tested('bash max=30: SG != 25', 20).result).toEqual({ kind: 'true', always: null });
    expect(tested('kayles: SG > 0 or n mod 12 = 0', 60).result).toEqual({ kind: 'true', always: null });
    expect(tested('kayles: SG > 0 or n mod 12 = 0', 120).result).toEqual({ kind: 'true', always: 'octal' });
  });

  test('positions are counted once, sizes kept to what was asked, and time to what there is', () => {
    expect(tested('nim a b: P iff a = b', 9)).toMatchObject({ checked: 100, size: 9 });
    const read = readClaim('nim a b: P iff a = b', parseLine);
    let calls = 0;
    const over = () => (calls += 1) > 40;
    if (!read.ok) throw new Error('not read');
    const view = testClaim(read.value, { bound: 1000, over });
    expect(view).toMatchObject({ complete: false, result: { kind: 'true' } });
    expect(view.checked).toBe((view.size + 1) ** 2);
  });
});

describe('theorems of the catalogue, in the language of claims', () => {
  const KNOWN: readonly (readonly [claim: string, theorem: TheoremId])[] = [
    ['nim a b c d: SG = a ^ b ^ c ^ d', 'bouton'],
    ['nim a b: N iff a != b', 'bouton'],
    ['nim misere: P iff n = 1', 'bouton-misere'],
    ['nim a b misere: P iff a + b = 1 or (a >= 2 and a = b)', 'bouton-misere'],
    [
      'nim a b c misere: P iff (max(a, b, c) >= 2 and a ^ b ^ c = 0) or (max(a, b, c) <= 1 and a ^ b ^ c = 1)',
      'bouton-misere',
    ],
    ['nim a b c: P iff a = b ^ c', 'bouton'],
    ['nim a b c d: N iff a ^ d != c ^ b', 'bouton'],
    ['restnim a b: SG = a ^ b', 'restnim'],
    ['bash a b max=3: P iff a mod 4 = b mod 4', 'bash'],
    ['bash n max=3 misere: P iff n mod 4 = 1', 'bash-misere'],
    ['moore n k=2: P iff n = 0', 'moore'],
    ['moore a b k=2: N iff a != 0 or b != 0', 'moore'],
    ['moore a b c k=2: P iff a = b and b = c', 'moore'],
    ['moore a b k=2 misere: P iff a + b = 1', 'moore-misere'],
    ['staircase a b c: SG = a ^ c', 'staircase'],
    ['staircase a b: P iff a = 0', 'staircase'],
    ['silver a b: P iff b = a + 1', 'silver'],
    ['silver a b c: SG = (c - b - 1) ^ a', 'silver'],
    ['silver a b c d: P iff b - a - 1 = d - c - 1', 'silver'],
    ['mark: P iff n = 0 or trailing(n - 1) mod 2 = 1', 'mark'],
    ['nimble a b c d: SG = (b mod 2) ^ 2 * (c mod 2) ^ 3 * (d mod 2)', 'nimble'],
    ['lasker: SG = n + 1 if n mod 4 = 3', 'lasker'],
    ['lasker: P iff n = 0', 'lasker'],
    ['lasker a b: P iff a = b', 'lasker'],
    ['subtraction n s=divisors: SG = trailing(n - 1) if n > 0', 'subtract-divisor'],
    ['subtraction n s=divisors: P iff n = 0 or n mod 2 = 1', 'subtract-divisor'],
    ['wythoff: N iff min(a, b) != phi-floor(abs(a - b))', 'wythoff'],
    ['wythoff: N if a = b and a > 0', 'wythoff'],
    [
      'wythoff a=2: P iff abs(a - b) mod 2 = 0 and min(a, b) = sqrt-floor(floor(abs(a - b) * abs(a - b) / 2))',
      'wythoff',
    ],
    ['wythoff a=2: abs(a - b) mod 2 = 0 if P', 'wythoff'],
    [
      'wythoff a=3: P iff abs(a - b) mod 3 = 0 and min(a, b) = floor((sqrt-floor(13 * floor(abs(a - b) / 3) * floor(abs(a - b) / 3)) - floor(abs(a - b) / 3)) / 2)',
      'wythoff',
    ],
    [
      'wythoff a=5: P iff abs(a - b) mod 5 = 0 and min(a, b) = floor((sqrt-floor(29 * floor(abs(a - b) / 5) * floor(abs(a - b) / 5)) - 3 * floor(abs(a - b) / 5)) / 2)',
      'wythoff',
    ],
    ['wythoff a=5: N if abs(a - b) mod 5 != 0', 'wythoff'],
    ['grid a b / c d: SG = b ^ c', 'grid'],
    ['grid a / b: P iff b = 0', 'grid'],
    ['ed a b / c d: SG = trailing((a - 1) | (b - 1)) ^ trailing((c - 1) | (d - 1))', 'ed-split'],
    ['ed a b / c d rule=both: P iff min(a, b) - 1 = min(c, d) - 1', 'ed-both'],
    ['fibonacci: N iff not isfib(n)', 'zeckendorf'],
    ['fibonacci misere: N', 'one-fewer'],
    ['dynamic k=1: P iff lowbit(n) = n', 'schwenk'],
    ['dynamic k=2: P iff isfib(n)', 'schwenk'],
    ['euclid: P iff a * b = 0 or (a != b and max(a, b) <= phi-floor(min(a, b)))', 'euclid'],
    ['euclid: P if a = 0 or b = 0', 'euclid'],
    ['ferguson: N iff a mod 2 = 0 or b mod 2 = 0', 'ferguson'],
    ['box: SG = floor(max(a, b) / (2 * lowbit(max(a, b) + 1)))', 'box-halving'],
    ['ed a b: SG = trailing((a - 1) | (b - 1))', 'ed-split'],
    ['ed a b rule=both: P iff a = 1 or b = 1', 'ed-both'],
    ['chomp a b: P iff a - b = 1', 'chomp-two-rows'],
    ['chomp axb: P iff a * b = 1', 'chomp-stealing'],
    ['chomp nxn: N iff n > 1', 'chomp-stealing'],
    ['chomp 3xn: N', 'chomp-stealing'],
    ['divisor: N', 'divisor-stealing'],
    ['kayles a b: P if a = b', 'sprague-grundy'],
    ['grundy a b: SG = 0 if a = b', 'sprague-grundy'],
    ['euclid: P iff SG = 0', 'sprague-grundy'],
    ['kayles 3 + nim n: N iff SG > 0', 'sprague-grundy'],
    ['nim a b: (SG = a ^ b) and (P if a = b)', 'bouton'],
    ['nim 1 n: P iff n = 1', 'bouton'],
    ['nim 1 2 n: SG = n ^ 3', 'bouton'],
    [
      'nim 5 n misere: P iff (max(5, n) >= 2 and 5 ^ n = 0) or (max(5, n) <= 1 and 5 ^ n = 1)',
      'bouton-misere',
    ],
    ['bash 7 n max=3: N iff n mod 4 != 3', 'bash'],
    ['lasker 2 n: P iff n = 2', 'lasker'],
    ['kayles 3 n: P if n = 3', 'sprague-grundy'],
    ['silver 1 n: P iff n = 2', 'silver'],
    ['nim a + bash b max=3: SG = a ^ (b mod 4)', 'sprague-grundy'],
    ['nim a 2 + restnim b: P iff a ^ b = 2', 'sprague-grundy'],
  ];
  test.each(KNOWN)('%s', (claim, theorem) => {
    expect(tested(claim, claim.startsWith('chomp') || claim.startsWith('divisor') ? 5 : 8).result).toEqual({
      kind: 'true',
      always: theorem,
    });
  });

  test.each(KNOWN)('%s: by brute force at larger sizes', (claim, theorem) => {
    const slow = /chomp axb|chomp nxn|chomp 3xn|divisor|grundy/.test(claim);
    const read = readClaim(claim, parseLine);
    const names = read.ok ? read.value.shape.names.length : 0;
    const size = slow
      ? 6
      : [0, amount(120, 250), amount(20, claim.startsWith('wythoff') ? 60 : 30), amount(8, 12), amount(5, 7)][
          names
        ]!;
    expect(tested(claim, size)).toMatchObject({ size, result: { kind: 'true', always: theorem } });
  });

  test('docs/claims.md promises no other', () => {
    const page = readFileSync(new URL('../../../docs/claims.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(25);
    for (const [, claim, name] of rows) {
      const known = KNOWN.find(([one]) => one === claim!.replaceAll('\\|', '|'));
      expect({ claim, name: known === undefined ? null : locales.en.theorems[known[1]].name }).toEqual({
        claim,
        name,
      });
    }
  });

  test('what is said to hold always holds far beyond what was tested', () => {
    const families = [...new Set(KNOWN.map(([claim]) => claim.slice(0, claim.indexOf(':'))))];
    let always = 0;
    for (const [at, family] of families.entries()) {
      const read = readClaim(`${family}: N`, parseLine);
      const names = read.ok ? read.value.shape.names : [];
      const slow = /chomp axb|chomp nxn|chomp 3xn|divisor|grundy/.test(family);
      const pool =
        names.length === 1
          ? ONE_NUMBER_FORMULAS
          : names.length === 2
            ? TWO_NUMBER_FORMULAS
            : { values: [], outcomes: [] };
      const [n, ...others] = names;
      const rename = (text: string): string => (names.length === 1 ? text.replace(/\bn\b/g, n!) : text);
      expect(others.length).toBeLessThan(4);
      const statements = [
        ...(family.includes('misere') ? [] : pool.values).map((value) => `SG = ${rename(value)}`),
        ...pool.outcomes.flatMap((outcome) => [
          `P iff ${rename(outcome)}`,
          `P if ${rename(outcome)}`,
          `${rename(outcome)} if P`,
        ]),
        'N',
        'P',
      ];
      for (const statement of some(statements, 3, at)) {
        const small = tested(`${family}: ${statement}`, names.length === 1 ? (slow ? 6 : 24) : slow ? 3 : 6);
        if (small.result.kind !== 'true' || small.result.always === null) continue;
        always += 1;
        const large = tested(
          `${family}: ${statement}`,
          names.length === 1 ? (slow ? 9 : amount(100, 200)) : slow ? 4 : amount(14, 26),
        );
        expect({ claim: `${family}: ${statement}`, result: large.result }).toEqual({
          claim: `${family}: ${statement}`,
          result: small.result,
        });
      }
    }
    expect(always).toBeGreaterThan(amount(15, 60));
  });

  test('nothing of them is said of what is near', () => {
    for (const claim of [
      'wythoff a=2: P if a = 0 and b = 0',
      'wythoff a=4: abs(a - b) mod 2 = 0 if P',
      'grid a b / c d: SG = c ^ b or a = 999',
      'ed a b / c d rule=both: P if a = 1 and c = 1',
      'moore a b c k=2: P if a = 0 and b = 0 and c = 0',
      'nimble a b c: P if b = 0 and c = 0',
      'dynamic k=3: P if n = 1',
      'chomp 1xn: P iff n < 2',
      'wythoff a b: P if a = b and a = 0',
      'kayles a b: P if a = b and b = a',
      'fibonacci n limit=3 misere: N if n = 2',
      'mark a b: P if a = 0 and b = 0',
      'lasker a b c: P if a = b and c = 0',
      'moore 1 n k=2: N',
      'nim a + kayles b: P if a = 0 and b = 0',
      'wythoff 2 n: P iff n = 1',
      'silver a b c: P if a = 0 and c = b + 1',
    ])
      expect({ claim, result: tested(claim, 4).result }).toEqual({
        claim,
        result: { kind: 'true', always: null },
      });
  });
});

test.each([
  ['divisor: N', 'divisor-stealing'],
  ['chomp axb: N iff a * b > 1', 'chomp-stealing'],
])('%s holds by its theorem, however few positions there was time for', (typed, always) => {
  const read = readClaim(typed, parseLine);
  if (!read.ok) throw new Error(typed);
  const work = new Work(4_000);
  const view = testClaim(read.value, { bound: 300, work, over: () => work.left < 0 });
  expect(view).toMatchObject({ complete: false, result: { kind: 'true', always } });
});

test.each([
  ['kayles: N if n > 0', 'octal'],
  ['kayles: N if n >= 200', 'octal'],
  // No whole period above that number was seen.
  ['kayles: N if n > 295', null],
  ['octal code=0.03: SG = floor(n / 2) mod 2', 'octal'],
  ['subtraction s=1,3,4: P iff n mod 7 = 0 or n mod 7 = 2 or 5 > n and n = 2', 'subtraction'],
])('%s: what stays as it is beyond a number, or goes round, follows from the period', (typed, always) => {
  expect(tested(typed).result).toEqual({ kind: 'true', always });
});

test('a draw is neither P nor N', () => {
  for (const claim of ['P', 'N', 'P or N'])
    expect(tested(`digraph 1>2 2>1 at=1: ${claim}`).result).toMatchObject({
      kind: 'false',
      at: { outcome: 'D' },
    });
  expect(tested('digraph 1>2 2>1 at=1: not (P or N)').result).toMatchObject({ kind: 'true' });
});

test.each([
  ['nim n: P iff q = 0', ['n']],
  ['wythoff: P iff q = 0', ['a', 'b']],
  ['nim 3 4: P iff q = 0', []],
])('%s: the names that are told are those of its numbers', (typed, names) => {
  expect(readClaim(typed, parseLine)).toMatchObject({
    error: { kind: 'statement', fault: { code: 'unknown-name', token: 'q', names } },
  });
});

test('of names that are too many the one that is too much is told', () => {
  expect(readClaim('wythoff a b c: P iff a = b', parseLine)).toMatchObject({
    error: { kind: 'line', refusal: { facts: { token: 'c' } } },
  });
});

test('a size beyond what is tested is told', () => {
  expect(tested('nim a b: P iff a = b', 5_000)).toMatchObject({
    size: 140,
    cappedFrom: 5_000,
    complete: true,
  });
  expect(tested('nim a b: P iff a = b', 100).cappedFrom).toBeNull();
  expect(tested('nim a b: P iff a = b').cappedFrom).toBeNull();
});

test.each([
  ['wythoff P iff a = b', { kind: 'no-colon' }],
  ['wythof: P iff a = b', { kind: 'line', refusal: { code: 'unknown-game' } }],
  ['wythoff: P iff a = q', { kind: 'statement', fault: { code: 'unknown-name', token: 'q' } }],
  ['nim n: P iff b = 0', { kind: 'statement', fault: { code: 'unknown-name', token: 'b', names: ['n'] } }],
  ['dag: P iff n = 0', { kind: 'line' }],
])('%s is refused', (typed, error) => {
  expect(readClaim(typed, parseLine)).toMatchObject({ ok: false, error });
});

test('the smallest come first, and each once', () => {
  expect(shell(2, 1)).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  expect(shell(3, 4)).toHaveLength(125 - 64);
});

test.each([
  'P iff a = b',
  'SG = (a + b) mod 3',
  'SG = a - (b - c)',
  'not (P or a = 1) and b < 2',
  'N iff floor(b / a) >= 2',
  'SG = ~(a & b) ⊕ -c',
  'P iff a = 0 iff b = 1',
  'P iff (a = 0 iff b = 1)',
  '(P iff a = 0) implies b = 1',
  'P implies a = 0 iff b = 1',
  'P implies a = 0 implies b = 1',
  '(P implies a = 0) implies b = 1',
])('%s reads back as it is said', (text) => {
  const parsed = parseStatement(text, ['a', 'b', 'c']);
  expect(parsed.ok && sayTerm(parsed.value)).toBe(text);
});

test('a claim without meaning at its only position is not told to leave such positions out', () => {
  const said = (typed: string): string => JSON.stringify(claimScreen(tested(typed, 4), locales.en));
  expect(said('nim 0 3: SG = 3 / 0')).toContain('divides by zero, so it’s neither true nor false');
  expect(said('nim: SG = n / 0')).toContain('Leave such positions out');
});

test('what repeats for ever is proved by a theorem on periods, not by the values that were worked out', () => {
  const said = (typed: string): string => JSON.stringify(claimScreen(tested(typed), locales.en));
  expect(said('kayles: N if n > 0')).toContain('It always holds: Guy–Smith theorem (1956)');
  expect(said('subtraction s=2,3: P iff n mod 5 < 2')).toContain('Golomb’s theorem on periods');
});

test('a position is tested for each way to number its heaps', () => {
  const view = tested('candy a b: P if a = b + 1', 7);
  expect(view.result).toMatchObject({
    kind: 'false',
    at: {
      line: 'candy 1',
      numbers: [
        ['a', '1'],
        ['b', '0'],
      ],
    },
  });
  expect(tested('candy a b: P or N', 7).checked).toBe((8 * 9) / 2);
});

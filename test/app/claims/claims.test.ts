/** Claims tested: the first counterexample, how far a claim holds, and where a theorem says that it holds for ever. */
import { describe, expect, test } from 'vitest';
import { readClaim, shell, testClaim } from '../../../src/app/claims/claim.ts';
import { parseStatement } from '../../../src/app/claims/parse.ts';
import { sayTerm } from '../../../src/app/claims/say.ts';
import { parseLine } from '../../../src/locale/index.ts';

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
    ['euclid: P if a = 0', null],
    ['bash max=3: SG <= n', null],
  ])('%s', (typed, always) => {
    const view = tested(typed);
    expect(view.result).toEqual({ kind: 'true', always });
    expect(view.complete).toBe(true);
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
  'SG = ~(a & b) ^ -c',
  'P iff a = 0 iff b = 1',
  'P iff (a = 0 iff b = 1)',
  '(P iff a = 0) implies b = 1',
  'P implies a = 0 iff b = 1',
])('%s reads back as it is said', (text) => {
  const parsed = parseStatement(text, ['a', 'b', 'c']);
  expect(parsed.ok && sayTerm(parsed.value)).toBe(text);
});

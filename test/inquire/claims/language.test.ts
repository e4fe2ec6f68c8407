/** The language of claims: what is understood, what it means, and what is said of the rest. */
import { describe, expect, test } from 'vitest';
import { holds } from '../../../src/inquire/claims/evaluate.ts';
import { parseStatement } from '../../../src/inquire/claims/parse.ts';

const at = (coordinates: Readonly<Record<string, number>>, sg: number | null = 0) => ({
  coordinates: new Map(Object.entries(coordinates).map(([name, value]) => [name, BigInt(value)])),
  sg: () => (sg === null ? null : BigInt(sg)),
  outcome: () => (sg === null ? null : sg === 0 ? ('P' as const) : ('N' as const)),
});
const judged = (text: string, coordinates: Readonly<Record<string, number>>, sg: number | null = 0) => {
  const parsed = parseStatement(text, ['a', 'b', 'c', 'n']);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  const verdict = holds(parsed.value, at(coordinates, sg));
  return verdict.ok ? verdict.value : verdict.error;
};

describe('true', () => {
  test.each<[string, Readonly<Record<string, number>>, number]>([
    ['P iff a = b', { a: 3, b: 3 }, 0],
    ['P iff a = b', { a: 3, b: 4 }, 1],
    ['SG = n mod 4', { n: 21 }, 1],
    ['SG = n % 4', { n: 21 }, 1],
    ['N iff floor(b/a) >= 2', { a: 3, b: 7 }, 1],
    ['N iff ⌊b/a⌋ ≥ 2', { a: 3, b: 7 }, 1],
    ['SG = a ^ b ^ c', { a: 3, b: 4, c: 5 }, 2],
    ['SG = a ⊕ b xor c', { a: 3, b: 4, c: 5 }, 2],
    ['SG = 1 + 2 * 3 - 4', {}, 3],
    ['SG = 1 | 2 ^ 2', {}, 1],
    ['SG = 6 & 3 + 1', {}, 4],
    ['SG = ~a & 7', { a: 5 }, 2],
    ['SG = (0 - 1) mod 4', {}, 3],
    ['SG = -a + 5', { a: 2 }, 3],
    ['SG = lowbit(12) and SG = 4', {}, 4],
    ['SG = popcount(13)', {}, 3],
    ['SG = trailing(11)', {}, 2],
    ['SG = log(9)', {}, 3],
    ['SG = fib(10)', {}, 55],
    ['SG = phi-floor(5)', {}, 8],
    ['SG = phifloor(4)', {}, 6],
    ['SG = max(a, b, 2) - min(a, b)', { a: 1, b: 9 }, 8],
    ['SG = gcd(12, 18)', {}, 6],
    ['SG = abs(a - b)', { a: 2, b: 9 }, 7],
    ['SG = ceil(7 / 2)', {}, 4],
    ['isfib(n) iff P', { n: 21 }, 0],
    ['isfib(n) iff P', { n: 22 }, 1],
    ['P if a = b', { a: 1, b: 2 }, 0],
    ['a = b implies P', { a: 1, b: 1 }, 0],
    ['a = b => P', { a: 1, b: 2 }, 5],
    ['0 < a < b <= 3 and P', { a: 1, b: 3 }, 0],
    ['not P or a = 0', { a: 0 }, 0],
    ['P iff (a + b) mod 2 = 0 and a > 1', { a: 2, b: 2 }, 0],
    ['P 当且仅当 a = b', { a: 3, b: 3 }, 0],
    ['P if and only if a = b', { a: 3, b: 4 }, 1],
    ['P only if a = b', { a: 3, b: 4 }, 1],
    ['P only if a = b', { a: 3, b: 3 }, 1],
    ['if a = b then P', { a: 1, b: 1 }, 0],
    ['If a = b, P', { a: 1, b: 2 }, 4],
    ['P implies a = 0 implies P', { a: 1 }, 3],
    ['P iff a = b.', { a: 3, b: 3 }, 0],
    ['先手必败 当且仅当 a＝b。', { a: 3, b: 3 }, 0],
    ['如果 a = b，那么必败', { a: 3, b: 3 }, 0],
    ['当 a ≥ b 时，必胜', { a: 3, b: 3 }, 1],
    ['SG≥0 并且 SG≤a 或者 必败', { a: 3 }, 2],
    ['P iff b/a = 7/2', { a: 2, b: 7 }, 0],
    ['P iff ａ ＝ ｂ', { a: 3, b: 3 }, 0],
  ])('%s at %o, value %i', (text, coordinates, sg) => {
    expect(judged(text, coordinates, sg)).toBe(true);
  });
});

describe('false, or undefined', () => {
  test.each<[string, Readonly<Record<string, number>>, number | null, unknown]>([
    ['P iff a = b', { a: 3, b: 3 }, 1, false],
    ['P only if a = b', { a: 3, b: 4 }, 0, false],
    ['if a = b then P', { a: 3, b: 3 }, 1, false],
    ['SG = b / a', { a: 0, b: 3 }, 1, 'divides-by-zero'],
    ['a = 0 or SG = b / a', { a: 0, b: 3 }, 1, true],
    ['SG = (a / 2) ^ 1', { a: 3 }, 1, 'not-an-integer'],
    ['SG = popcount(a - 5)', { a: 3 }, 1, 'negative'],
    ['SG = fib(fib(50))', {}, 1, 'too-large'],
    ['SG = a', { a: 3 }, null, 'unknown'],
    ['a = 3 or SG = 1', { a: 3 }, null, true],
  ])('%s at %o, value %s', (text, coordinates, sg, said) => {
    expect(judged(text, coordinates, sg)).toBe(said);
  });
});

describe('refused, with the token', () => {
  test.each<[string, object]>([
    ['', { code: 'empty' }],
    ['P iff', { code: 'ends', after: 'iff' }],
    ['P iff a = = b', { code: 'unexpected', token: '=' }],
    ['P iff (a = b', { code: 'not-closed', token: '(' }],
    ['P iff a = b)', { code: 'unexpected', token: ')' }],
    ['P iff a', { code: 'wants-condition', token: 'a' }],
    ['P + 1 = a', { code: 'wants-number', token: 'P' }],
    ['SG = (a = b)', { code: 'wants-number', token: '(' }],
    ['P iff q = 1', { code: 'unknown-name', token: 'q', names: ['a', 'b', 'c', 'n'] }],
    ['P iff constructor = 1', { code: 'unknown-name', token: 'constructor', names: ['a', 'b', 'c', 'n'] }],
    ['SG = floor(1, 2)', { code: 'wants-arguments', token: 'floor', least: 1, most: 1 }],
    ['SG = lowbit 3', { code: 'wants-arguments', token: 'lowbit', least: 1, most: 1 }],
    ['SG = 3 @ 4', { code: 'unexpected', token: '@' }],
    ['SG = mod a', { code: 'unexpected', token: 'mod' }],
    ['if a = b', { code: 'ends', after: 'b' }],
    ['if a = b P', { code: 'unexpected', token: 'P' }],
    ['if if a = b then P', { code: 'unexpected', token: 'if' }],
    ['SG = 2a', { code: 'unexpected', token: 'a' }],
    ['a = b', { code: 'says-nothing' }],
    [`SG = ${'('.repeat(60)}1${')'.repeat(60)}`, { code: 'too-deep', token: '(' }],
    ['x'.repeat(500), { code: 'too-long', most: 400 }],
    ['process.exit()', { code: 'unexpected', token: '.' }],
  ])('%s', (text, error) => {
    expect(parseStatement(text, ['a', 'b', 'c', 'n'])).toEqual({ ok: false, error });
  });
});

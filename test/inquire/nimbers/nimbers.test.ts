/** Arithmetic of nimbers against its definition by mex, against the laws of a field, and what is not understood. */
import { describe, expect, test } from 'vitest';
import { OutOfWork, Work } from '../../../src/engine/core/work.ts';
import { nimInverse, nimProduct, nimRoot, nimSquare } from '../../../src/engine/maths/nimproduct.ts';
import { nimberBy } from '../../../src/inquire/inquiries.ts';
import type { NimberStep, NimberView } from '../../../src/inquire/model/nimber.ts';
import { evaluateNimber } from '../../../src/inquire/nimbers/evaluate.ts';
import { nimberIn, parseNimber, sayNimber } from '../../../src/inquire/nimbers/parse.ts';
import { locales } from '../../../src/texts/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import { plain } from '../../../src/texts/plain.ts';
import { mex } from '../../support/arithmetic.ts';
import { random } from '../../support/random.ts';

const SIZE = 48;

/** a ⊗ b = mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over a' < a, b' < b: the definition itself. */
const byMex: number[][] = [];
for (let a = 0; a < SIZE; a += 1) {
  byMex.push([]);
  for (let b = 0; b < SIZE; b += 1) {
    const seen = new Set<number>();
    for (let x = 0; x < a; x += 1)
      for (let y = 0; y < b; y += 1) seen.add(byMex[x]![b]! ^ byMex[a]![y]! ^ byMex[x]![y]!);
    byMex[a]!.push(mex(seen));
  }
}
const times = (a: number, b: number): number => byMex[a]![b]!;

const view = (typed: string): NimberView => {
  const found = evaluateNimber(typed);
  if (!found.ok) throw new Error(`${typed}: ${JSON.stringify(found.error)}`);
  return found.value;
};
const valueOf = (typed: string): string => view(typed).value;

test('products are those of the definition', () => {
  for (let a = 0; a < SIZE; a += 1)
    for (let b = 0; b < SIZE; b += 1) expect(nimProduct(BigInt(a), BigInt(b))).toBe(BigInt(times(a, b)));
});

test.each([24, 64, 100, 1000, 4096])('numbers of %i bits are a field', (bits) => {
  const next = random(bits);
  const draw = (): bigint => {
    let value = 0n;
    for (let i = 0; i < bits; i += 1) value = 2n * value + BigInt(next() < 0.5 ? 0 : 1);
    return value;
  };
  for (let i = 0; i < 4; i += 1) {
    const [a, b, c] = [draw(), draw() >> BigInt(Math.floor(next() * bits)), draw()];
    expect(nimProduct(a, b)).toBe(nimProduct(b, a));
    expect(nimProduct(a, 1n)).toBe(a);
    expect(nimProduct(a, b ^ c)).toBe(nimProduct(a, b) ^ nimProduct(a, c));
    expect(nimProduct(nimProduct(a, b), c)).toBe(nimProduct(a, nimProduct(b, c)));
    expect(nimSquare(a)).toBe(nimProduct(a, a));
    expect(nimSquare(nimRoot(a))).toBe(a);
    if (a > 0n) expect(nimProduct(a, nimInverse(a))).toBe(1n);
  }
  const power = 1n << BigInt(2 ** Math.floor(Math.log2(bits - 1)));
  expect(nimProduct(power, power)).toBe(power + power / 2n);
  expect(nimProduct(power, power - 1n)).toBe(power * (power - 1n));
  expect(() => nimInverse(0n)).toThrow(RangeError);
});

describe('expressions', () => {
  const powerOf = (base: number, exponent: number): number =>
    exponent === 0 ? 1 : times(powerOf(base, exponent - 1), base);

  test.each<[string, number]>([
    ['5 * 7 + 2 ^ 3', times(5, 7) ^ powerOf(2, 3)],
    ['5*7+2^3', times(5, 7) ^ powerOf(2, 3)],
    ['5 ⊗ 7 ⊕ 2³', times(5, 7) ^ powerOf(2, 3)],
    ['５×７＋２', times(5, 7) ^ 2],
    ['(5 + 7) * 2', times(5 ^ 7, 2)],
    ['5 + 7 * 2', 5 ^ times(7, 2)],
    ['(2 ^ 3) ^ 2', powerOf(2, 6)],
    ['2 ^ 17', powerOf(2, 17)],
    ['9 ^ 0 + 0 ^ 0', 0],
    ['0 ^ 5', 0],
    ['7 ^ 1000000000000000000000', powerOf(7, Number(10n ** 21n % 15n))],
    ['mex{0, 1, 3}', 2],
    ['mex { }', 0],
    ['mex(1、2)', 0],
    ['mex{0, 2 * 3, 2}', 3],
    ['sqrt 5 * sqrt 5', 5],
    ['√5 ^ 2', 5],
    ['inv(5) * 5', 1],
    ['5 / 7 * 7', 5],
    ['INV 3', 2],
    ['007', 7],
  ])('%s', (typed, value) => {
    expect(valueOf(typed)).toBe(String(value));
  });

  test('what is printed parses, and means the same', () => {
    for (const typed of [
      '5 * (7 + 2) ^ 3',
      '(2 ^ 3) ^ 4',
      '2 ^ 3 + sqrt 4 ^ 5',
      '8 / (3 / 5) / 2',
      'inv sqrt mex{0, 1, (2+3)}',
      '2*(3*4)',
    ]) {
      const parsed = parseNimber(typed);
      if (!parsed.ok) throw new Error(typed);
      const said = sayNimber(parsed.value);
      expect(view(said).expression).toBe(said);
      expect(valueOf(said)).toBe(valueOf(typed));
    }
  });

  test.each<[string, string, string | null]>([
    ['', 'ends', null],
    ['5 +', 'ends', null],
    ['2 ^ (1 + 2)', 'exponent', '('],
    ['2 ^ 3 ^ 2', 'unexpected', '^'],
    ['5 * ) 2', 'unexpected', ')'],
    ['(5 + 2', 'not-closed', '('],
    ['mex{1, 2', 'not-closed', '{'],
    ['5 - 2', 'minus', '-'],
    ['−3', 'minus', '-'],
    ['5 ? 2', 'unexpected', '?'],
    ['log 5', 'unexpected', 'log'],
    ['5 5', 'unexpected', '5'],
    ['mex 5', 'unexpected', '5'],
    ['5 / (3 + 3)', 'by-zero', '/ ('],
    ['inv 0', 'by-zero', 'inv 0'],
    [`${1n << 4096n}`, 'too-large', `${1n << 4096n}`],
    [`${'('.repeat(200)}5`, 'too-deep', '('],
    ['5 +'.repeat(10_000), 'too-long', null],
  ])('%s: the token at fault', (typed, code, token) => {
    const found = evaluateNimber(typed);
    expect(found).toMatchObject({ ok: false, error: token === null ? { code } : { code, token } });
    if (!found.ok)
      for (const id of WRITTEN) expect(locales[id].inquiries.nimber.fault(found.error)).not.toBe('');
  });

  test('a chain of thousands of factors is answered', () => {
    const typed = Array.from({ length: 9_999 }, (_, i) => `${(i % 3) + 1}${i % 2 === 0 ? '*' : '/'}`);
    const chain = `${typed.join('')}1`;
    // Six factors in a row make 1; three are left over.
    expect(valueOf(chain)).toBe(valueOf('1 * 2 / 3 * 1'));
    const parsed = parseNimber(chain);
    expect(parsed.ok && sayNimber(parsed.value).length).toBe(4 * 9_999 + 1);
  });

  test('the largest numbers are answered, and what costs too much is told', () => {
    const most = (1n << 4096n) - 1n;
    const found = nimberBy(`${most} * ${most - 12345n}`, { work: new Work(40_000) });
    expect(found.ok && BigInt(found.value.value)).toBe(nimProduct(most, most - 12345n));
    const powers = Array.from({ length: 7 }, () => `${most} ^ ${most - 2n}`).join(' + ');
    expect(nimberBy(powers, { work: new Work(40_000) })).toEqual({
      ok: false,
      error: { code: 'too-costly' },
    });
    expect(() => new Work(10).attempt(() => evaluateNimber(powers), null)).not.toThrow(OutOfWork);
  });
});

test.each<[string, string | null]>([
  ['nimber 5 * 7', '5 * 7'],
  ['Nimber', ''],
  ['nim数 3', '3'],
  ['尼姆积(2)', '(2)'],
  ['nim 3 4', null],
  ['nimble 0 1', null],
  ['nimbers2', null],
])('%s: arithmetic or a game', (typed, expression) => {
  expect(nimberIn(typed)).toBe(expression);
});

describe('steps', () => {
  /** Every number of a step derived again from the definition alone. */
  const holds = (step: NimberStep): boolean => {
    const n = Number;
    switch (step.kind) {
      case 'sum':
        return step.terms.reduce((sum, term) => sum ^ n(term), 0) === n(step.value);
      case 'mex':
        return !step.members.includes(step.value);
      case 'ordinary':
        return (
          times(n(step.power), n(step.other)) === n(step.value) &&
          n(step.power) * n(step.other) === n(step.value)
        );
      case 'below-four':
        return times(2, 2) === 3 && times(2, 3) === 1 && times(3, 3) === 2;
      case 'fermat':
        return times(n(step.power), n(step.power)) === n(step.value) && [2, 4, 16].includes(n(step.power));
      case 'split': {
        const [[ah, al], [bh, bl], f] = [step.aParts.map(n), step.bParts.map(n), n(step.power)] as [
          number[],
          number[],
          number,
        ];
        return (
          ah! * f + al! === n(step.a) &&
          bh! * f + bl! === n(step.b) &&
          times(f, f) === n(step.square) &&
          times(ah!, bh!) === n(step.highs.value) &&
          times(n(step.highs.value), n(step.square)) === n(step.highs.worth) &&
          (times(ah!, bl!) ^ times(al!, bh!)) === n(step.cross.value) &&
          n(step.cross.value) * f === n(step.cross.worth) &&
          times(al!, bl!) === n(step.lows) &&
          (n(step.highs.worth) ^ n(step.cross.worth) ^ n(step.lows)) === n(step.value) &&
          times(n(step.a), n(step.b)) === n(step.value)
        );
      }
      case 'power':
        return step.rows.every(
          ({ exponent, value }) =>
            Array.from({ length: n(exponent) }).reduce<number>(
              (product) => times(product, n(step.base)),
              1,
            ) === n(value),
        );
      case 'root':
        return times(n(step.value), n(step.value)) === n(step.of);
      case 'inverse':
        return times(n(step.value), n(step.of)) === 1;
      case 'quotient':
        return times(n(step.value), n(step.b)) === n(step.a) && times(n(step.b), n(step.inverse)) === 1;
    }
  };

  test('every step of small expressions is true', () => {
    for (let a = 0; a < 16; a += 1)
      for (let b = 0; b < 16; b += 1)
        for (const typed of [
          `${a} * ${b} + 3`,
          `${a} ^ ${b}`,
          `mex{${a}, ${b}}`,
          `sqrt ${a}`,
          b > 0 ? `${a} / ${b} + inv ${b}` : '0',
        ])
          for (const step of view(typed).steps)
            expect(holds(step), `${typed}: ${JSON.stringify(step)}`).toBe(true);
  });

  test.each(WRITTEN)('%s: 5 ⊗ 7 is split at 4', (id) => {
    const { verdict, steps } = locales[id].inquiries.nimber;
    const found = view('5 * 7');
    expect(verdict(found, 300)).toBe('5 ⊗ 7 = 13');
    const text = plain(steps(found));
    expect(text).toMatch(/4 ⊗ 4 = 6/);
    expect(text).toMatch(/4 ⊗ 4 +1 +6\n +4 +3 ⊕ 1 = 2 +8\n +1 +3 +3\n +⊕ +13/);
  });
});

/** Wythoff's game: published pairs and values, pairs of hundreds of digits against the quadratic inequality. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import { misereWythoffPair, wythoffPair } from '../../src/engine/maths/beatty.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { registry } from '../../src/games/registry.ts';
import { ask, explained, isLost } from '../support/ask.ts';
import { random } from '../support/random.ts';
import { tableNamed } from '../support/tables.ts';

const pairs = tableNamed<readonly (readonly [number, number])[]>('wythoff_pairs');
const values = tableNamed<readonly (readonly number[])[]>('wythoff_sg_rows_0_to_12');
const diagonal = tableNamed<readonly number[]>('wythoff_sg_diagonal');

/** The pairs by the greedy rule: the smallest unused number, and a·n more. */
const greedy = (a: number, count: number): readonly (readonly [number, number])[] => {
  const used = new Set<number>();
  const found: [number, number][] = [];
  for (let n = 0, small = 0; n < count; n += 1) {
    while (used.has(small)) small += 1;
    found.push([small, small + a * n]);
    used.add(small).add(small + a * n);
  }
  return found;
};

describe('wythoff', () => {
  test('the published pairs (Wythoff 1907), and no other position to (50, 50), are lost', () => {
    const lost = new Set(pairs.flatMap(([small, large]) => [`${small} ${large}`, `${large} ${small}`]));
    for (let x = 0; x <= 50; x += 1)
      for (let y = 0; y <= 50; y += 1)
        expect(isLost(`wythoff ${x} ${y}`), `${x} ${y}`).toBe(lost.has(`${x} ${y}`));
  });

  test.each([2, 3, 7])('a = %i: the pairs by the least unused number (Fraenkel 1982)', (a) => {
    for (const [small, large] of greedy(a, 60)) {
      expect(isLost(`wythoff ${small} ${large} a=${a}`)).toBe(true);
      expect(isLost(`wythoff ${large + 1} ${small} a=${a}`)).toBe(false);
    }
  });

  test('Grundy values as published, to (12, 12) and on the diagonal (OEIS A047708)', () => {
    for (const [x, row] of values.entries())
      for (const [y, value] of row.entries()) expect(ask(`wythoff ${x} ${y}`).grundy).toBe(BigInt(value));
    for (const [n, value] of diagonal.slice(0, 25).entries())
      expect(ask(`wythoff ${n} ${n}`).grundy).toBe(BigInt(value));
  });

  test('⌊nφ⌋ in floating point fails first at n = F(40); here it is exact', () => {
    // n·φ is nearest to an integer from below at n = F(even): the quotient is F(n + 1) − 1. At n = F(odd) it lies just
    // above one, and rounding does no harm there.
    const failed: bigint[] = [];
    for (let k = 2, [n, next] = [1n, 2n]; k < 1000; k += 2, [n, next] = [n + next, n + 2n * next]) {
      expect(wythoffPair(n, 1n)).toEqual({ n, small: next - 1n, large: next + n - 1n });
      expect(isLost(`wythoff ${next - 1n} ${next + n - 1n}`), `n = F(${k})`).toBe(true);
      expect(isLost(`wythoff ${next} ${next + n}`), `n = F(${k})`).toBe(false);
      if (BigInt(Math.floor((Number(n) * (1 + Math.sqrt(5))) / 2)) !== next - 1n) failed.push(n);
    }
    expect(failed[0]).toBe(102_334_155n);
  });

  describe.each([1n, 2n, 3n, 10n])('a = %i, up to 400 digits, by integers alone', (a) => {
    const draw = random(Number(a));
    const digits = (most: number): bigint => {
      const length = 1 + Math.floor(draw() * most);
      return BigInt(Array.from({ length }, () => Math.floor(draw() * 10)).join(''));
    };
    /** The largest x ≥ 0 for which `holds` is true; it is true up to some point and false after it. */
    const last = (holds: (x: bigint) => boolean): bigint => {
      let bit = 1n;
      while (holds(bit)) bit <<= 1n;
      let found = 0n;
      for (; bit > 0n; bit >>= 1n) if (holds(found | bit)) found |= bit;
      return found;
    };
    /** x ≤ nα, where α is the positive root of z² − (2 − a)z − a. */
    const below = (x: bigint, n: bigint): boolean => x * x - (2n - a) * x * n - a * n * n <= 0n;
    const smallOf = (n: bigint): bigint => last((x) => below(x, n));

    test('random losing pairs, and their neighbours of the same difference, which are won', () => {
      for (let i = 0; i < 60; i += 1) {
        const n = digits(i < 30 ? 20 : 400);
        const small = smallOf(n);
        const large = small + a * n;
        expect(wythoffPair(n, a)).toEqual({ n, small, large });
        const tail = `a=${a}`;
        expect(isLost(`wythoff ${large} ${small} ${tail}`), `n = ${n}`).toBe(true);
        expect(isLost(`wythoff ${small + 1n} ${large + 1n} ${tail}`), `n = ${n}`).toBe(false);
        if (small > 0n) expect(isLost(`wythoff ${small - 1n} ${large - 1n} ${tail}`), `n = ${n}`).toBe(false);
      }
    });

    test('random positions: exactly the moves to a losing pair win', () => {
      const partner = (x: bigint): bigint => {
        // x = ⌊nα⌋ for the first n with x ≤ nα, or else x = ⌊nα⌋ + a·n for some n.
        const n = x === 0n ? 0n : last((m) => !below(x, m)) + 1n;
        if (smallOf(n) === x) return x + a * n;
        // ⌊nα⌋ + a·n ≤ x exactly when nα < x − a·n + 1.
        return smallOf(last((m) => a * m <= x && !below(x - a * m + 1n, m)));
      };
      const won = { one: 0, several: 0 };
      for (let i = 0; i < 40; i += 1) {
        const size = i < 30 ? 12 : 60;
        const x = digits(size);
        const y = i % 2 === 0 ? x + digits(size) / 3n : digits(size);
        const reached = new Set<string>();
        const add = (p: bigint, q: bigint): unknown => reached.add(`${p} ${q}`);
        if (partner(x) < y) add(x, partner(x));
        if (partner(y) < x) add(partner(y), y);
        const apart = x < y ? y - x : x - y;
        for (const n of [apart / a - 1n, apart / a, apart / a + 1n]) {
          const off = a * n - apart;
          if (n < 0n || off >= a || off <= -a) continue;
          const [p, q] = [smallOf(n), smallOf(n) + a * n];
          if (p < (x < y ? x : y) && q < (x < y ? y : x)) add(x < y ? p : q, x < y ? q : p);
        }
        const line = `wythoff ${x} ${y} a=${a}`;
        // The value, which only a search tells, is not asked for.
        const { outcome, winning } = ask(line, 100, 1000);
        if (partner(x) === y) reached.clear();
        expect(winning.moves.map(({ to }) => to.position.replace(/ a=.*/, '')).sort(), line).toEqual(
          [...reached].sort(),
        );
        expect([outcome, winning.complete, winning.count]).toEqual([
          reached.size > 0 ? 'N' : 'P',
          true,
          BigInt(reached.size),
        ]);
        if (reached.size > 2) won.several += 1;
        else if (reached.size > 0) won.one += 1;
      }
      expect(won.one + won.several).toBeGreaterThan(25);
    });
  });

  test('1,000 digits: the winning moves lead to pairs, and say to which', () => {
    const analysis = ask(`wythoff 10^998 10^999`);
    expect(analysis.outcome).toBe('N');
    for (const { to } of analysis.winning.moves) expect(ask(to.line).outcome).toBe('P');
    expect(explained(analysis)).toBeLessThan(200_000);
  });
});

test('a queen on a board stands for two small heaps, columns of counters for others', () => {
  const kindOf = (line: string) => ask(line).spot.scene();
  expect(kindOf('wythoff 3 5')).toEqual({ kind: 'queen', at: [3, 5] });
  for (const line of ['wythoff 3 500', 'wythoff 500 3', 'wythoff 3 5 a=2'])
    expect([line, kindOf(line).kind]).toEqual([line, 'heaps']);
});

test('a dealt game has the rule that nobody has to name', () => {
  expect(registry.wythoff.deal(3, random(2)).line).not.toContain('a=');
});

test('a large a is not searched through for a check', () => {
  const { checked, fault } = explainChecked(ask('wythoff 1 2 a=100000000 misere'), 'why');
  expect([checked, fault]).toEqual([false, null]);
  expect(explainChecked(ask('wythoff 1 2 a=100 misere'), 'why').checked).toBe(true);
});

test('misère: the formula is proved exactly for the pairs that are not listed', () => {
  for (let n = 0n; n <= 8n; n += 1n) {
    const { small, large } = misereWythoffPair(n, 2n);
    const steps = explain(ask(`wythoff ${small} ${large} a=2 misere`), 'proof');
    const listed = steps.flatMap((step) => (step.kind === 'misere-pairs' ? step.first : []));
    const isListed = listed.some(([x]) => x === String(small));
    const proof = steps.find((step) => step.kind === 'proof')!;
    expect(proof.facts, `pair ${n}`).toMatchObject({ beyond: !isListed });
  }
});

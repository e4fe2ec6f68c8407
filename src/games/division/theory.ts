import type { Theory } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { divisorsOf, primeFactors } from '../../engine/maths/factor.ts';
import { lengthsBy } from '../kit/lengths.ts';
import { type Division, divisionTo, type Matrix } from './position.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'factor-count': { readonly factors: number; readonly numbers: number };
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Prime factors of the numbers of a row, and their total number. */
    'row-factors': {
      readonly rows: readonly { readonly number: string; readonly factors: readonly string[] }[];
      readonly more: number;
      readonly total: number;
    };
  }
}

const MAX_SHOWN_NUMBERS = 16;

const only = (at: Matrix): readonly bigint[] => at.rows[0]!;

const factorsIn = (numbers: readonly bigint[]): readonly (readonly bigint[])[] => numbers.map(primeFactors);

const countFactors = (numbers: readonly bigint[]): number =>
  numbers.reduce((sum, n) => sum + primeFactors(n).length, 0);

/** Rows of divisors with `target` prime factors in all, in dictionary order, without dead ends. */
const rowsWith = function* (numbers: readonly bigint[], target: number): Iterable<readonly bigint[]> {
  const choices = factorsIn(numbers).map((factors) =>
    divisorsOf(factors).map((divisor) => ({ divisor, size: primeFactors(divisor).length })),
  );
  const largest = choices.map((divisors) => divisors.at(-1)!.size);
  // Most factors that the later places can have in all; any number from 0 to this is possible.
  const after = largest.map((_, place) => largest.slice(place + 1).reduce((a, b) => a + b, 0));
  const chosen: bigint[] = [];
  const at: number[] = [0];
  const left: number[] = [target];
  while (at.length > 0) {
    const place = at.length - 1;
    const next = choices[place]?.[at[place]!];
    if (place === choices.length || next === undefined) {
      if (place === choices.length) yield [...chosen];
      at.pop();
      left.pop();
      chosen.pop();
      continue;
    }
    at[place]! += 1;
    const rest = left[place]! - next.size;
    if (rest < 0 || rest > after[place]!) continue;
    chosen.push(next.divisor);
    left.push(rest);
    at.push(0);
  }
};

/** Number of rows of divisors with `target` prime factors: coefficient of a product of 1 + z + … + z^e over prime powers. */
const countRowsWith = (numbers: readonly bigint[], target: number): bigint => {
  let ways: bigint[] = [1n];
  for (const factors of factorsIn(numbers)) {
    const powers = new Map<bigint, number>();
    for (const prime of factors) powers.set(prime, (powers.get(prime) ?? 0) + 1);
    for (const exponent of powers.values()) {
      const next = Array.from({ length: ways.length + exponent }, () => 0n);
      let window = 0n;
      for (let i = 0; i < next.length; i += 1) {
        window += ways[i] ?? 0n;
        if (i > exponent) window -= ways[i - exponent - 1] ?? 0n;
        next[i] = window;
      }
      ways = next;
    }
  }
  return ways[target] ?? 0n;
};

const facts = (at: Matrix) => ({ factors: countFactors(only(at)), numbers: only(at).length });

const here: Theory<Matrix, Division>['here'] = (at) => {
  const numbers = only(at);
  return [
    {
      kind: 'row-factors',
      rows: numbers
        .slice(0, MAX_SHOWN_NUMBERS)
        .map((n) => ({ number: n.toString(), factors: primeFactors(n).map(String) })),
      more: Math.max(0, numbers.length - MAX_SHOWN_NUMBERS),
      total: countFactors(numbers),
    },
  ];
};

const covers = (at: Matrix, win: string): boolean => win === 'normal' && at.rows.length === 1;

/**
 * A row is a Nim heap of Ω, the prime factors of its numbers counted with multiplicity: replacing a number by a proper divisor
 * removes at least one factor in all. Bouton 1902 on the numbers of factors, Ω (OEIS A001222). Domain: one row, normal play.
 */
export const factorCount: Theory<Matrix, Division, 'factor-count'> = {
  id: 'factor-count',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers,
  value: (at) => BigInt(countFactors(only(at))),
  *reaching(at, target) {
    const numbers = only(at);
    if (target >= BigInt(countFactors(numbers))) return;
    for (const to of rowsWith(numbers, Number(target))) yield divisionTo(0, numbers, to);
  },
  count: (at, target) =>
    target >= BigInt(countFactors(only(at))) ? 0n : countRowsWith(only(at), Number(target)),
  facts,
  here,
};

/**
 * A single row is over after one move, if there is one: all its numbers become 1. Under misère play that move leaves one prime
 * number, and the second move ends the game. Nothing else wins, so neither player can make it last longer. Domain: one row.
 */
export const factorLengths = lengthsBy(
  factorCount,
  ({ rows }) => rows.length === 1,
  (_, win) => ({
    value: (at) => BigInt(Math.min(countFactors(only(at)), win === 'normal' ? 1 : 2)),
  }),
);

export const checks = {
  'row-factors': (step) => {
    for (const { number, factors } of step.rows) {
      // Trial division, from 2 up; a rest without a divisor up to its root is prime.
      const right: number[] = [];
      let rest = Number(number);
      for (let d = 2; d * d <= rest; d += 1) for (; rest % d === 0; rest /= d) right.push(d);
      if (rest > 1) right.push(rest);
      if (right.join() !== factors.join()) return `factors of ${number}: ${factors.join()}`;
    }
    const total = step.rows.reduce((sum, row) => sum + row.factors.length, 0);
    return step.more > 0 || total === step.total ? null : `total ${step.total}`;
  },
} satisfies Partial<Checks>;

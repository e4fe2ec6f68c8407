import type { Result } from '../../engine/core/result.ts';
import type { LoopyOutcome } from '../../engine/explain/step.ts';
import { floorDiv, gcd, isqrt } from '../../engine/maths/integers.ts';
import { popcount, trailingOnes } from '../../engine/maths/ones.ts';
import type { Undefined } from '../model/claim-fault.ts';
import { caught, Stumble } from '../stumble.ts';
import {
  type Comparison,
  type Condition,
  type FunctionName,
  isNumber,
  type Num,
  type Operator,
  type Term,
} from './syntax.ts';

/** A position's facts for a statement. Unknown values are null, and computed only if needed. */
export interface PositionFacts {
  readonly coordinates: ReadonlyMap<string, bigint>;
  readonly sg: () => bigint | null;
  readonly outcome: () => LoopyOutcome | null;
}

/** Why a term has no value at a position. `unknown`: the position's own value was not found. */
type NoValue = 'unknown' | Undefined;

const MAX_BITS = 4_096;
const NUMBER_LIMIT = 1n << BigInt(MAX_BITS);
const MAX_FIBONACCI_INDEX = 5_000n;

/** n / d, d > 0, in lowest terms where d is not 1. */
interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

class Undef extends Stumble<NoValue> {}

const absolute = (n: bigint): bigint => (n < 0n ? -n : n);

const checked = (n: bigint): bigint => {
  if (n >= NUMBER_LIMIT || n <= -NUMBER_LIMIT) throw new Undef('too-large');
  return n;
};
const whole = (n: bigint): Rational => ({ n: checked(n), d: 1n });
const ratio = (n: bigint, d: bigint): Rational => {
  if (d === 1n) return whole(n);
  if (d === 0n) throw new Undef('divides-by-zero');
  const common = gcd(absolute(n), absolute(d)) * (d < 0n ? -1n : 1n);
  return { n: checked(n / common), d: checked(d / common) };
};
const integer = ({ n, d }: Rational): bigint => {
  if (d !== 1n) throw new Undef('not-an-integer');
  return n;
};
const natural = (value: Rational): bigint => {
  const n = integer(value);
  if (n < 0n) throw new Undef('negative');
  return n;
};

const operators: Readonly<Record<Operator, (a: Rational, b: Rational) => Rational>> = {
  '+': (a, b) => ratio(a.n * b.d + b.n * a.d, a.d * b.d),
  '-': (a, b) => ratio(a.n * b.d - b.n * a.d, a.d * b.d),
  '*': (a, b) => ratio(a.n * b.n, a.d * b.d),
  '/': (a, b) => ratio(a.n * b.d, a.d * b.n),
  // The remainder has the sign of the divisor: −1 mod 4 = 3.
  mod: (a, b) => {
    const [x, m] = [integer(a), integer(b)];
    if (m === 0n) throw new Undef('divides-by-zero');
    const r = x % m;
    return whole(r !== 0n && r < 0n !== m < 0n ? r + m : r);
  },
  '^': (a, b) => whole(integer(a) ^ integer(b)),
  '&': (a, b) => whole(integer(a) & integer(b)),
  '|': (a, b) => whole(integer(a) | integer(b)),
};

const comparisons: Readonly<Record<Comparison, (difference: bigint) => boolean>> = {
  '=': (d) => d === 0n,
  '!=': (d) => d !== 0n,
  '<': (d) => d < 0n,
  '<=': (d) => d <= 0n,
  '>': (d) => d > 0n,
  '>=': (d) => d >= 0n,
};

const compare = (a: Rational, b: Rational): bigint => a.n * b.d - b.n * a.d;

const isSquare = (n: bigint): boolean => n >= 0n && isqrt(n) ** 2n === n;

/** n is a Fibonacci number exactly when 5n² + 4 or 5n² − 4 is a square (I. Gessel, 1972). */
const isFibonacci = (n: bigint): boolean =>
  n >= 0n && (isSquare(5n * n * n + 4n) || isSquare(5n * n * n - 4n));

const fib = (index: bigint): bigint => {
  if (index > MAX_FIBONACCI_INDEX) throw new Undef('too-large');
  let [a, b] = [0n, 1n];
  for (let i = 0n; i < index; i += 1n) [a, b] = [b, a + b];
  return a;
};

const best = (values: readonly Rational[], sign: 1n | -1n): Rational =>
  values.reduce((most, value) => (compare(value, most) * sign > 0n ? value : most));

const functions: Readonly<Record<FunctionName, (values: readonly Rational[]) => Rational>> = {
  floor: ([x]) => whole(floorDiv(x!.n, x!.d)),
  ceil: ([x]) => whole(-floorDiv(-x!.n, x!.d)),
  abs: ([x]) => ({ n: absolute(x!.n), d: x!.d }),
  min: (values) => best(values, -1n),
  max: (values) => best(values, 1n),
  gcd: ([a, b]) => whole(gcd(absolute(integer(a!)), absolute(integer(b!)))),
  lowbit: ([x]) => {
    const n = natural(x!);
    return whole(n & -n);
  },
  popcount: ([x]) => whole(BigInt(popcount(natural(x!)))),
  trailing: ([x]) => whole(BigInt(trailingOnes(natural(x!)))),
  log: ([x]) => {
    const n = natural(x!);
    if (n === 0n) throw new Undef('divides-by-zero');
    return whole(BigInt(n.toString(2).length - 1));
  },
  fib: ([x]) => whole(fib(natural(x!))),
  // ⌊n·(1 + √5)/2⌋ = ⌊(n + ⌊√(5n²)⌋)/2⌋, since n and ⌊√(5n²)⌋ are integers.
  'phi-floor': ([x]) => {
    const n = natural(x!);
    return whole((n + isqrt(5n * n * n)) / 2n);
  },
  'sqrt-floor': ([x]) => whole(isqrt(natural(x!))),
};

const known = <T>(value: T | null): T => {
  if (value === null) throw new Undef('unknown');
  return value;
};

const number = (term: Num, facts: PositionFacts): Rational => {
  switch (term.kind) {
    case 'number':
      return whole(term.value);
    case 'name':
      return whole(known(facts.coordinates.get(term.name) ?? null));
    case 'sg':
      return whole(known(facts.sg()));
    case 'call':
      return functions[term.name](term.of.map((one) => number(one, facts)));
    case 'operate':
      return operators[term.operator](number(term.left, facts), number(term.right, facts));
    case 'negative': {
      const { n, d } = number(term.of, facts);
      return { n: -n, d };
    }
    case 'complement':
      return whole(~integer(number(term.of, facts)));
  }
};

/** `and`, `or` and `implies` evaluate their right side only if needed: `a = 0 or b / a >= 2` is valid. */
const truth = (term: Condition, facts: PositionFacts): boolean => {
  switch (term.kind) {
    case 'outcome':
      return known(facts.outcome()) === term.is;
    case 'isfib':
      return isFibonacci(natural(number(term.of, facts)));
    case 'compare':
      return comparisons[term.by](compare(number(term.left, facts), number(term.right, facts)));
    case 'not':
      return !truth(term.of, facts);
    case 'both':
      return truth(term.left, facts) && truth(term.right, facts);
    case 'either':
      return truth(term.left, facts) || truth(term.right, facts);
    case 'implies':
      return !truth(term.left, facts) || truth(term.right, facts);
    case 'iff':
      return truth(term.left, facts) === truth(term.right, facts);
  }
};

/** Whether a statement holds at a position; numbers are exact and at most 4,096 bits long. */
export const holds = (statement: Condition, facts: PositionFacts): Result<boolean, NoValue> =>
  caught(Undef, () => truth(statement, facts));

/** The value of a number of a statement at a position (`3`, `7/2`), or whether a condition holds there. */
export const valueOf = (term: Term, facts: PositionFacts): Result<string | boolean, NoValue> =>
  caught(Undef, () => {
    if (!isNumber(term)) return truth(term, facts);
    const { n, d } = number(term, facts);
    return d === 1n ? n.toString() : `${n}/${d}`;
  });

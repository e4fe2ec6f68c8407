import type { Result } from '../../engine/core/result.ts';
import { spend } from '../../engine/core/work.ts';
import { mex, nimSum } from '../../engine/maths/nimber.ts';
import { limbsFor, nimInverse, nimProduct, nimRoot, nimSquare } from '../../engine/maths/nimproduct.ts';
import type { NimberFault, NimberStep, NimberStepFacts, NimberView } from '../model/nimber.ts';
import { caught } from '../stumble.ts';
import { chainOf, type Nimber, NimberStumble, parseNimber, sayNimber } from './parse.ts';

const MAX_EXPLAINED_PRODUCTS = 8;
const MAX_LISTED_POWERS = 16;
/** Exponents up to this are never reduced by the length of a cycle. */
const MAX_SMALL_EXPONENT = 16n;

/** Work units for a product, and for a square, of numbers with `limbs` limbs. A square is linear but for its last step. */
const forProduct = (limbs: number): number => 2 + 0.15 * limbs ** Math.log2(3);
const forSquare = (limbs: number): number => 2 + limbs;

const product = (a: bigint, b: bigint): bigint => {
  spend(forProduct(limbsFor(a, b)));
  return nimProduct(a, b);
};
const square = (a: bigint): bigint => {
  spend(forSquare(limbsFor(a)));
  return nimSquare(a);
};

/** The greatest Fermat power 2^(2^k) ≤ n, for n ≥ 2. */
const fermatBelow = (n: bigint): { readonly power: bigint; readonly bits: bigint } => {
  let bits = 1n;
  while (n >> (2n * bits) > 0n) bits *= 2n;
  return { power: 1n << bits, bits };
};

/** Evaluates one expression and collects its steps. */
class Evaluation {
  readonly steps: NimberStep[] = [];
  cut = false;
  readonly #explained = new Set<string>();

  value(node: Nimber): bigint {
    switch (node.kind) {
      case 'number':
        return node.value;
      case 'sum':
        return this.#sum(node.terms.map((term) => this.value(term)));
      case 'product':
      case 'quotient': {
        const { first, factors } = chainOf(node);
        let value = this.value(first);
        for (const factor of factors) {
          const right = this.value(factor.right);
          value =
            factor.kind === 'product'
              ? this.#product(value, right)
              : this.#quotient(value, right, factor.token);
        }
        return value;
      }
      case 'power':
        return this.#power(this.value(node.base), node.exponent);
      case 'root':
        return this.#root(this.value(node.of));
      case 'inverse':
        return this.#inverse(this.value(node.of), node.token);
      case 'mex':
        return this.#mex(node.members.map((member) => this.value(member)));
    }
  }

  #sum(terms: readonly bigint[]): bigint {
    const value = nimSum(terms);
    this.steps.push({ kind: 'sum', terms: terms.map(String), value: String(value) });
    return value;
  }

  #mex(members: readonly bigint[]): bigint {
    const value = BigInt(mex(members.filter((member) => member <= members.length).map(Number)));
    this.steps.push({ kind: 'mex', members: members.map(String), value: String(value) });
    return value;
  }

  #product(a: bigint, b: bigint): bigint {
    const value = product(a, b);
    if (a < 2n || b < 2n) this.steps.push(timesSmall(a, b));
    else this.#explain(a, b);
    return value;
  }

  #quotient(a: bigint, b: bigint, token: string): bigint {
    const inverse = inverseOf(b, token);
    const value = product(a, inverse);
    this.steps.push({
      kind: 'quotient',
      a: String(a),
      b: String(b),
      inverse: String(inverse),
      value: String(value),
    });
    this.#explain(b, inverse);
    this.#explain(a, inverse);
    return value;
  }

  #inverse(of: bigint, token: string): bigint {
    const value = inverseOf(of, token);
    this.steps.push({ kind: 'inverse', of: String(of), value: String(value) });
    this.#explain(of, value);
    return value;
  }

  #root(of: bigint): bigint {
    spend(forSquare(limbsFor(of)) * 3);
    const value = nimRoot(of);
    this.steps.push({ kind: 'root', of: String(of), value: String(value) });
    this.#explain(value, value);
    return value;
  }

  /** Goes through the exponent's binary digits from the left: squares, and multiplies by the base at each 1. */
  #power(base: bigint, exponent: bigint): bigint {
    const cycle = base < 2n ? null : (1n << (2n * fermatBelow(base).bits)) - 1n;
    const isSmall = cycle === null || exponent < cycle || exponent <= MAX_SMALL_EXPONENT;
    const rest = isSmall ? exponent : exponent % cycle;
    const rows: { exponent: bigint; value: bigint }[] = [];
    let [reached, value] = [0n, 1n];
    const note = (): number => rows.push({ exponent: reached, value });
    for (const place of base < 2n || rest === 0n ? '' : rest.toString(2)) {
      if (reached > 0n) {
        [reached, value] = [2n * reached, square(value)];
        note();
      }
      if (place === '1') {
        [reached, value] = [reached + 1n, reached === 0n ? base : product(value, base)];
        note();
      }
    }
    if (base < 2n && exponent > 0n) value = base;
    this.steps.push({
      kind: 'power',
      base: String(base),
      exponent: String(exponent),
      cycle: rest === exponent ? null : { length: String(cycle), rest: String(rest) },
      rows: rows
        .slice(0, MAX_LISTED_POWERS)
        .map((row) => ({ exponent: `${row.exponent}`, value: `${row.value}` })),
      more: Math.max(0, rows.length - MAX_LISTED_POWERS),
      value: String(value),
    });
    return value;
  }

  /** Explains a product needed by another; those below 4 are explained together. */
  #explainWithin(a: bigint, b: bigint): void {
    const isTiny = a < 4n && b < 4n;
    if (a < 2n || b < 2n || (isTiny && this.#explained.has('tiny'))) return;
    if (!isTiny) return this.#explain(a, b);
    this.#explained.add('tiny');
    this.steps.push({ kind: 'below-four' });
  }

  /** Explains a ⊗ b and the smaller products it needs, as far as a person would read. */
  #explain(first: bigint, second: bigint): void {
    const [a, b] = first >= second ? [first, second] : [second, first];
    const key = `${a} ${b}`;
    if (b < 2n || this.#explained.has(key)) return;
    if (this.#explained.size >= MAX_EXPLAINED_PRODUCTS) {
      this.cut = true;
      return;
    }
    this.#explained.add(key);
    const { power, bits } = fermatBelow(a);
    if (a === power) {
      this.steps.push(
        b === power
          ? { kind: 'fermat', power: String(power), value: String(power + power / 2n) }
          : { kind: 'ordinary', power: String(power), other: String(b), value: String(power * b) },
      );
      return;
    }
    const [aHigh, aLow] = [first >> bits, first & (power - 1n)];
    const [bHigh, bLow] = [second >> bits, second & (power - 1n)];
    this.steps.push(splitStep(first, second));
    for (const [x, y] of [
      [aHigh, bHigh],
      [aHigh, bLow],
      [aLow, bHigh],
      [aLow, bLow],
      [product(aHigh, bHigh), power / 2n],
    ] as const)
      this.#explainWithin(x, y);
  }
}

/** A product with 0 or 1. */
const timesSmall = (a: bigint, b: bigint): NimberStep => {
  const [small, other] = a < b ? [a, b] : [b, a];
  return { kind: 'ordinary', power: String(small), other: String(other), value: String(a * b) };
};

const splitStep = (a: bigint, b: bigint): { readonly kind: 'split' } & NimberStepFacts['split'] => {
  const { power, bits } = fermatBelow(a > b ? a : b);
  const [aHigh, aLow] = [a >> bits, a & (power - 1n)];
  const [bHigh, bLow] = [b >> bits, b & (power - 1n)];
  const highs = product(aHigh, bHigh);
  const cross = product(aHigh, bLow) ^ product(aLow, bHigh);
  return {
    kind: 'split',
    a: String(a),
    b: String(b),
    power: String(power),
    square: String(power + power / 2n),
    aParts: [String(aHigh), String(aLow)],
    bParts: [String(bHigh), String(bLow)],
    highs: { value: String(highs), worth: String((highs << bits) ^ product(highs, power / 2n)) },
    cross: { value: String(cross), worth: String(cross << bits) },
    lows: String(product(aLow, bLow)),
    value: String(product(a, b)),
  };
};

const inverseOf = (of: bigint, token: string): bigint => {
  if (of === 0n) throw new NimberStumble({ code: 'by-zero', token });
  spend(1.5 * forProduct(limbsFor(of)));
  return nimInverse(of);
};

/** Evaluates and explains an expression. Charges for it (see `Work`). */
export const evaluateNimber = (typed: string): Result<NimberView, NimberFault> => {
  const parsed = parseNimber(typed);
  if (!parsed.ok) return parsed;
  const evaluation = new Evaluation();
  return caught(NimberStumble, () => {
    spend(typed.length);
    const value = String(evaluation.value(parsed.value));
    const { steps, cut } = evaluation;
    return { expression: sayNimber(parsed.value), value, steps, cut };
  });
};

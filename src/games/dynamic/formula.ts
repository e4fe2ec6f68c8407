import { MAX_DIGITS } from '../../engine/core/args.ts';
import type { Growth, Polynomial } from '../../engine/maths/growth.ts';

/** Limits of the language: characters of a formula, nested min, polynomials, and the highest power. */
const MAX_FORMULA_CHARS = 2000;
const MAX_NESTED_MINS = 8;
const MAX_POLYNOMIALS = 16;
const MAX_DEGREE = 20;

/** One token: a number, a word, or a sign. */
const TOKEN = /\d+|[a-z]+|[+*^(),]/y;

/**
 * Parses f as typed: polynomials in x with integer coefficients ≥ 0 (`2x+1`, `3*x^2+x`), and `min(…,…)` of those, nested. Null
 * for anything else, too long, or not positive at x = 1. Nothing is ever evaluated as code.
 */
export const parseFormula = (text: string): Growth | null => {
  const tokens = tokenise(text.toLowerCase());
  if (tokens === null) return null;
  const reader = new FormulaReader(tokens);
  const growth = reader.formula(0);
  if (growth === null || !reader.atEnd) return null;
  const distinct = [...new Map(growth.map((polynomial) => [polynomial.join(' '), polynomial])).values()];
  // Non-decreasing, so it is positive for every x ≥ 1 if it is positive at 1.
  return distinct.length > MAX_POLYNOMIALS || distinct.some((polynomial) => polynomial.length === 0)
    ? null
    : distinct;
};

const tokenise = (text: string): readonly string[] | null => {
  if (text.length > MAX_FORMULA_CHARS) return null;
  const tokens: string[] = [];
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.[0];
    if (found === undefined) return null;
    tokens.push(found);
    at += found.length;
  }
  return tokens;
};

class FormulaReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get atEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at += 1;
    return true;
  }

  #number(): bigint | null {
    const token = this.#tokens[this.#at];
    if (token === undefined || !/^\d+$/.test(token) || token.length > MAX_DIGITS) return null;
    this.#at += 1;
    return BigInt(token);
  }

  /** formula = `min` `(` formula { `,` formula } `)` | polynomial; a min of mins is one min. */
  formula(depth: number): Growth | null {
    if (!this.#take('min')) {
      const polynomial = this.#polynomial();
      return polynomial === null ? null : [polynomial];
    }
    if (depth >= MAX_NESTED_MINS || !this.#take('(')) return null;
    const all: Polynomial[] = [];
    do {
      const one = this.formula(depth + 1);
      if (one === null) return null;
      all.push(...one);
    } while (this.#take(','));
    return this.#take(')') ? all : null;
  }

  /** polynomial = term { `+` term }; adds coefficients of the same power. */
  #polynomial(): Polynomial | null {
    const coefficients: bigint[] = [];
    do {
      const term = this.#term();
      if (term === null) return null;
      while (coefficients.length <= term.degree) coefficients.push(0n);
      coefficients[term.degree]! += term.coefficient;
    } while (this.#take('+'));
    while (coefficients.at(-1) === 0n) coefficients.pop();
    return coefficients;
  }

  /** term = number [ [`*`] x [ `^` number ] ] | number `^` number | x [ `^` number ]. */
  #term(): { readonly coefficient: bigint; readonly degree: number } | null {
    const coefficient = this.#number();
    if (coefficient !== null && this.#take('^')) {
      const exponent = this.#number();
      if (exponent === null || exponent > BigInt(MAX_DIGITS)) return null;
      const power =
        coefficient <= 1n || exponent * BigInt(coefficient.toString().length) <= 4n * BigInt(MAX_DIGITS);
      if (!power) return null;
      const value = coefficient ** exponent;
      return value.toString().length > MAX_DIGITS ? null : { coefficient: value, degree: 0 };
    }
    const product = coefficient !== null && this.#take('*');
    if (!this.#take('x')) return coefficient === null || product ? null : { coefficient, degree: 0 };
    if (!this.#take('^')) return { coefficient: coefficient ?? 1n, degree: 1 };
    const exponent = this.#number();
    if (exponent === null || exponent > BigInt(MAX_DEGREE)) return null;
    return { coefficient: coefficient ?? 1n, degree: Number(exponent) };
  }
}

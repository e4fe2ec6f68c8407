import type { TheoremUse } from '../../engine/explain/step.ts';
import type { FactsOf, TheoremId } from '../../engine/explain/theorem.ts';
import type { Position } from '../../games/line.ts';
import type { Shape } from '../tables/shape.ts';
import { parseStatement } from './parse.ts';
import { type Condition, type Num, type Term, within } from './syntax.ts';

/** A theory that costs more than this is not asked for its facts while somebody waits. */
const MOST_COST = 5_000;
/** Facts of a family are read off a large position: small ones need no period. */
const LARGE = 2_000;

/**
 * How a term is written where the order of what is added, compared or joined does not matter; coordinates go by the names
 * that `names` gives them.
 */
const keyOf = (term: Term, names: ReadonlyMap<string, string> = new Map()): string => {
  const key = (one: Term): string => keyOf(one, names);
  const sorted = (name: string, terms: readonly Term[]): string =>
    `${name}(${terms.map(key).sort().join(',')})`;
  switch (term.kind) {
    case 'number':
      return term.value.toString();
    case 'name':
      return names.get(term.name) ?? term.name;
    case 'sg':
      return 'sg';
    case 'outcome':
      return term.is === 'P' ? 'P' : 'not(P)';
    case 'isfib':
    case 'negative':
    case 'complement':
      return `${term.kind}(${key(term.of)})`;
    case 'not':
      return term.of.kind === 'outcome' && term.of.is === 'N' ? 'P' : `not(${key(term.of)})`;
    case 'call':
      // |a − b| = |b − a|.
      if (term.name === 'abs' && term.of[0]?.kind === 'operate' && term.of[0].operator === '-')
        return sorted('distance', [term.of[0].left, term.of[0].right]);
      return term.name === 'min' || term.name === 'max' || term.name === 'gcd'
        ? sorted(term.name, term.of)
        : `${term.name}(${term.of.map(key).join(',')})`;
    case 'operate':
      return term.operator === '-' || term.operator === '/' || term.operator === 'mod'
        ? `${term.operator}(${key(term.left)},${key(term.right)})`
        : sorted(term.operator, flat(term, term.operator));
    case 'compare':
      if (term.by === '=' || term.by === '!=') return sorted(term.by, [term.left, term.right]);
      return term.by === '<' || term.by === '<='
        ? `${term.by}(${key(term.left)},${key(term.right)})`
        : `${term.by === '>' ? '<' : '<='}(${key(term.right)},${key(term.left)})`;
    case 'both':
    case 'either':
    case 'iff':
      return sorted(term.kind, [term.left, term.right]);
    case 'implies':
      return `implies(${key(term.left)},${key(term.right)})`;
  }
};

const flat = (term: Term, operator: string): readonly Term[] =>
  term.kind === 'operate' && term.operator === operator
    ? [...flat(term.left, operator), ...flat(term.right, operator)]
    : [term];

/** The theorem a single position's value or outcome rests on, with its facts; null where it is none that is at hand. */
const useOf = ({ spot, win }: Position): TheoremUse | null => {
  const claims = spot.claims(win).filter((claim) => claim.cost <= MOST_COST);
  const claim =
    claims.find(({ gives }) => gives === 'grundy') ?? claims.find(({ gives }) => gives === 'outcome');
  return claim?.use() ?? null;
};

/** A proved period of the values of single heaps: SG(n + period) = SG(n) for n ≥ preperiod. */
export interface ProvedPeriod {
  readonly theorem: TheoremId;
  readonly preperiod: number;
  readonly period: number;
}

/** What some theorems say, from their facts; the others say nothing of that kind. */
type ByTheorem<R> = { readonly [T in TheoremId]?: (facts: FactsOf<T>) => R };
const said = <R>(by: ByTheorem<R>, { theorem, facts }: TheoremUse): R | null =>
  (by[theorem] as ((facts: TheoremUse['facts']) => R) | undefined)?.(facts) ?? null;

/** The value of one part of a sum, as a number in x. */
const VALUES: ByTheorem<string> = {
  bouton: () => 'x',
  restnim: () => 'x',
  bash: ({ modulus }) => `x mod ${modulus}`,
};

/** What is so of a whole position with one number (n) or two (a, b), in the language of claims. */
const STATEMENTS: ByTheorem<readonly string[]> = {
  wythoff: ({ a }) => (a === '1' ? ['P iff min(a, b) = phi-floor(abs(a - b))'] : []),
  ferguson: () => ['SG = trailing((a - 1) | (b - 1))', 'P iff a mod 2 = 1 and b mod 2 = 1'],
  'box-halving': () => ['P iff lowbit(max(a, b) + 1) = max(a, b) + 1'],
  'ed-split': () => ['SG = trailing((a - 1) | (b - 1))', 'P iff a mod 2 = 1 and b mod 2 = 1'],
  'ed-both': () => ['SG = min(a, b) - 1'],
  zeckendorf: ({ start }) => (start ? ['P iff isfib(n)'] : []),
};

const PERIODS: ByTheorem<Omit<ProvedPeriod, 'theorem'> | null> = {
  bash: ({ modulus }) => (Number(modulus) <= LARGE ? { preperiod: 0, period: Number(modulus) } : null),
  subtraction: ({ period, preperiod }) =>
    period === null || preperiod === null ? null : { preperiod, period },
  octal: ({ certificate }) =>
    certificate === null ? null : { preperiod: certificate.preperiod, period: certificate.period },
};

/** Whether a family is nothing but its numbers, each a part of its own: then values are the ⊕ of the parts' values. */
const isSumOfNumbers = (shape: Shape, numbers: readonly number[]): boolean => {
  const whole = shape.at(numbers);
  if (whole === null || !isBare(shape)) return false;
  const parts = whole.spot.parts();
  if (parts.length !== numbers.length) return false;
  const alone = shape.alone(numbers);
  return alone.every((position, i) => position !== null && position.spot.line === parts[i]!.spot.line);
};

/** Whether every number of the line is a name, each once, in order: a theorem's own form. */
const isBare = (shape: Shape): boolean => {
  const [, ...rest] = shape.template.split(' ');
  const bare = rest.filter((token) => !token.includes('='));
  return bare.length === shape.names.length && bare.every((token, i) => token === shape.names[i]);
};

const formsOf = (texts: readonly string[], names: readonly string[]): ReadonlySet<string> => {
  const keys = new Set<string>();
  for (const text of texts) {
    const parsed = parseStatement(text, names);
    if (!parsed.ok) throw new Error(`a theorem's formula is not understood: ${text}`);
    keys.add(keyOf(parsed.value));
    // From “P iff x” follow “P if x”, “P implies x”, and what they say of N.
    if (parsed.value.kind === 'iff') {
      const { left, right } = parsed.value;
      const [N, not]: readonly Condition[] = [
        { kind: 'outcome', is: 'N' },
        { kind: 'not', of: right },
      ];
      for (const more of [
        { kind: 'implies', left, right },
        { kind: 'implies', left: right, right: left },
        { kind: 'iff', left: N!, right: not! },
        { kind: 'implies', left: N!, right: not! },
        { kind: 'implies', left: not!, right: N! },
      ] as const)
        keys.add(keyOf(more));
    }
  }
  return keys;
};

/** The theorem that gives this very formula for the whole family; null where none is known to. */
const byFormula = (statement: Condition, shape: Shape): TheoremId | null => {
  if (!isBare(shape)) return null;
  const numbers = shape.names.map((_, i) => LARGE + i);
  const position = shape.at(numbers);
  if (position === null || position.win !== 'normal') return null;
  const own = useOf(position);
  const { names } = shape;
  if (own !== null) {
    const usual = names.length === 1 ? ['n'] : ['a', 'b'].slice(0, names.length);
    const texts = usual.length === names.length ? (said(STATEMENTS, own) ?? []) : [];
    const meant = new Map(names.map((name, i) => [name, usual[i]!]));
    if (texts.length > 0 && formsOf(texts, usual).has(keyOf(statement, meant))) return own.theorem;
  }
  if (!isSumOfNumbers(shape, numbers)) return null;
  const uses = shape.alone(numbers).map((part) => (part === null ? null : useOf(part)));
  const values = uses.map((use) => (use === null ? null : said(VALUES, use)));
  const [first] = uses;
  if (first === null || first === undefined || values.some((value) => value === null)) return null;
  const parts = values.map((value, i) => `(${value!.replace('x', names[i]!)})`);
  const sum = parts.join(' ^ ');
  const texts = [
    `SG = ${sum}`,
    `P iff ${sum} = 0`,
    `N iff ${sum} != 0`,
    ...(parts.length === 2 ? [`P iff ${parts[0]} = ${parts[1]}`, `N iff ${parts[0]} != ${parts[1]}`] : []),
  ];
  return formsOf(texts, names).has(keyOf(statement)) ? first.theorem : null;
};

/** The period that a theorem proves for a family of one number; null where there is none at hand. */
export const provedPeriod = (shape: Shape): ProvedPeriod | null => {
  if (!isBare(shape) || shape.names.length !== 1) return null;
  const position = shape.at([LARGE]);
  if (position === null || position.win !== 'normal') return null;
  const use = useOf(position);
  if (use === null) return null;
  const period = said(PERIODS, use);
  return period === null ? null : { theorem: use.theorem, ...period };
};

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
const lcm = (a: number, b: number): number => (a / common(a, b)) * b;

/** Whether a number is a polynomial in the coordinates with whole coefficients. */
const isPolynomial = (term: Num): boolean =>
  term.kind === 'number' ||
  term.kind === 'name' ||
  (term.kind === 'negative' && isPolynomial(term.of)) ||
  (term.kind === 'operate' &&
    (term.operator === '+' || term.operator === '-' || term.operator === '*') &&
    isPolynomial(term.left) &&
    isPolynomial(term.right));

/** A period of a term in its one coordinate, where the game's values have `period`; null where none can be read off it. */
export const periodOf = (term: Term, period: number): number | null => {
  if (term.kind === 'sg' || term.kind === 'outcome') return period;
  if (term.kind === 'name') return null;
  if (
    term.kind === 'operate' &&
    term.operator === 'mod' &&
    term.right.kind === 'number' &&
    isPolynomial(term.left)
  ) {
    const modulus = term.right.value;
    return modulus >= 1n && modulus <= 1_000_000n ? Number(modulus) : null;
  }
  let all = 1;
  for (const one of within(term)) {
    const own = periodOf(one, period);
    if (own === null) return null;
    all = lcm(all, own);
  }
  return all;
};

/**
 * The theorem by which a statement that held for all numbers below `checked` holds for ever: where it gives the very
 * formula; or where it proves a period of the values, the statement repeats as well, and a full common period after
 * the preperiod was checked. Null where that cannot be concluded.
 */
export const alwaysBy = (statement: Condition, shape: Shape, checked: number): TheoremId | null => {
  const formula = byFormula(statement, shape);
  if (formula !== null) return formula;
  const proved = provedPeriod(shape);
  if (proved === null) return null;
  const period = periodOf(statement, proved.period);
  return period !== null && checked >= proved.preperiod + period ? proved.theorem : null;
};

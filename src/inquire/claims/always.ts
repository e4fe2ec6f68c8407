import type { Spot } from '../../engine/core/spot.ts';
import type { TheoremUse } from '../../engine/explain/step.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';
import type { Position } from '../../games/line.ts';
import { hasValues } from '../tables/cells.ts';
import type { Shape } from '../tables/shape.ts';
import { type Ratio, ratioBy } from './ratios.ts';
import { type Condition, type Num, type Term, within } from './syntax.ts';
import {
  bySum,
  formsOf,
  gridOf,
  keyOf,
  numberBy,
  type ProvedPeriod,
  periodBy,
  rectangleOf,
  sequencesBy,
  statementsBy,
  valueBy,
} from './theorems.ts';

/** Theories more expensive than this are not asked for facts. */
const MAX_CLAIM_COST_NODES = 5_000;
/** A large position shows the facts of its family: small ones need no period. Games that end sooner use the second size. */
const LARGE_NUMBERS = [2_000, 900] as const;

/** The theorem with facts for a position's value or outcome; null where none is cheap enough. */
const useOf = ({ spot, win }: Position): TheoremUse | null => {
  const claims = spot.claims(win).filter((claim) => claim.cost <= MAX_CLAIM_COST_NODES);
  const claim =
    claims.find(({ gives }) => gives === 'grundy') ?? claims.find(({ gives }) => gives === 'outcome');
  if (claim !== undefined) return claim.use();
  // Where values decide under misère play, the theorem says why; no statement is about the values of one position.
  return win === 'misere' ? (spot.tame()?.use({ sum: '0', large: false, sized: false }) ?? null) : null;
};

/** Numbers of a large position of the family: rising, or falling where the game requires it. */
const largeOf = (
  shape: Shape,
): { readonly numbers: readonly number[]; readonly position: Position } | null => {
  for (const most of LARGE_NUMBERS)
    for (const step of [1, -1]) {
      const numbers = shape.names.map((_, i) => most + i * step);
      const position = shape.at(numbers);
      if (position !== null) return { numbers, position };
    }
  return null;
};

/** Numbers of a line; their nim-sum is split into two sides in every way, so the limit is small. */
const MAX_TERMS = 6;

/** Tokens of a line beside the position, such as `limit=`. */
const isAside = (token: string): boolean =>
  (token.includes('=') && !token.startsWith('limit=')) || token === 'misere';

/** Names and numbers of a line, each name once, in order; null for anything else. The statements of a theorem hold of them. */
const termsOf = (line: string, names: readonly string[]): readonly string[] | null => {
  const [, ...rest] = line.split(' ');
  const terms = rest.filter((token) => !isAside(token));
  const named = terms.filter((token) => !/^\d+$/.test(token));
  return terms.length <= MAX_TERMS &&
    named.length === names.length &&
    named.every((name, i) => name === names[i])
    ? terms
    : null;
};

/** Whether every number of the line is a name, each once, in order: a theorem's own form. */
const isBare = ({ template, names }: Shape): boolean => termsOf(template, names)?.length === names.length;

/** Numbers of a family by name. */
type NamedNumbers = ReadonlyMap<string, number>;

/** The parts of a position if each is one of its numbers, under the same rules; null otherwise. */
const partsOf = (spot: Spot, terms: readonly string[], numbers: NamedNumbers): readonly Spot[] | null => {
  const parts = spot.parts().map((part) => part.spot);
  const asides = spot.position.split(' ').filter(isAside);
  const lineOf = (term: string): string =>
    [spot.game, numbers.get(term) ?? BigInt(term), ...asides].join(' ');
  return parts.length === terms.length && parts.every((part, i) => part.line === lineOf(terms[i]!))
    ? parts
    : null;
};

/** Values whose nim-sum is the position's value, each by a theorem; null where a theorem is missing. */
const valuesOf = (spot: Spot, terms: readonly string[], numbers: NamedNumbers): readonly string[] | null => {
  const own = useOf({ spot, win: 'normal' });
  const value = own === null ? null : numberBy(own, terms);
  if (value !== null) return [value];
  const values = partsOf(spot, terms, numbers)?.map((part, i) => {
    const use = useOf({ spot: part, win: 'normal' });
    return (use === null ? null : valueBy(use))?.replace('x', terms[i]!) ?? null;
  });
  return values?.every((one) => one !== null) === true ? values : null;
};

/** Values of the games of a sum, each valued by a theorem; null where one has none. */
const valuesOfSum = (
  { template, names }: Shape,
  { spot }: Position,
  numbers: NamedNumbers,
): readonly string[] | null => {
  const lines = template.split(' + ');
  if (lines.length < 2 || spot.compound !== 'sum' || spot.components.length !== lines.length) return null;
  const all = lines.map((line, i) => {
    const terms = termsOf(
      line,
      names.filter((name) => line.split(' ').includes(name)),
    );
    return terms === null ? null : valuesOf(spot.components[i]!, terms, numbers);
  });
  const values = all.flatMap((some) => some ?? []);
  return all.every((some) => some !== null) && values.length <= MAX_TERMS ? values : null;
};

/** Names of a line by rows, where it has several and every number is a name, each once, in order; null otherwise. */
const rowsOf = ({ template, names }: Shape): readonly (readonly string[])[] | null => {
  const [, ...rest] = template.replaceAll('/', ' / ').split(/\s+/);
  const rows: string[][] = [[]];
  for (const token of rest.filter((one) => !isAside(one)))
    if (token === '/') rows.push([]);
    else rows.at(-1)!.push(token);
  const all = rows.flat();
  const isInOrder = all.length === names.length && all.every((token, i) => token === names[i]);
  return rows.length > 1 && isInOrder ? rows : null;
};

/** For several rows: a matrix whose cells count one by one; or rows that are summands, each valued by its theorem. */
const byRows = (
  shape: Shape,
  rows: readonly (readonly string[])[],
  { spot }: Position,
  says: (texts: readonly string[]) => boolean,
): TheoremId | null => {
  if (shape.game === 'grid') {
    const use = useOf({ spot, win: 'normal' });
    return use?.theorem === 'grid' && says(gridOf(rows)) ? use.theorem : null;
  }
  const parts = spot.parts();
  if (parts.length !== rows.length) return null;
  const uses = parts.map((part) => useOf({ spot: part.spot, win: 'normal' }));
  const values = uses.map((use, i) => (use === null ? null : numberBy(use, rows[i]!)));
  const [first] = uses;
  return first !== null &&
    first !== undefined &&
    values.every((value) => value !== null) &&
    says(bySum(values))
    ? first.theorem
    : null;
};

/** True of every position that has a value. */
const OF_VALUES = ['P iff SG = 0', 'N iff SG > 0'];
/** Theorems by which heaps of different sizes have different values. */
const DISTINCT: ReadonlySet<TheoremId> = new Set(['lasker']);

/** The theorem that gives exactly this formula for the whole family; null for none. */
const byFormula = (statement: Condition, shape: Shape): TheoremId | null => {
  const key = keyOf(statement);
  const { names } = shape;
  const says = (texts: readonly string[]): boolean => texts.length > 0 && formsOf(texts, names).has(key);
  if (hasValues(shape.sample) && !shape.sample.spot.isLoopy && says(OF_VALUES)) return 'sprague-grundy';
  const large = largeOf(shape);
  if (large === null) return null;
  const { position } = large;
  const numbers: NamedNumbers = new Map(names.map((name, i) => [name, large.numbers[i]!]));
  const rows = rowsOf(shape);
  if (rows !== null) return position.win === 'normal' ? byRows(shape, rows, position, says) : null;
  const terms = termsOf(shape.template, names);
  if (terms === null) {
    const values = position.win === 'normal' ? valuesOfSum(shape, position, numbers) : null;
    if (values !== null && says(bySum(values))) return 'sprague-grundy';
    const rectangle = position.win === 'normal' && shape.game === 'chomp' ? rectangleOf(shape) : null;
    return rectangle !== null && says(rectangle) ? 'chomp-stealing' : null;
  }
  const own = useOf(position);
  if (own !== null && says(statementsBy(own, terms, position.win))) return own.theorem;
  const [first, ...others] =
    (position.win === 'normal' ? partsOf(position.spot, terms, numbers) : null) ?? [];
  if (first === undefined) return null;
  const use = useOf({ spot: first, win: 'normal' });
  const values = valuesOf(position.spot, terms, numbers);
  if (use !== null && values !== null && says(bySum(values))) return use.theorem;
  if (others.length !== 1) return null;
  const equal = `${terms[0]} = ${terms[1]}`;
  if (use !== null && DISTINCT.has(use.theorem) && says([`P iff ${equal}`])) return use.theorem;
  // Two heaps under one rule: the other player copies every move in the other heap.
  return says([`P if ${equal}`, `SG = 0 if ${equal}`]) ? 'sprague-grundy' : null;
};

/** The theorem by which a family's P-positions follow one another in this way; null where none is known. */
export const provedSequence = (
  shape: Shape,
  is: { readonly step: number } | { readonly sums: true },
): TheoremId | null => {
  const large = isBare(shape) ? largeOf(shape) : null;
  const use = large?.position.win === 'normal' ? useOf(large.position) : null;
  if (use === null) return null;
  const says = sequencesBy(use);
  return ('step' in is ? says.step === is.step : says.sums === true) ? use.theorem : null;
};

/** The exact slope or ratio of the P-positions of a family of two numbers, by a theorem; null for none. */
export const provedRatio = (shape: Shape): (Ratio & { readonly theorem: TheoremId }) | null => {
  const large = isBare(shape) && shape.names.length === 2 ? largeOf(shape) : null;
  const use = large?.position.win === 'normal' ? useOf(large.position) : null;
  const ratio = use === null ? null : ratioBy(use);
  return use === null || ratio === null ? null : { ...ratio, theorem: use.theorem };
};

/** The proved period of a family of one number; null for none. */
export const provedPeriod = (shape: Shape): ProvedPeriod | null => {
  if (!isBare(shape) || shape.names.length !== 1) return null;
  const position = shape.at([LARGE_NUMBERS[0]]);
  const use = position === null || position.win !== 'normal' ? null : useOf(position);
  return use === null ? null : periodBy(use);
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

/** Whether a number is a polynomial in the coordinates with whole coefficients. */
const isPolynomial = (term: Num): boolean =>
  term.kind === 'number' ||
  term.kind === 'name' ||
  (term.kind === 'negative' && isPolynomial(term.of)) ||
  (term.kind === 'operate' &&
    (term.operator === '+' || term.operator === '-' || term.operator === '*') &&
    isPolynomial(term.left) &&
    isPolynomial(term.right));

/** Repeats with `period` from `preperiod` on. */
type Repeats = Pick<ProvedPeriod, 'preperiod' | 'period'>;

/** The largest modulus or divisor that is considered. */
const MAX_MODULUS = 1_000_000n;

const small = (term: Term, least: bigint): number | null =>
  term.kind === 'number' && term.value >= least && term.value <= MAX_MODULUS ? Number(term.value) : null;

/** The period modulo `modulus` of a polynomial, or of one divided by a number and rounded down; null for other terms. */
const remainders = (left: Num, modulus: number): number | null => {
  if (isPolynomial(left)) return modulus;
  if (left.kind !== 'call' || left.name !== 'floor') return null;
  const [of] = left.of;
  if (of?.kind !== 'operate' || of.operator !== '/' || !isPolynomial(of.left)) return null;
  const divisor = small(of.right, 1n);
  return divisor === null ? null : modulus * divisor;
};

/** How a term repeats in its one coordinate, where the game's values repeat as `values` says; null where it cannot be derived. */
const periodOf = (term: Term, values: Repeats): Repeats | null => {
  if (term.kind === 'sg' || term.kind === 'outcome') return values;
  if (term.kind === 'name') return null;
  if (term.kind === 'operate' && term.operator === 'mod') {
    const modulus = small(term.right, 1n);
    const period = modulus === null ? null : remainders(term.left, modulus);
    if (period !== null) return { preperiod: 0, period };
  }
  if (term.kind === 'compare' && (term.left.kind === 'name' || term.right.kind === 'name')) {
    // Beyond the number the comparison stays as it is.
    const bound = small(term.left.kind === 'name' ? term.right : term.left, 0n);
    if (bound !== null) return { preperiod: bound + 1, period: 1 };
  }
  let [preperiod, period] = [0, 1];
  for (const one of within(term)) {
    const own = periodOf(one, values);
    if (own === null) return null;
    preperiod = Math.max(preperiod, own.preperiod);
    period = lcm(period, own.period);
  }
  return { preperiod, period };
};

/**
 * The theorem by which a statement checked below `checked` holds for all numbers: it gives exactly this formula; or it proves
 * a period of the values, the statement repeats as well, and a full common period after the preperiod was checked. For “x and
 * y”, both. Null where that cannot be concluded.
 */
export const alwaysBy = (statement: Condition, shape: Shape, checked: number): TheoremId | null => {
  if (statement.kind === 'both') {
    const [left, right] = [statement.left, statement.right].map((one) => alwaysBy(one, shape, checked));
    if (left !== undefined && left !== null && left === right) return left;
  }
  const formula = byFormula(statement, shape);
  if (formula !== null) return formula;
  const proved = provedPeriod(shape);
  if (proved === null) return null;
  const repeats = periodOf(statement, proved);
  return repeats !== null && checked >= repeats.preperiod + repeats.period ? proved.theorem : null;
};

import type { Win } from '../../engine/core/game.ts';
import type { TheoremUse } from '../../engine/explain/step.ts';
import type { FactsOf, TheoremId } from '../../engine/explain/theorem.ts';
import type { Shape } from '../tables/shape.ts';
import { isShort, parseStatement } from './parse.ts';
import type { Condition, Term } from './syntax.ts';

/** Statements derived from the facts of some theorems. */
type ByTheorem<R> = { readonly [T in TheoremId]?: (facts: FactsOf<T>, names: readonly string[]) => R };
const said = <R>(by: ByTheorem<R>, { theorem, facts }: TheoremUse, names: readonly string[]): R | null =>
  (by[theorem] as ((facts: TheoremUse['facts'], names: readonly string[]) => R) | undefined)?.(
    facts,
    names,
  ) ?? null;

/** Normal form of a term, independent of the order in sums, comparisons and conjunctions: terms with one key mean the same. */
export const keyOf = (term: Term): string => {
  const sorted = (name: string, terms: readonly Term[]): string =>
    `${name}(${terms.map(keyOf).sort().join(',')})`;
  switch (term.kind) {
    case 'number':
      return term.value.toString();
    case 'name':
      return term.name;
    case 'sg':
      return 'sg';
    case 'outcome':
      return term.is === 'P' ? 'P' : 'not(P)';
    case 'isfib':
    case 'negative':
    case 'complement':
      return `${term.kind}(${keyOf(term.of)})`;
    case 'not':
      return term.of.kind === 'outcome' && term.of.is === 'N' ? 'P' : `not(${keyOf(term.of)})`;
    case 'call':
      // |a − b| = |b − a|.
      if (term.name === 'abs' && term.of[0]?.kind === 'operate' && term.of[0].operator === '-')
        return sorted('distance', [term.of[0].left, term.of[0].right]);
      return term.name === 'min' || term.name === 'max' || term.name === 'gcd'
        ? sorted(term.name, term.of)
        : `${term.name}(${term.of.map(keyOf).join(',')})`;
    case 'operate':
      return operatedKey(term);
    case 'compare':
      if (term.by === '=' || term.by === '!=') return sorted(term.by, [term.left, term.right]);
      return term.by === '<' || term.by === '<='
        ? `${term.by}(${keyOf(term.left)},${keyOf(term.right)})`
        : `${term.by === '>' ? '<' : '<='}(${keyOf(term.right)},${keyOf(term.left)})`;
    case 'both':
    case 'either':
      return sorted(term.kind, joined(term, term.kind));
    case 'iff':
      return sorted(term.kind, [term.left, term.right]);
    case 'implies':
      return `implies(${keyOf(term.left)},${keyOf(term.right)})`;
  }
};

const FOLDS = {
  '+': (a: bigint, b: bigint) => a + b,
  '*': (a: bigint, b: bigint) => a * b,
  '^': (a: bigint, b: bigint) => a ^ b,
  '&': (a: bigint, b: bigint) => a & b,
  '|': (a: bigint, b: bigint) => a | b,
} as const;
const isDigits = (key: string): boolean => /^\d+$/.test(key);

/** Key of an operation; numbers in it are worked out: `2 ^ n ^ 1` is `n ^ 3`. */
const operatedKey = (term: Extract<Term, { kind: 'operate' }>): string => {
  const { operator } = term;
  if (operator === '-' || operator === '/' || operator === 'mod') {
    const [left, right] = [keyOf(term.left), keyOf(term.right)];
    return operator === 'mod' && isDigits(left) && isDigits(right) && right !== '0'
      ? String(BigInt(left) % BigInt(right))
      : `${operator}(${left},${right})`;
  }
  const keys = flat(term, operator).map(keyOf);
  const numbers = keys.filter(isDigits).map(BigInt);
  const others = keys.filter((key) => !isDigits(key));
  if (numbers.length > 0) others.push(String(numbers.reduce(FOLDS[operator])));
  return others.length === 1 ? others[0]! : `${operator}(${others.sort().join(',')})`;
};

const flat = (term: Term, operator: string): readonly Term[] =>
  term.kind === 'operate' && term.operator === operator
    ? [...flat(term.left, operator), ...flat(term.right, operator)]
    : [term];
const joined = (term: Condition, kind: 'both' | 'either'): readonly Condition[] =>
  term.kind === kind ? [...joined(term.left, kind), ...joined(term.right, kind)] : [term];

const allOf = (conditions: readonly string[]): string => conditions.join(' and ');
/** Ways to write that all numbers are 0. */
const nothing = (names: readonly string[]): readonly string[] => [
  allOf(names.map((name) => `${name} = 0`)),
  ...(names.length > 1 ? [`${names.join(' + ')} = 0`, `max(${names.join(', ')}) = 0`] : []),
];
const iff = (outcome: 'P' | 'N', conditions: readonly string[]): readonly string[] =>
  conditions.map((condition) => `${outcome} iff ${condition}`);
const ofOne = (names: readonly string[], of: (n: string) => readonly string[]): readonly string[] =>
  names.length === 1 ? of(names[0]!) : [];
const ofTwo = (
  names: readonly string[],
  of: (a: string, b: string) => readonly string[],
): readonly string[] => (names.length === 2 ? of(names[0]!, names[1]!) : []);

/** The value of one part of a sum, as a number in x. */
const VALUES: ByTheorem<string> = {
  bouton: () => 'x',
  restnim: () => 'x',
  bash: ({ modulus }) => `x mod ${modulus}`,
};

/** The Grundy value of one part as a formula in its number x; null where the theorem has no short one. */
export const valueBy = (use: TheoremUse): string | null => said(VALUES, use, []);

/** Ways to split terms into two sides, neither of them empty. */
const splits = ([first, ...others]: readonly string[]): readonly (readonly [string[], string[]])[] =>
  others
    .reduce<[string[], string[]][]>(
      (all, term) =>
        all.flatMap(([left, right]) => [
          [[...left, term], right],
          [left, [...right, term]],
        ]),
      [[[first!], []]],
    )
    .filter(([, right]) => right.length > 0);

/** A ⊕ of terms, and its consequences for the outcome: it is 0 exactly if two sides of it are equal. */
export const bySum = (terms: readonly string[]): readonly string[] => {
  const sum = (some: readonly string[]): string => some.map((term) => `(${term})`).join(' ^ ');
  return [
    `SG = ${sum(terms)}`,
    `P iff ${sum(terms)} = 0`,
    ...splits(terms).map(([left, right]) => `P iff (${sum(left)}) = (${sum(right)})`),
  ];
};

const evenBoxes = (a: string, b: string): readonly string[] => [
  `SG = trailing((${a} - 1) | (${b} - 1))`,
  `P iff ${a} mod 2 = 1 and ${b} mod 2 = 1`,
  `N iff ${a} mod 2 = 0 or ${b} mod 2 = 0`,
];

/** Losing starts where the next take is at most the last one (powers of two) or twice that (Fibonacci numbers). */
const starts = (rule: string, n: string): string | null =>
  rule === 'x' ? `lowbit(${n}) = ${n}` : rule === '2x' ? `isfib(${n})` : null;

/**
 * Pair n of Wythoff's game is (⌊nα⌋, ⌊nα⌋ + a·n) with α = (2 − a + √(a² + 4))/2 (Wythoff 1907, Fraenkel 1982), so ⌊nα⌋ =
 * ⌊(⌊√((a² + 4)·n²)⌋ − (a − 2)·n)/2⌋, and ⌊n√2⌋ = ⌊√(2n²)⌋ for a = 2.
 */
const wythoffPairs = (apart: bigint, a: string, b: string): readonly string[] => {
  const [least, gap] = [`min(${a}, ${b})`, `abs(${a} - ${b})`];
  const diagonal = `N if ${a} = ${b} and ${a} > 0`;
  if (apart === 1n) return [`P iff ${least} = phi-floor(${gap})`, diagonal];
  const [fits, n] = [`${gap} mod ${apart} = 0`, `floor(${gap} / ${apart})`];
  const less = apart === 3n ? n : `${apart - 2n} * ${n}`;
  const numbers =
    apart === 2n
      ? [`sqrt-floor(2 * ${n} * ${n})`, `sqrt-floor(floor(${gap} * ${gap} / 2))`]
      : [`floor((sqrt-floor(${apart * apart + 4n} * ${n} * ${n}) - ${less}) / 2)`];
  return [
    ...numbers.map((number) => `P iff ${fits} and ${least} = ${number}`),
    `${fits} if P`,
    `N if ${gap} mod ${apart} != 0`,
    diagonal,
  ];
};

/**
 * Statements about a whole position in the language of claims, with its numbers by name in the order of the line. Sources are
 * with the theories. They are read off the theorem of a large heap, so each must hold for small ones as well, as tests check.
 */
const STATEMENTS: ByTheorem<readonly string[]> = {
  wythoff: ({ a: apart }, names) => ofTwo(names, (a, b) => wythoffPairs(BigInt(apart), a, b)),
  ferguson: (_, names) => ofTwo(names, evenBoxes),
  'ed-split': (_, names) => ofTwo(names, evenBoxes),
  'ed-both': (_, names) =>
    ofTwo(names, (a, b) => [
      `SG = min(${a}, ${b}) - 1`,
      ...iff('P', [`min(${a}, ${b}) = 1`, `${a} = 1 or ${b} = 1`]),
    ]),
  'box-halving': (_, names) =>
    ofTwo(names, (a, b) => [
      `P iff lowbit(max(${a}, ${b}) + 1) = max(${a}, ${b}) + 1`,
      `SG = floor(max(${a}, ${b}) / (2 * lowbit(max(${a}, ${b}) + 1)))`,
    ]),
  // The chain of quotients as one inequality: lost exactly within the wedge b/a < φ, off the diagonal (Cole and Davie 1969).
  euclid: (_, names) =>
    ofTwo(names, (a, b) => {
      const wedge = [`${a} != ${b}`, `max(${a}, ${b}) <= phi-floor(min(${a}, ${b}))`].join(' and ');
      const zero = [`${a} * ${b} = 0`, `min(${a}, ${b}) = 0`, `${a} = 0 or ${b} = 0`];
      return [
        ...iff(
          'P',
          zero.map((some) => `${some} or (${wedge})`),
        ),
        `N if ${a} = ${b} and ${a} > 0`,
        ...zero.map((some) => `P if ${some}`),
      ];
    }),
  zeckendorf: ({ start }, names) => (start ? ofOne(names, (n) => [`P iff isfib(${n})`]) : []),
  schwenk: ({ rule, start }, names) =>
    ofOne(names, (n) => {
      const lost = start ? starts(rule, n) : null;
      return lost === null ? [] : [`P iff ${lost}`];
    }),
  // The mover takes all but one, and the opponent must take the last.
  'one-fewer': (_, names) => ofOne(names, () => ['N']),
  mark: (_, names) => ofOne(names, (n) => iff('P', [`${n} = 0 or trailing(${n} - 1) mod 2 = 1`])),
  // Gaps before the coins; every second one counts, from the right.
  silver: (_, names) => {
    const gaps = names.map((name, i) => (i === 0 ? name : `${name} - ${names[i - 1]} - 1`));
    return [
      ...bySum(gaps.filter((__, i) => (names.length - i) % 2 === 1)),
      ...ofOne(names, (n) => [`P iff ${n} = 0`]),
      ...ofTwo(names, (a, b) => iff('P', [`${b} = ${a} + 1`, `${b} - ${a} = 1`])),
    ];
  },
  lasker: (_, names) =>
    ofOne(names, (n) => [
      `P iff ${n} = 0`,
      `SG = ${n} if ${n} mod 4 = 1 or ${n} mod 4 = 2`,
      `SG = ${n} if ${n} mod 4 = 1`,
      `SG = ${n} if ${n} mod 4 = 2`,
      `SG = ${n} + 1 if ${n} mod 4 = 3`,
      `SG = ${n} - 1 if ${n} mod 4 = 0 and ${n} > 0`,
    ]),
  'subtract-divisor': (_, names) =>
    ofOne(names, (n) => [
      `SG = trailing(${n} - 1) if ${n} > 0`,
      ...iff('P', [`${n} = 0 or ${n} mod 2 = 1`]),
      ...iff('N', [`${n} > 0 and ${n} mod 2 = 0`]),
    ]),
  staircase: (_, names) => {
    const odd = names.filter((__, i) => i % 2 === 0);
    return [...bySum(odd), ...iff('P', odd.length === 1 ? nothing(odd) : [])];
  },
  nimble: (_, names) => {
    // Squares count from 0, and pairs of coins on one square cancel.
    const odd = names.flatMap((name, square) =>
      square === 0 ? [] : [square === 1 ? `${name} mod 2` : `${square} * (${name} mod 2)`],
    );
    return odd.length === 0 ? ['P', 'SG = 0'] : bySum(odd);
  },
  moore: ({ k }, names) =>
    BigInt(k) >= BigInt(names.length)
      ? iff('P', nothing(names))
      : BigInt(k) + 1n === BigInt(names.length)
        ? iff('P', [allOf(names.slice(1).map((name, i) => `${names[i]} = ${name}`))])
        : [],
  'moore-misere': ({ k }, names) =>
    BigInt(k) >= BigInt(names.length) ? iff('P', [`${names.join(' + ')} = 1`]) : [],
  'bouton-misere': (_, names) => {
    const [sum, most] = [names.join(' ^ '), `max(${names.join(', ')})`];
    return names.length === 1
      ? [`P iff ${names[0]} = 1`]
      : [
          `P iff (${most} >= 2 and ${sum} = 0) or (${most} <= 1 and ${sum} = 1)`,
          `P iff (${most} > 1 and ${sum} = 0) or (${most} < 2 and ${sum} = 1)`,
          ...ofTwo(names, (a, b) =>
            iff('P', [
              `(${a} = ${b} and ${a} >= 2) or ${a} + ${b} = 1`,
              `(${a} = ${b} and ${a} > 1) or ${a} + ${b} = 1`,
            ]),
          ),
        ];
  },
  'bash-misere': ({ modulus }, names) => ofOne(names, (n) => [`P iff ${n} mod ${modulus} = 1`]),
  'chomp-hook': (_, names) => ofOne(names, (n) => [`SG = ${n} - 1`, `P iff ${n} = 1`]),
  'chomp-two-rows': (_, names) =>
    ofTwo(names, (long, short) => [`P iff ${long} = ${short} + 1`, `P iff ${long} - ${short} = 1`]),
  'divisor-stealing': (_, names) => ofOne(names, () => ['N']),
};

/** b − a = 0, step, 2·step, … of the P-positions a ≤ b; P-numbers that are each the sum of the two before. */
const SEQUENCES: ByTheorem<{ readonly step?: number; readonly sums?: boolean }> = {
  wythoff: ({ a }) => ({ step: Number(a) }),
  zeckendorf: ({ start }) => ({ sums: start }),
  schwenk: ({ rule, start }) => ({ sums: start && rule === '2x' }),
};

/** What a theorem says of how P-positions follow one another; empty where it says nothing of it. */
export const sequencesBy = (use: TheoremUse): { readonly step?: number; readonly sums?: boolean } =>
  said(SEQUENCES, use, []) ?? {};

/** Theorems whose statements above are about misère play; the others' are about normal play. */
const MISERE: ReadonlySet<TheoremId> = new Set(['bouton-misere', 'bash-misere', 'moore-misere', 'one-fewer']);

/** A theorem's statements about a whole position with these names. */
export const statementsBy = (use: TheoremUse, names: readonly string[], win: Win): readonly string[] =>
  MISERE.has(use.theorem) === (win === 'misere') ? (said(STATEMENTS, use, names) ?? []) : [];

/** Rows of names as one matrix of grid Nim: cells with odd i + j count. */
export const gridOf = (rows: readonly (readonly string[])[]): readonly string[] => {
  const odd = rows.flatMap((row, i) => row.filter((_, j) => (i + j) % 2 === 1));
  return odd.length === 0
    ? ['P', 'SG = 0']
    : [...bySum(odd), ...iff('P', odd.length === 1 ? nothing(odd) : [])];
};

/** The value of a whole position with these names by a theorem; null for none. */
export const numberBy = (use: TheoremUse, names: readonly string[]): string | null => {
  const value = statementsBy(use, names, 'normal').find((text) => text.startsWith('SG = '));
  return value === undefined || value.includes(' if ') ? null : value.slice('SG = '.length);
};

/** A whole rectangle of Chomp, `chomp 3xn`: all but 1 × 1 are won by strategy stealing. */
export const rectangleOf = ({ template, names }: Shape): readonly string[] | null => {
  const [, token, ...rest] = template.split(' ');
  const sides = token?.split('x') ?? [];
  if (rest.length > 0 || sides.length !== 2) return null;
  const least = sides.map((side) => (names.includes(side) ? null : Number(side)));
  if (least.some((side) => side !== null && side > 1)) return ['N'];
  const open = [...new Set(sides.filter((_, i) => least[i] === null))];
  return [
    ...iff('P', [allOf(open.map((side) => `${side} = 1`)), `${sides.join(' * ')} = 1`]),
    ...iff('N', [`${sides.join(' * ')} > 1`, open.map((side) => `${side} > 1`).join(' or ')]),
  ];
};

/** A proved period of the values of single heaps: SG(n + period) = SG(n) for n ≥ preperiod. */
export interface ProvedPeriod {
  readonly theorem: TheoremId;
  readonly preperiod: number;
  readonly period: number;
}

const MAX_BASH_PERIOD = 2_000n;

const PERIODS: ByTheorem<Omit<ProvedPeriod, 'theorem'> | null> = {
  bash: ({ modulus }) =>
    BigInt(modulus) <= MAX_BASH_PERIOD ? { preperiod: 0, period: Number(modulus) } : null,
  subtraction: ({ period, preperiod }) =>
    period === null || preperiod === null ? null : { preperiod, period },
  octal: ({ certificate }) =>
    certificate === null ? null : { preperiod: certificate.preperiod, period: certificate.period },
};

/** The proved period of the values of single heaps; null for none, or one of Bash above 2,000. */
export const periodBy = (use: TheoremUse): ProvedPeriod | null => {
  const period = said(PERIODS, use, []);
  return period === null ? null : { theorem: use.theorem, ...period };
};

/**
 * Keys of statements and, for each “P iff x”, of its two implications and the same for N and not x. The statements are those
 * above: an invalid one throws an Error.
 */
export const formsOf = (texts: readonly string[], names: readonly string[]): ReadonlySet<string> => {
  const keys = new Set<string>();
  const add = (statement: Condition): void => {
    keys.add(keyOf(statement));
  };
  // The numbers of a line may be longer than those of any statement.
  for (const text of texts.filter(isShort)) {
    const parsed = parseStatement(text, names);
    if (!parsed.ok) throw new Error(`a theorem's formula is not understood: ${text}`);
    const statement = parsed.value;
    add(statement);
    if (statement.kind !== 'iff' || statement.left.kind !== 'outcome') continue;
    // “P iff x” implies “P if x”, “x if P”, and the same for the other outcome and not x.
    const { left, right } = statement;
    const other: Condition = { kind: 'outcome', is: left.is === 'P' ? 'N' : 'P' };
    for (const without of negated(right))
      for (const [a, b] of [
        [left, right],
        [other, without],
      ] as const) {
        add({ kind: 'iff', left: a, right: b });
        add({ kind: 'implies', left: a, right: b });
        add({ kind: 'implies', left: b, right: a });
      }
  }
  return keys;
};

const OPPOSITE = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' } as const;

/** Ways to negate a condition. */
const negated = (condition: Condition): readonly Condition[] => {
  const plain: Condition = { kind: 'not', of: condition };
  if (condition.kind === 'compare') return [plain, { ...condition, by: OPPOSITE[condition.by] }];
  if (condition.kind === 'not') return [plain, condition.of];
  if (condition.kind !== 'both' && condition.kind !== 'either') return [plain];
  // De Morgan, with each side in its shortest form.
  const [left, right] = [negated(condition.left).at(-1)!, negated(condition.right).at(-1)!];
  return [plain, { kind: condition.kind === 'both' ? 'either' : 'both', left, right }];
};

import { alwaysBy, provedPeriod, provedRatio, provedSequence } from '../claims/always.ts';
import { holds } from '../claims/evaluate.ts';
import { parseStatement } from '../claims/parse.ts';
import type { Pattern, PatternOf } from '../model/pattern.ts';
import type { TableCell } from './cells.ts';
import type { Shape } from './shape.ts';

/** The known part of a table. */
export interface KnownTable {
  readonly shape: Shape;
  readonly size: number;
  /** Null: no position. */
  readonly at: (numbers: readonly number[]) => TableCell | null;
}

/** Fewer known positions show no pattern. */
const MIN_POSITIONS = 8;
/** Repetitions that make a period visible. */
const MIN_REPETITIONS = 2.5;
/** Of a period. */
const MAX_SHOWN_ITEMS = 40;

/** The shortest period with its shortest preperiod that repeats `MIN_REPETITIONS` times; null for none. */
export const findPeriod = (
  items: readonly string[],
): { readonly preperiod: number; readonly period: number } | null => {
  for (let period = 1; period * MIN_REPETITIONS <= items.length; period += 1) {
    let from = items.length - period;
    while (from > 0 && items[from - 1] === items[from - 1 + period]) from -= 1;
    if (items.length - from >= MIN_REPETITIONS * period && 3 * from <= 2 * items.length)
      return { preperiod: from, period };
  }
  return null;
};

/** Items needed to see a period. */
export const seenWithin = ({
  preperiod,
  period,
}: {
  readonly preperiod: number;
  readonly period: number;
}): number => Math.ceil(Math.max(preperiod + MIN_REPETITIONS * period, 1.5 * preperiod));

/** Moduli tried in formulas. */
const MODULI = Array.from({ length: 15 }, (_, i) => i + 2);

/** Formulas in one number, simplest first. */
export const ONE_NUMBER_FORMULAS = {
  values: [
    ...['n', 'n - 1', 'floor(n / 2)', 'floor((n - 1) / 2)', 'floor((n + 1) / 2)', 'lowbit(n)', 'popcount(n)'],
    ...['popcount(n) mod 2', 'trailing(n)', 'trailing(n - 1)', 'log(n)', 'log(n) + 1', '2 * n'],
    ...MODULI.map((m) => `n mod ${m}`),
    ...MODULI.map((m) => `floor(n / ${m})`),
    ...MODULI.flatMap((m) => MODULI.map((k) => `floor(n / ${m}) mod ${k}`)),
  ],
  outcomes: [
    ...['n = 0', 'n = 1', 'lowbit(n) = n', 'lowbit(n + 1) = n + 1', 'isfib(n)', 'isfib(n + 1)'],
    ...['n = 0 or n mod 2 = 1'],
    ...['popcount(n) mod 2 = 0', 'popcount(n) mod 2 = 1', 'trailing(n) mod 2 = 0', 'trailing(n) mod 2 = 1'],
    'n = 0 or trailing(n - 1) mod 2 = 1',
    ...MODULI.flatMap((m) => Array.from({ length: m }, (_, r) => `n mod ${m} = ${r}`)),
  ],
} as const;

/** Formulas in two numbers, simplest first. */
export const TWO_NUMBER_FORMULAS = {
  values: [
    ...['a ^ b', '(a - 1) ^ (b - 1)', 'a + b', 'abs(a - b)', 'min(a, b)', 'max(a, b)', 'min(a, b) - 1'],
    ...['a', 'b', 'a mod 2', 'b mod 2', 'floor(max(a, b) / (2 * lowbit(max(a, b) + 1)))'],
    ...['a & b', 'a | b', '(a - 1) | (b - 1)', 'trailing((a - 1) | (b - 1))', 'trailing(a | b)'],
    ...['popcount(a ^ b)', 'a * b', 'floor(max(a, b) / min(a, b))', 'gcd(a, b)'],
    ...MODULI.flatMap((m) => [`(a + b) mod ${m}`, `(a mod ${m}) ^ (b mod ${m})`, `abs(a - b) mod ${m}`]),
  ],
  outcomes: [
    ...[
      'a = b',
      'a = 0 or b = 0',
      'a = 1 or b = 1',
      'a + b = 0',
      'a + b = 1',
      'a = b + 1',
      'a * b = 1',
      'abs(a - b) = 1',
      '(a = b and a >= 2) or a + b = 1',
      'a * b = 0 or (a != b and max(a, b) <= phi-floor(min(a, b)))',
      'a & b = 0',
      'a = 1 and b = 1',
    ],
    ...['a mod 2 = 1 and b mod 2 = 1', 'a mod 2 = 0 and b mod 2 = 0', 'popcount(a) = popcount(b)'],
    ...[
      'min(a, b) = phi-floor(abs(a - b))',
      'lowbit(max(a, b) + 1) = max(a, b) + 1',
      'lowbit(a) = lowbit(b)',
    ],
    ...['a = 0', 'b = 0', 'a = 1', 'b = 1', 'popcount(a ^ b) mod 2 = 0', 'gcd(a, b) = 1'],
    ...MODULI.flatMap((m) => [
      `(a + b) mod ${m} = 0`,
      `a mod ${m} = b mod ${m}`,
      `a mod ${m} = 0 and b mod ${m} = 0`,
      `floor(a / ${m}) = floor(b / ${m})`,
    ]),
  ],
} as const;

/** All vectors of the table. */
const vectors = ({ shape, size }: KnownTable): readonly (readonly number[])[] => {
  const line = Array.from({ length: size + 1 }, (_, i) => i);
  return shape.names.length === 1 ? line.map((n) => [n]) : line.flatMap((a) => line.map((b) => [a, b]));
};

/** The table up to its first unknown entry: beyond it anything may hold. */
const withoutGaps = (seen: KnownTable, kind: 'values' | 'outcomes'): KnownTable => {
  const gaps = vectors(seen).filter((numbers) => {
    const cell = seen.at(numbers);
    return cell !== null && (kind === 'values' ? cell.sg : cell.outcome) === null;
  });
  const first = gaps.reduce((least, numbers) => Math.min(least, Math.max(...numbers)), seen.size + 1);
  return { ...seen, size: first - 1 };
};

/** The number of positions after which a formula with `mod` in one or two numbers repeats; 1 for others. */
const cycleOf = (formula: string, numbers: number): number => {
  if (!formula.includes(' mod ')) return 1;
  const found = [...formula.matchAll(/(?:mod|\/) (\d+)/g)].map(([, number]) => Number(number));
  return numbers === 1 ? found.reduce((product, number) => product * number, 1) : Math.max(1, ...found) ** 2;
};

/** The first formula that holds in the known table; where little is known, the first proved one. */
const formula = (seen: KnownTable, kind: 'values' | 'outcomes'): Pattern | null => {
  const { shape } = seen;
  const usual = shape.names.length === 1 ? ['n'] : ['a', 'b'];
  // Formulas use n, or a and b; a family may have other names.
  if (shape.names.some((name, i) => name !== usual[i])) return null;
  const known = vectors(seen).flatMap((numbers) => {
    const cell = seen.at(numbers);
    if (cell === null || (kind === 'values' ? cell.sg : cell.outcome) === null) return [];
    return [
      {
        coordinates: new Map(shape.names.map((name, i) => [name, BigInt(numbers[i]!)])),
        sg: () => (cell.sg === null ? null : BigInt(cell.sg)),
        outcome: () => cell.outcome,
        said: kind === 'values' ? cell.sg : cell.outcome,
      },
    ];
  });
  if (new Set(known.map(({ said }) => said)).size < 2) return null;
  const list = (shape.names.length === 1 ? ONE_NUMBER_FORMULAS : TWO_NUMBER_FORMULAS)[kind];
  for (const one of list) {
    const statement = kind === 'values' ? `SG = ${one}` : `P iff ${one}`;
    const parsed = parseStatement(statement, shape.names);
    if (!parsed.ok) throw new Error(`a formula is not understood: ${statement}`);
    const fits = known.every((facts) => {
      const verdict = holds(parsed.value, facts);
      return verdict.ok && verdict.value;
    });
    if (!fits) continue;
    const proved = alwaysBy(parsed.value, shape, provable(seen));
    if (
      proved !== null ||
      known.length >= Math.max(MIN_POSITIONS, MIN_REPETITIONS * cycleOf(one, shape.names.length))
    )
      return { kind: 'formula', statement, proved, seen: seen.size };
  }
  return null;
};

/** Numbers seen from 0 on, for a proof by period. */
const provable = ({ shape, size }: KnownTable): number => (shape.names.length === 1 ? size + 1 : 0);

const period = (seen: KnownTable, of: 'values' | 'outcomes'): PatternOf<'period'> | null => {
  const all = vectors(seen).map((numbers) => seen.at(numbers));
  // A game may begin at 1.
  const first = all.findIndex((cell) => cell !== null);
  const items: string[] = [];
  for (const cell of first < 0 ? [] : all.slice(first)) {
    const item = of === 'values' ? cell?.sg : cell?.outcome;
    if (item === undefined || item === null) return null;
    items.push(item);
  }
  const found = items.length < MIN_POSITIONS ? null : findPeriod(items);
  if (found === null) return null;
  const preperiod = found.preperiod + first;
  const proved = provedPeriod(seen.shape);
  // Where SG repeats for ever by a theorem, agreement through one whole period means agreement for ever.
  const needed =
    proved === null
      ? Number.POSITIVE_INFINITY
      : Math.max(preperiod, proved.preperiod) + proved.period + found.period;
  const [item] = items;
  // That all are won is often a theorem by itself.
  const is = found.period === 1 && found.preperiod === 0 && (item === 'P' || item === 'N') ? item : null;
  const always = is === null ? null : alwaysBy({ kind: 'outcome', is }, seen.shape, 0);
  return {
    kind: 'period',
    of,
    preperiod,
    period: found.period,
    block: items.slice(found.preperiod, found.preperiod + Math.min(found.period, MAX_SHOWN_ITEMS)),
    proved: proved !== null && seen.size + 1 >= needed ? proved.theorem : always,
    seen: seen.size,
  };
};

/** P-numbers that are each the sum of the two before. */
const sums = (seen: KnownTable): Pattern | null => {
  const terms = vectors(seen).flatMap(([n]) => (n! > 0 && seen.at([n!])?.outcome === 'P' ? [n!] : []));
  const holdsThroughout = terms.every((term, i) => i < 2 || term === terms[i - 1]! + terms[i - 2]!);
  return terms.length >= 5 && holdsThroughout
    ? {
        kind: 'sums',
        terms: terms.slice(0, 16),
        proved: provedSequence(seen.shape, { sums: true }),
        seen: seen.size,
      }
    : null;
};

const isSymmetric = (seen: KnownTable): boolean =>
  vectors(seen).every(([a, b]) => seen.at([a!, b!])?.outcome === seen.at([b!, a!])?.outcome);

/** P-positions with a ≤ b, by a. */
const lower = (seen: KnownTable): readonly (readonly [number, number])[] =>
  vectors(seen).flatMap(([a, b]) =>
    a! <= b! && seen.at([a!, b!])?.outcome === 'P' ? [[a!, b!] as const] : [],
  );

const places = (value: number): string => `${Number(value.toFixed(3))}`;

/** b − a = 0, s, 2s, … without a gap, as far as the table shows. */
const differences = (
  { shape, size }: KnownTable,
  pairs: readonly (readonly [number, number])[],
): Pattern | null => {
  const gaps = pairs.map(([a, b]) => b - a);
  const step = gaps[1] ?? 0;
  return pairs.length >= 5 && step > 0 && gaps.every((gap, i) => gap === i * step)
    ? {
        kind: 'differences',
        step,
        pairs: pairs.length,
        proved: provedSequence(shape, { step }),
        seen: size,
      }
    : null;
};

/** A line through the origin within 1.5 of all P-positions off the diagonal, if there are enough. */
const rays = ({ shape, size }: KnownTable, pairs: readonly (readonly [number, number])[]): Pattern | null => {
  const off = pairs.filter(([a, b]) => a < b && a > 0);
  if (off.length < 5) return null;
  const fitted = off.reduce((sum, [a, b]) => sum + a * b, 0) / off.reduce((sum, [a]) => sum + a * a, 0);
  // Measured from the rounded slope and rounded up: no position is farther off than the text says.
  const slope = Number(places(fitted));
  const far = Math.ceil(1000 * Math.max(...off.map(([a, b]) => Math.abs(b - slope * a)))) / 1000;
  if (slope <= 1.05 || far > 1.5) return null;
  const known = provedRatio(shape);
  const exact = known === null || known.within === null ? null : { ratio: known.ratio, within: known.within };
  const proved = exact === null ? null : known!.theorem;
  return { kind: 'rays', slope: places(slope), off: places(far), exact, proved, seen: size };
};

/** P exactly below some ratio b/a. */
const wedge = (seen: KnownTable): Pattern | null => {
  let [most, least] = [0, Number.POSITIVE_INFINITY];
  let [p, n] = ['', ''];
  let count = 0;
  for (const [a, b] of vectors(seen)) {
    const outcome = a! > 0 && a! < b! ? seen.at([a!, b!])?.outcome : undefined;
    if (outcome === undefined || outcome === null) continue;
    const ratio = b! / a!;
    if (outcome === 'P') {
      count += 1;
      if (ratio > most) [most, p] = [ratio, `${b}/${a}`];
    } else if (ratio < least) [least, n] = [ratio, `${b}/${a}`];
  }
  if (count < MIN_POSITIONS || most >= least || !Number.isFinite(least)) return null;
  const known = provedRatio(seen.shape);
  return known?.within === null
    ? { kind: 'wedge', p, n, exact: known.ratio, proved: known.theorem, seen: seen.size }
    : { kind: 'wedge', p, n, exact: null, proved: null, seen: seen.size };
};

/**
 * The patterns of a table: formulas in the language of claims, periods, and for two numbers rays and wedges. Each is verified
 * on all known entries; unproved ones are reported only as seen.
 */
export const findPatterns = (table: KnownTable, values: boolean): readonly Pattern[] => {
  const found: (Pattern | null)[] = [];
  const count = table.shape.names.length;
  if (count !== 1 && count !== 2) return [];
  const seen = withoutGaps(table, 'outcomes');
  const valued = values ? withoutGaps(table, 'values') : null;
  const byOutcome = formula(seen, 'outcomes');
  found.push(valued && formula(valued, 'values'), byOutcome);
  if (count === 1) {
    const repeats = (valued && period(valued, 'values')) ?? period(seen, 'outcomes');
    // Skips what a formula already says; and thinning P-positions repeat only as far as the table goes.
    const isSaid = repeats?.of === 'outcomes' && repeats.proved === null && byOutcome !== null;
    found.push(isSaid ? null : repeats, sums(seen));
  } else if (isSymmetric(seen)) {
    const pairs = lower(seen);
    found.push(differences(seen, pairs), rays(seen, pairs), wedge(seen));
  }
  return found.filter((pattern) => pattern !== null);
};

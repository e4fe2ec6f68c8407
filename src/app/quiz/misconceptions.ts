import type { Spot } from '../../engine/core/spot.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import { mex } from '../../engine/maths/nimber.ts';
import type { Filler, Flaw, Misconception } from '../../locale/quiz.ts';
import {
  opposite,
  outcomeUnder,
  type SolvedOption,
  type SolvedPosition,
  valuesOf,
} from './solved-position.ts';

/**
 * A misconception as a function: what somebody answers who thinks so. The answers may be right by accident; who makes a
 * question drops those. The order is that of the more telling ones first.
 */
export interface MisconceptionRule<Of, Answer> {
  readonly id: Misconception | Filler;
  readonly answers: (of: Of) => readonly Answer[];
  /** Everything that the error may lead to, where `answers` offers less. */
  readonly all?: (of: Of) => readonly Answer[];
}

/** Answers that are no error of anybody in particular: they are offered, and rival the known errors, but are never claimed. */
const FILLERS: ReadonlySet<string> = new Set<Filler>([
  'swapped',
  'off-by-one',
  'copied',
  'all-for-one',
  'any-part',
  'distrusted',
  'wrong-sum',
]);

/** Whether it may be said of an answer that it comes from this error. */
export const isClaimable = (id: Misconception | Filler): id is Misconception => !FILLERS.has(id);

const sumOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);
const xorOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a ^ b, 0n);
const largest = (values: readonly bigint[]): bigint => values.reduce((a, b) => (b > a ? b : a), 0n);
/** The nim-sum of all but one, for each one. */
const withoutOne = (values: readonly bigint[]): readonly bigint[] =>
  values.length < 2 ? [] : values.map((value) => xorOf(values) ^ value);
/** Of two values: either. */
const copied = (values: readonly bigint[]): readonly bigint[] => (values.length === 2 ? values : []);
const hasEqual = (values: readonly bigint[]): boolean => new Set(values).size < values.length;

/** Of the nim-sum of some values. */
export const XOR_MISCONCEPTIONS: readonly MisconceptionRule<readonly bigint[], bigint>[] = [
  { id: 'added', answers: (values) => [sumOf(values)] },
  { id: 'or-for-xor', answers: (values) => [values.reduce((a, b) => a | b, 0n)] },
  { id: 'forgot-part', answers: withoutOne },
  // Of two values, either may be what is left when the other is forgotten, or simply copied.
  { id: 'copied', answers: copied },
  {
    id: 'subtracted',
    answers: (values) => [2n * largest(values) - sumOf(values)].filter((difference) => difference >= 0n),
  },
  { id: 'largest-part', answers: (values) => [largest(values)] },
  { id: 'off-by-one', answers: (values) => around(xorOf(values)) },
];

/** Of the mex of some distinct values. */
export const MEX_MISCONCEPTIONS: readonly MisconceptionRule<readonly bigint[], bigint>[] = [
  { id: 'largest-plus-one', answers: (values) => [largest(values) + 1n] },
  { id: 'counted-values', answers: (values) => [BigInt(values.length)] },
  { id: 'ignored-zero', answers: (values) => [leastFrom(values, 1n)] },
  {
    id: 'least-present',
    answers: (values) => (values.length === 0 ? [] : [values.reduce((a, b) => (b < a ? b : a))]),
  },
  { id: 'off-by-one', answers: (values) => around(BigInt(mex(values.map(Number)))) },
];

/** The size of a single heap; none where the position is told by several numbers (rows, coordinates, two heaps). */
const sizeIn = ({ position }: Spot): string | undefined => /^\d+(?= [^\d\s]|$)/.exec(position)?.[0];

/** Of the Grundy value of a position whose value is known. */
export const GRUNDY_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, bigint>[] = [
  { id: 'added', answers: (known) => (known.parts.length > 0 ? [sumOf(valuesOf(known))] : []) },
  {
    id: 'heap-is-value',
    answers: (known) => {
      const { spot } = known.position;
      const sizes = (known.parts.length > 0 ? known.parts.map((part) => part.spot) : [spot]).map(sizeIn);
      return sizes.every((size) => size !== undefined) ? [xorOf(sizes.map(BigInt))] : [];
    },
  },
  { id: 'forgot-part', answers: (known) => withoutOne(valuesOf(known)) },
  { id: 'copied', answers: (known) => copied(valuesOf(known)) },
  { id: 'value-is-outcome', answers: (known) => [known.outcome === 'N' ? 1n : 0n] },
  { id: 'counted-moves', answers: (known) => [BigInt(known.options.length)] },
  {
    id: 'largest-plus-one',
    answers: ({ options }) => {
      const values = options.flatMap(({ value }) => (value === null ? [] : [value]));
      return values.length === options.length ? [largest(values) + 1n] : [];
    },
  },
  { id: 'largest-part', answers: (known) => (known.parts.length > 0 ? [largest(valuesOf(known))] : []) },
  { id: 'off-by-one', answers: (known) => around(known.value ?? 0n) },
];

/** Of P or N. */
export const OUTCOME_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, Outcome>[] = [
  {
    id: 'normal-for-misere',
    answers: ({ position }) => {
      const normal = position.win === 'misere' ? outcomeUnder(position.spot, 'normal') : null;
      return normal === null ? [] : [normal];
    },
  },
  { id: 'equal-parts', answers: (known) => (hasEqual(valuesOf(known)) ? ['P'] : []) },
  {
    id: 'parity',
    answers: (known) => (known.parts.length > 0 ? [sumOf(valuesOf(known)) % 2n === 0n ? 'P' : 'N'] : []),
  },
  {
    id: 'added',
    answers: (known) => (known.parts.length > 0 ? [sumOf(valuesOf(known)) === 0n ? 'P' : 'N'] : []),
  },
  {
    id: 'forgot-part',
    answers: (known) => withoutOne(valuesOf(known)).map((sum) => (sum === 0n ? 'P' : 'N')),
  },
  { id: 'greedy', answers: (known) => greedy(known).map(({ outcome }) => opposite(outcome)) },
  { id: 'counted-moves', answers: ({ options }) => [options.length % 2 === 0 ? 'P' : 'N'] },
  { id: 'swapped', answers: ({ outcome }) => [opposite(outcome)] },
];

/** Of a winning move. */
export const MOVE_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, SolvedOption>[] = [
  {
    id: 'normal-for-misere',
    answers: ({ position, options }) =>
      position.win === 'misere' ? options.filter(({ spot }) => outcomeUnder(spot, 'normal') === 'P') : [],
  },
  { id: 'off-by-one', answers: (known) => besideAWin(known) },
  {
    id: 'equal-parts',
    answers: (known) =>
      hasEqual(valuesOf(known)) ? [] : known.options.filter(({ spot }) => hasEqualParts(spot)),
  },
  { id: 'greedy', answers: (known) => greedy(known).slice(0, 1), all: (known) => greedy(known) },
  {
    id: 'largest-part',
    answers: (known) => {
      const most = largest(valuesOf(known));
      const part = known.parts.find(({ value }) => value === most);
      return part === undefined ? [] : known.options.filter(({ spot }) => part.reached.has(spot.line));
    },
  },
];

/** Of a period, from the set and the values of a game of taking. */
export interface Periodic {
  readonly preperiod: number;
  readonly period: number;
  /** The largest number that may be taken, where the set is of numbers. */
  readonly most: number | null;
  readonly different: number;
}

export const PERIOD_MISCONCEPTIONS: readonly MisconceptionRule<Periodic, bigint>[] = [
  { id: 'largest-of-set', answers: ({ most }) => (most === null ? [] : [BigInt(most + 1)]) },
  {
    id: 'counted-preperiod',
    answers: ({ preperiod, period }) => (preperiod > 0 ? [BigInt(preperiod + period)] : []),
  },
  {
    id: 'several-periods',
    answers: ({ period }) => [
      BigInt(2 * period),
      ...(period % 2 === 0 && period > 2 ? [BigInt(period / 2)] : []),
    ],
  },
  { id: 'different-values', answers: ({ different }) => [BigInt(different)] },
  { id: 'off-by-one', answers: ({ period }) => around(BigInt(period)) },
];

/** Fibonacci numbers 1, 2, 3, 5, … up to n. */
export const fibonacciTo = (n: bigint): readonly bigint[] => {
  const numbers: bigint[] = [];
  for (let a = 1n, b = 2n; a <= n; [a, b] = [b, a + b]) numbers.push(a);
  return numbers;
};

/** Of the Zeckendorf sum of n ≥ 1, given the right one: other sums of n. */
export const ZECKENDORF_MISCONCEPTIONS: readonly MisconceptionRule<readonly bigint[], readonly bigint[]>[] = [
  {
    id: 'neighbours',
    // One part given as the two Fibonacci numbers before it, where neither stands in the sum already.
    answers: (parts) =>
      parts.flatMap((part, i) => {
        const pieces = fibonacciTo(part).slice(-3, -1);
        return pieces.length < 2 || pieces.some((piece) => parts.includes(piece))
          ? []
          : [parts.toSpliced(i, 1, ...pieces.toReversed())];
      }),
  },
  {
    id: 'powers-of-two',
    answers: (parts) => {
      const bits = sumOf(parts).toString(2);
      return [[...bits].flatMap((bit, i) => (bit === '1' ? [1n << BigInt(bits.length - 1 - i)] : []))];
    },
  },
  {
    id: 'repeated',
    answers: (parts) =>
      parts.flatMap((part, i) => (part % 2n === 0n ? [parts.toSpliced(i, 1, part / 2n, part / 2n)] : [])),
  },
  {
    id: 'wrong-sum',
    answers: (parts) => (parts.length > 1 ? [parts.slice(0, -1)] : [[...parts, 1n]]),
  },
];

/** What is wrong with a sum for n that is not the right one. */
export const inSum = (n: bigint, numbers: readonly bigint[]): Flaw => {
  const known = fibonacciTo(largest([n, ...numbers]));
  if (sumOf(numbers) !== n) return 'wrong-sum';
  if (hasEqual(numbers)) return 'repeated';
  if (numbers.some((number) => !known.includes(number)))
    return numbers.every((number) => number > 0n && (number & (number - 1n)) === 0n)
      ? 'powers-of-two'
      : 'not-fibonacci';
  return 'neighbours';
};

const around = (value: bigint): readonly bigint[] => (value > 0n ? [value + 1n, value - 1n] : [value + 1n]);

const leastFrom = (values: readonly bigint[], from: bigint): bigint => {
  let least = from;
  while (values.includes(least)) least += 1n;
  return least;
};

/** The moves that leave the fewest moves. */
const greedy = ({ options }: SolvedPosition): readonly SolvedOption[] => {
  const left = options.map(({ spot }) => countTo(spot.options(), 100));
  const fewest = Math.min(...left);
  return options.filter((_, i) => left[i] === fewest);
};

const countTo = (items: Iterable<unknown>, most: number): number => {
  let count = 0;
  for (const _ of items) if ((count += 1) === most) break;
  return count;
};

/** One more or one less from the same place than a move that wins. */
const besideAWin = ({ options }: SolvedPosition): readonly SolvedOption[] => {
  const beside = new Set<string>();
  for (const { move, outcome } of options) {
    const wins = outcome === 'P' ? takenBy(move.phrase) : null;
    if (wins !== null) for (const amount of around(wins.amount)) beside.add(`${wins.heap}:${amount}`);
  }
  return options.filter(({ move }) => {
    const taken = takenBy(move.phrase);
    return taken !== null && beside.has(`${taken.heap}:${taken.amount}`);
  });
};

const takenBy = (phrase: SolvedOption['move']['phrase']): { heap: number; amount: bigint } | null =>
  phrase.kind === 'take'
    ? { heap: phrase.heap, amount: BigInt(phrase.amount) }
    : phrase.kind === 'take-single'
      ? { heap: 1, amount: BigInt(phrase.amount) }
      : null;

/** Whether two parts in which one can move are alike. */
const hasEqualParts = (spot: Spot): boolean => {
  const alive = spot.parts().filter((part) => !part.spot.isOver());
  return new Set(alive.map((part) => part.spot.line)).size < alive.length;
};

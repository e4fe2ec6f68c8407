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
 * A misconception as a function: the answers it leads to. They may be right by accident; the question makers drop those.
 * Lists of rules have the most instructive misconceptions first.
 */
export interface MisconceptionRule<Of, Answer> {
  readonly id: Misconception | Filler;
  readonly answers: (of: Of) => readonly Answer[];
  /** All answers it may lead to, if `answers` offers only some. */
  readonly all?: (of: Of) => readonly Answer[];
}

/** Plausible wrong answers without a specific misconception behind them: offered as choices, but never named as the cause. */
const FILLERS: ReadonlySet<string> = new Set<Filler>([
  'swapped',
  'off-by-one',
  'copied',
  'all-for-one',
  'any-part',
  'distrusted',
  'wrong-sum',
]);

/** Whether a wrong answer may be explained by this misconception. */
export const isClaimable = (id: Misconception | Filler): id is Misconception => !FILLERS.has(id);

const sumOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);
const xorOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a ^ b, 0n);
const largest = (values: readonly bigint[]): bigint => values.reduce((a, b) => (b > a ? b : a), 0n);
/** Nim-sums of all values but one, for each left out. */
const withoutOne = (values: readonly bigint[]): readonly bigint[] =>
  values.length < 2 ? [] : values.map((value) => xorOf(values) ^ value);
/** Both values, if there are exactly two. */
const copied = (values: readonly bigint[]): readonly bigint[] => (values.length === 2 ? values : []);
const hasEqual = (values: readonly bigint[]): boolean => new Set(values).size < values.length;

/** For the nim-sum of some values. */
export const XOR_MISCONCEPTIONS: readonly MisconceptionRule<readonly bigint[], bigint>[] = [
  { id: 'added', answers: (values) => [sumOf(values)] },
  { id: 'or-for-xor', answers: (values) => [values.reduce((a, b) => a | b, 0n)] },
  { id: 'forgot-part', answers: withoutOne },
  // With two values, forgetting one and copying the other give the same answer.
  { id: 'copied', answers: copied },
  {
    id: 'subtracted',
    answers: (values) => [2n * largest(values) - sumOf(values)].filter((difference) => difference >= 0n),
  },
  { id: 'largest-part', answers: (values) => [largest(values)] },
  { id: 'off-by-one', answers: (values) => around(xorOf(values)) },
];

/** For the mex of some distinct values. */
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

/** The size of a single heap; undefined if the position has several numbers (rows, coordinates, two heaps). */
const sizeIn = ({ position }: Spot): string | undefined => /^\d+(?= [^\d\s]|$)/.exec(position)?.[0];

/** For the Grundy value of a position whose value is known. */
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

/** For the outcome. */
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

/** For a winning move. */
export const MOVE_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, SolvedOption>[] = [
  {
    id: 'normal-for-misere',
    answers: ({ position, options }) =>
      position.win === 'misere' ? options.filter(({ spot }) => outcomeUnder(spot, 'normal') === 'P') : [],
  },
  { id: 'off-by-one', answers: (known) => offByOneFromWin(known) },
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

/** What a question about the period of a subtraction game shows. */
export interface Periodic {
  readonly preperiod: number;
  readonly period: number;
  /** Largest number that may be taken; null if the set is not a list of numbers. */
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

/** For the Zeckendorf sum of n ≥ 1, given the right one. */
export const ZECKENDORF_MISCONCEPTIONS: readonly MisconceptionRule<readonly bigint[], readonly bigint[]>[] = [
  {
    id: 'neighbours',
    // One part replaced by the two Fibonacci numbers before it, if the sum has neither of them yet.
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

/** The flaw of a wrong Zeckendorf sum for n. */
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

/** Moves that leave the opponent the fewest moves. */
const greedy = ({ options }: SolvedPosition): readonly SolvedOption[] => {
  const left = options.map(({ spot }) => countTo(spot.options(), 100));
  const fewest = Math.min(...left);
  return options.filter((_, i) => left[i] === fewest);
};

const countTo = (items: Iterable<unknown>, max: number): number => {
  let count = 0;
  for (const _ of items) if ((count += 1) === max) break;
  return count;
};

/** Moves that take one more or one less from the same heap than a winning move. */
const offByOneFromWin = ({ options }: SolvedPosition): readonly SolvedOption[] => {
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

/** Whether two parts that still have moves are equal. */
const hasEqualParts = (spot: Spot): boolean => {
  const alive = spot.parts().filter((part) => !part.spot.isOver());
  return new Set(alive.map((part) => part.spot.line)).size < alive.length;
};

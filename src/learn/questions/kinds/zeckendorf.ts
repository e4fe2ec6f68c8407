import { pick, shuffled } from '../../../kernel/random.ts';
import type { Flaw } from '../../model/misconception.ts';
import { rightChoice, type Said, sameSaid } from '../../model/question.ts';
import { hasEqual, largest, type MisconceptionRule, sumOf } from '../misconceptions.ts';
import { luckyErrors, mistakes, someOf } from './choices.ts';
import { upTo } from './draw-line.ts';
import type { KindRecord, Maker } from './kind.ts';

/** Fibonacci numbers 1, 2, 3, 5, … up to n. */
const fibonacciTo = (n: bigint): readonly bigint[] => {
  const numbers: bigint[] = [];
  for (let a = 1n, b = 2n; a <= n; [a, b] = [b, a + b]) numbers.push(a);
  return numbers;
};

/** For the Zeckendorf sum of n ≥ 1, given the right one. */
const ZECKENDORF_MISCONCEPTIONS: readonly MisconceptionRule<readonly bigint[], readonly bigint[]>[] = [
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

/** Difficulty of a Zeckendorf question about `pile`, whose sum has this many numbers. */
const difficultyOf = (pile: number, numbers: number): number =>
  0.45 * Math.log2(1 + pile) + 0.5 * (numbers - 1);

/** The Zeckendorf sum of a pile that the theorem decomposes. */
const make: Maker = ({ position: { spot, win } }, { random, typed }) => {
  const claim = spot.claims(win).find(({ theorem, cost }) => theorem === 'zeckendorf' && cost === 0);
  const step = claim?.here().find(({ kind }) => kind === 'decomposition');
  if (step?.kind !== 'decomposition') return null;
  const numbers = [...step.largest, ...step.smallest];
  if (numbers.length !== step.count || step.count === 0) return null;
  const key: Said = { kind: 'numbers', numbers };
  const say = (parts: readonly bigint[]): Said => ({ kind: 'numbers', numbers: parts.map(String) });
  const isRight = (parts: readonly bigint[]): boolean => sameSaid(say(parts), key);
  const wrong = mistakes(ZECKENDORF_MISCONCEPTIONS, numbers.map(BigInt), say, isRight);
  const choices = [rightChoice(key), ...someOf(wrong, random)];
  if (choices.length < 3) return null;
  return {
    prompt: { kind: 'zeckendorf', n: step.size },
    form: typed ? 'numbers' : 'one',
    choices: typed ? wrong : shuffled(choices, random),
    key: [key],
    symmetry: `zeckendorf ${step.size}`,
    lucky: luckyErrors(ZECKENDORF_MISCONCEPTIONS, numbers.map(BigInt), isRight),
    harder: 0,
    measured: difficultyOf(Number(step.size), step.count),
  };
};

export const zeckendorfKind: KindRecord = {
  make,
  outcomes: 'any',
  drawLine: (random) => `fibonacci ${upTo(pick([15, 30, 60, 120, 240, 500], random), random)}`,
  foreseen: ({ options }) => [
    // A pile has at least as many counters as moves.
    difficultyOf(options.length, 1) - 0.05,
    Infinity,
  ],
  proof: [],
};

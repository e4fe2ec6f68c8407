import { nimSum } from '../../../engine/maths/nimber.ts';
import { pick } from '../../../kernel/random.ts';
import { ANY_DIFFICULTY, IMPOSSIBLE } from '../difficulty.ts';
import {
  around,
  copied,
  largest,
  type MisconceptionRule,
  rising,
  sumOf,
  withoutOne,
} from '../misconceptions.ts';
import { numberQuestion } from './choices.ts';
import { nimLine, upTo } from './draw-line.ts';
import type { KindRecord, Maker } from './kind.ts';

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
  { id: 'off-by-one', answers: (values) => around(nimSum(values)) },
];

const MAX_NUMBERS = 10;

/** The nim-sum of the values of the parts of a position. */
const make: Maker = ({ parts, value }, aid) => {
  const values = parts.map((part) => part.value).filter((number) => number > 0n);
  if (value === null || values.length < 2 || values.length > MAX_NUMBERS) return null;
  const answers = numberQuestion(value, XOR_MISCONCEPTIONS, values, aid);
  if (answers === null) return null;
  const numbers = values.map(String);
  return {
    ...answers,
    prompt: { kind: 'nim-sum', numbers },
    // Adding gives the same result, and equal numbers cancel.
    ...(sumOf(values) === value || new Set(values).size === 1 ? { tells: ['plain-sum'] } : {}),
    symmetry: `nim-sum ${values.toSorted(rising).join(' ')}`,
    harder: 0,
    measured: 0.6 * (values.length - 1) + 0.6 * Math.log2(1 + Number(values.toSorted(rising).at(-1)!)),
  };
};

export const nimSumKind: KindRecord = {
  make,
  outcomes: 'any',
  drawLine: (random) => nimLine(1 + upTo(5, random), pick([3, 7, 15, 31, 63], random), random),
  foreseen: ({ parts }) => (parts.length === 0 ? IMPOSSIBLE : ANY_DIFFICULTY),
  proof: ['xor-table'],
};

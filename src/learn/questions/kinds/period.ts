import { ANY_DIFFICULTY } from '../difficulty.ts';
import { around, type MisconceptionRule } from '../misconceptions.ts';
import { numberQuestion } from './choices.ts';
import { subsetUpTo, upTo } from './draw-line.ts';
import type { KindRecord, Maker } from './kind.ts';

/** Contents of a question about the period of a subtraction game. */
interface Periodic {
  readonly preperiod: number;
  readonly period: number;
  /** Largest number that may be taken; null if the set is not a list of numbers. */
  readonly most: number | null;
  readonly different: number;
}

const PERIOD_MISCONCEPTIONS: readonly MisconceptionRule<Periodic, bigint>[] = [
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

const MAX_SHOWN_VALUES = 60;

/** The least period of values known to have period `period` from index `from` on. It divides every other period. */
const leastPeriod = (values: readonly number[], from: number, period: number): number => {
  for (let shorter = 1; shorter < period; shorter += 1)
    if (
      period % shorter === 0 &&
      values.every((value, n) => n < from + shorter || value === values[n - shorter])
    )
      return shorter;
  return period;
};

/** The period of a subtraction game, by its theorem's certificate. */
const make: Maker = ({ position: { spot, win } }, aid) => {
  if (win !== 'normal') return null;
  const claim = spot
    .parts()[0]
    ?.spot.claims('normal')
    .find(({ gives }) => gives === 'grundy');
  const step = claim?.here().find((one) => one.kind === 'heap-values');
  if (step?.kind !== 'heap-values' || step.certificate === null || !/^[\d,]+$/.test(step.set)) return null;
  const { preperiod, period, window } = step.certificate;
  // Two periods, and all values that have to come again for a proof.
  const length = Math.max(preperiod + period + Math.max(period, window), 16);
  if (length > MAX_SHOWN_VALUES || step.values.length < preperiod + period) return null;
  // The certificate proves that the period continues for ever.
  const values = step.values.slice(0, preperiod + period);
  while (values.length < length) values.push(values[values.length - period]!);
  if (period < 2 || leastPeriod(values, preperiod, period) !== period) return null;
  const shown: Periodic = {
    preperiod,
    period,
    most: Math.max(...step.set.split(',').map(Number)),
    different: new Set(values).size,
  };
  const answers = numberQuestion(BigInt(period), PERIOD_MISCONCEPTIONS, shown, aid);
  if (answers === null) return null;
  return {
    ...answers,
    prompt: { kind: 'period', set: step.set, values },
    symmetry: `period ${step.set}`,
    harder: 0,
    measured: 0.8 + 0.2 * period + (preperiod > 0 ? 1 : 0),
  };
};

export const periodKind: KindRecord = {
  make,
  outcomes: 'any',
  drawLine: (random) => `subtraction ${upTo(30, random)} s=${subsetUpTo(upTo(14, random), random).join(',')}`,
  foreseen: () => ANY_DIFFICULTY,
  proof: [],
};

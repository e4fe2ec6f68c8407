import { mex } from '../../../engine/maths/nimber.ts';
import { mexMeasure } from '../difficulty.ts';
import {
  GRUNDY_MISCONCEPTIONS,
  MEX_MISCONCEPTIONS,
  PERIOD_MISCONCEPTIONS,
  XOR_MISCONCEPTIONS,
} from '../misconceptions.ts';
import type { Said } from '../question.ts';
import { type Maker, mistakes, numberChoices } from './maker.ts';

/** Limit of the numbers in one set or one sum. */
const MAX_NUMBERS = 10;

const sayNumber = (number: bigint): Said => ({ kind: 'number', number: number.toString() });
const rising = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** The mex of the values of the moves of a position, which is the value of the position. */
export const mexQuestion: Maker = ({ options, value }, aid) => {
  const values = [...new Set(options.flatMap((option) => (option.value === null ? [] : [option.value])))];
  if (value === null || options.some((option) => option.value === null)) return null;
  if (values.length < 2 || values.length > MAX_NUMBERS) return null;
  const numbers = values.toSorted(rising);
  if (BigInt(mex(numbers.map(Number))) !== value) throw new Error('the value is not the mex of the options');
  const wrong = mistakes(MEX_MISCONCEPTIONS, numbers, sayNumber, (answer) => answer === value);
  const answers = numberChoices(value, wrong, aid);
  if (answers === null) return null;
  const text = numbers.map(String);
  const gap = numbers.at(-1)! > value;
  return {
    ...answers,
    prompt: { kind: 'mex', numbers: text },
    shown: false,
    symmetry: `mex ${text.join(' ')}`,
    harder: 0,
    measured: mexMeasure(numbers.length, gap, value === 0n),
  };
};

/** The nim-sum of the values of the parts of a position. */
export const nimSumQuestion: Maker = ({ parts, value }, aid) => {
  const values = parts.map((part) => part.value).filter((number) => number > 0n);
  if (value === null || values.length < 2 || values.length > MAX_NUMBERS) return null;
  const wrong = mistakes(XOR_MISCONCEPTIONS, values, sayNumber, (answer) => answer === value);
  const answers = numberChoices(value, wrong, aid);
  if (answers === null) return null;
  const numbers = values.map(String);
  return {
    ...answers,
    prompt: { kind: 'nim-sum', numbers },
    shown: false,
    symmetry: `nim-sum ${values.toSorted(rising).join(' ')}`,
    harder: 0,
    measured: 0.6 * (values.length - 1) + 0.6 * Math.log2(1 + Number(values.toSorted(rising).at(-1)!)),
  };
};

/** The Grundy value of a position. */
export const grundyQuestion: Maker = (known, aid) => {
  const { value } = known;
  if (value === null) return null;
  const wrong = mistakes(GRUNDY_MISCONCEPTIONS, known, sayNumber, (answer) => answer === value);
  const answers = numberChoices(value, wrong, aid);
  return answers === null ? null : { ...answers, prompt: { kind: 'grundy' }, shown: true, harder: 0.4 };
};

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

/** The period of a game of taking, by the certificate of its theorem. */
export const periodQuestion: Maker = ({ position: { spot, win } }, aid) => {
  if (win !== 'normal') return null;
  const claim = spot
    .parts()[0]
    ?.spot.claims('normal')
    .find(({ gives }) => gives === 'grundy');
  const step = claim?.here().find((one) => one.kind === 'heap-values');
  if (step?.kind !== 'heap-values' || step.certificate === null || !/^[\d,]+$/.test(step.set)) return null;
  const { preperiod, period } = step.certificate;
  const length = Math.max(preperiod + 2 * period, 16);
  if (length > MAX_SHOWN_VALUES || step.values.length < preperiod + period) return null;
  // The certificate proves that the period continues for ever.
  const values = step.values.slice(0, preperiod + period);
  while (values.length < length) values.push(values[values.length - period]!);
  if (period < 2 || leastPeriod(values, preperiod, period) !== period) return null;
  const wrong = mistakes(
    PERIOD_MISCONCEPTIONS,
    {
      preperiod,
      period,
      most: Math.max(...step.set.split(',').map(Number)),
      different: new Set(values).size,
    },
    sayNumber,
    (answer) => answer === BigInt(period) || answer <= 0n,
  );
  const answers = numberChoices(BigInt(period), wrong, aid);
  if (answers === null) return null;
  return {
    ...answers,
    prompt: { kind: 'period', set: step.set, values },
    shown: false,
    symmetry: `period ${step.set}`,
    harder: 0,
    measured: 0.8 + 0.2 * period + (preperiod > 0 ? 1 : 0),
  };
};

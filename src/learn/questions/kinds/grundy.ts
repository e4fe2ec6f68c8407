import type { Spot } from '../../../engine/core/spot.ts';
import { addedDifficulty } from '../difficulty.ts';
import {
  around,
  copied,
  largest,
  type MisconceptionRule,
  sumOf,
  withoutOne,
  xorOf,
} from '../misconceptions.ts';
import { type SolvedPosition, valuesOf } from '../solved-position.ts';
import { luckyErrors, mistakes, numberChoices, sayNumber } from './choices.ts';
import type { KindRecord, Maker } from './kind.ts';

/** The size of a single heap; undefined if the position has several numbers (rows, coordinates, two heaps). */
const sizeIn = ({ position }: Spot): string | undefined => /^\d+(?= [^\d\s]|$)/.exec(position)?.[0];

/** For the Grundy value of a position whose value is known. */
const GRUNDY_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, bigint>[] = [
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

/** The Grundy value of a position. */
const make: Maker = (known, aid) => {
  const { value } = known;
  if (value === null) return null;
  const isRight = (answer: bigint): boolean => answer === value;
  const wrong = mistakes(GRUNDY_MISCONCEPTIONS, known, sayNumber, isRight);
  const answers = numberChoices(value, wrong, aid);
  if (answers === null) return null;
  const lucky = luckyErrors(GRUNDY_MISCONCEPTIONS, known, isRight);
  return { ...answers, prompt: { kind: 'grundy' }, lucky, harder: 0.4 };
};

export const grundyKind: KindRecord = {
  make,
  outcomes: 'any',
  foreseen: addedDifficulty(0.4, 0.4),
};

import type { Spot } from '../../../engine/core/spot.ts';
import { nimSum } from '../../../engine/maths/nimber.ts';
import type { Misconception } from '../../model/misconception.ts';
import { addedDifficulty } from '../difficulty.ts';
import { around, type MisconceptionRule, moveCount, reachedValues } from '../misconceptions.ts';
import { type SolvedPosition, valuesOf } from '../solved-position.ts';
import { numberQuestion } from './choices.ts';
import type { KindRecord, Maker } from './kind.ts';
import { MEX_MISCONCEPTIONS } from './mex.ts';
import { XOR_MISCONCEPTIONS } from './nim-sum.ts';

/** The size of a single heap; undefined if the position has several numbers (rows, coordinates, two heaps). */
const sizeIn = ({ position }: Spot): string | undefined => /^\d+(?= [^\d\s]|$)/.exec(position)?.[0];

/** The rules for numbers that a position has; `numbersOf` gives none where they aren't known. */
const about = (
  rules: readonly MisconceptionRule<readonly bigint[], bigint>[],
  numbersOf: (known: SolvedPosition) => readonly bigint[],
): readonly MisconceptionRule<SolvedPosition, bigint>[] =>
  rules.flatMap(({ id, answers }) =>
    id === 'off-by-one'
      ? []
      : {
          id,
          answers: (known) => {
            const numbers = numbersOf(known);
            return numbers.length === 0 ? [] : answers(numbers);
          },
        },
  );

/** For the Grundy value of a position whose value is known. */
const GRUNDY_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, bigint>[] = [
  {
    id: 'heap-is-value',
    answers: (known) => {
      const { spot } = known.position;
      const sizes = (known.parts.length > 0 ? known.parts.map((part) => part.spot) : [spot]).map(sizeIn);
      return sizes.every((size) => size !== undefined) ? [nimSum(sizes.map(BigInt))] : [];
    },
  },
  ...about(XOR_MISCONCEPTIONS, valuesOf),
  { id: 'value-is-outcome', answers: (known) => [known.outcome === 'N' ? 1n : 0n] },
  {
    id: 'counted-moves',
    answers: (known) => [moveCount(known)].flatMap((count) => (count === null ? [] : BigInt(count))),
  },
  ...about(MEX_MISCONCEPTIONS, (known) => reachedValues(known) ?? []),
  { id: 'off-by-one', answers: (known) => around(known.value ?? 0n) },
];

/** Errors by which papers aren't told apart: they lead to the right answer along with others, or too often. */
const TOO_LUCKY: ReadonlySet<Misconception> = new Set([
  'or-for-xor',
  'subtracted',
  'counted-values',
  'ignored-zero',
  'least-present',
]);

/** The Grundy value of a position. */
const make: Maker = (known, aid) => {
  const { value } = known;
  if (value === null) return null;
  const answers = numberQuestion(value, GRUNDY_MISCONCEPTIONS, known, aid);
  if (answers === null) return null;
  const lucky = answers.lucky.filter((id) => !TOO_LUCKY.has(id));
  return { ...answers, prompt: { kind: 'grundy' }, lucky, harder: 0.4 };
};

export const grundyKind: KindRecord = {
  make,
  outcomes: 'any',
  foreseen: addedDifficulty(0.4, 0.4),
};

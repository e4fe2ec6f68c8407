import type { Outcome } from '../../../engine/explain/step.ts';
import { rightChoice, type Said } from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import { greedy, hasEqual, type MisconceptionRule, sumOf, withoutOne } from '../misconceptions.ts';
import { opposite, outcomeUnder, type SolvedPosition, valuesOf } from '../solved-position.ts';
import { luckyErrors, mistakes } from './choices.ts';
import type { KindRecord, Maker } from './kind.ts';

/** For the outcome. */
const OUTCOME_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, Outcome>[] = [
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

/** P or N. With two choices the wrong one may be a guess, so it never names a misconception. */
const make: Maker = (known) => {
  const { outcome, position } = known;
  const isRight = (answer: Outcome): boolean => answer === outcome;
  const wrong = mistakes(
    OUTCOME_MISCONCEPTIONS,
    known,
    (answer): Said => ({ kind: 'outcome', outcome: answer }),
    isRight,
  ).map(({ only: _, ...choice }) => choice)[0]!;
  const right = rightChoice({ kind: 'outcome', outcome });
  return {
    prompt: { kind: 'outcome', win: position.win },
    form: 'one',
    choices: opposite(outcome) === 'N' ? [right, wrong] : [wrong, right],
    key: [right.says],
    lucky: luckyErrors(OUTCOME_MISCONCEPTIONS, known, isRight),
    harder: 0,
  };
};

export const outcomeKind: KindRecord = {
  make,
  outcomes: 'balanced',
  drawLine: null,
  foreseen: addedDifficulty(0, 0),
  proof: null,
};

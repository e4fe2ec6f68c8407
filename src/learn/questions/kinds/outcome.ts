import type { LoopyOutcome, Outcome } from '../../../engine/explain/step.ts';
import { type QuestionDraft, rightChoice, type Said, wrongChoice } from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import { greedy, hasEqual, type MisconceptionRule, moveCount, sumOf, withoutOne } from '../misconceptions.ts';
import { opposite, outcomeUnder, type SolvedPosition, valuesOf } from '../solved-position.ts';
import { luckyErrors, mistakes } from './choices.ts';
import type { KindRecord, Maker } from './kind.ts';

/** For the outcome. */
const OUTCOME_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, LoopyOutcome>[] = [
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
  {
    id: 'counted-moves',
    answers: (known) => {
      const count = moveCount(known);
      return count === null ? [] : [count % 2 === 0 ? 'P' : 'N'];
    },
  },
  { id: 'swapped', answers: ({ outcome }) => [opposite(outcome)] },
];

const sayOutcome = (outcome: LoopyOutcome): Said => ({ kind: 'outcome', outcome });

/** P, N or D, where positions may repeat. Other games' misconceptions lead nowhere here. */
const ofThree: Maker = ({ outcome, position }) => ({
  prompt: { kind: 'outcome', win: position.win, draws: true },
  form: 'one',
  choices: (['N', 'P', 'D'] as const).map((one) =>
    one === outcome ? rightChoice(sayOutcome(one)) : wrongChoice(sayOutcome(one), 'swapped'),
  ),
  key: [sayOutcome(outcome)],
  harder: 0,
});

/** P or N. With two choices the wrong one may be a guess, so it never names a misconception. */
const ofTwo = (known: SolvedPosition, outcome: Outcome): QuestionDraft => {
  const { position } = known;
  const isRight = (answer: LoopyOutcome): boolean => answer === outcome;
  const wrong = mistakes(OUTCOME_MISCONCEPTIONS, known, sayOutcome, isRight).map(
    ({ only: _, ...choice }) => choice,
  )[0]!;
  const right = rightChoice(sayOutcome(outcome));
  return {
    prompt: { kind: 'outcome', win: position.win },
    form: 'one',
    choices: opposite(outcome) === 'N' ? [right, wrong] : [wrong, right],
    key: [right.says],
    lucky: luckyErrors(OUTCOME_MISCONCEPTIONS, known, isRight),
    harder: 0,
  };
};

const make: Maker = (known, aid) =>
  known.outcome === 'D' || known.position.spot.isLoopy ? ofThree(known, aid) : ofTwo(known, known.outcome);

export const outcomeKind: KindRecord = {
  make,
  outcomes: 'balanced',
  draws: true,
  foreseen: addedDifficulty(0, 0),
};

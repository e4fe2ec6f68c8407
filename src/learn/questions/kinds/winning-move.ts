import type { Spot } from '../../../engine/core/spot.ts';
import { shuffled } from '../../../kernel/random.ts';
import { type Choice, rightChoice, type Said, sameSaid, wrongChoice } from '../../model/question.ts';
import { addedDifficulty, finishesPart } from '../difficulty.ts';
import { around, greedy, hasEqual, largest, type MisconceptionRule } from '../misconceptions.ts';
import { outcomeUnder, type SolvedOption, type SolvedPosition, valuesOf } from '../solved-position.ts';
import { luckyErrors, mistakes, someOf } from './choices.ts';
import type { KindRecord, Maker } from './kind.ts';

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

/** For a winning move. */
const MOVE_MISCONCEPTIONS: readonly MisconceptionRule<SolvedPosition, SolvedOption>[] = [
  {
    id: 'normal-for-misere',
    answers: ({ position, options }) =>
      position.win === 'misere' ? options.filter(({ spot }) => outcomeUnder(spot, 'normal') === 'P') : [],
  },
  { id: 'off-by-one', answers: (known) => offByOneFromWin(known) },
  {
    id: 'equal-parts',
    // Equal parts cancel where parts have values: not under misère play.
    answers: (known) =>
      known.parts.length === 0 || hasEqual(valuesOf(known))
        ? []
        : known.options.filter(({ spot }) => hasEqualParts(spot)),
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

/** Rules about values and equal parts only apply to games that end. */
const rulesFor = ({ position }: SolvedPosition): typeof MOVE_MISCONCEPTIONS =>
  position.spot.isLoopy
    ? MOVE_MISCONCEPTIONS.filter(({ id }) => id === 'normal-for-misere' || id === 'greedy')
    : MOVE_MISCONCEPTIONS;

const sayMove = ({ move }: SolvedOption): Said => ({ kind: 'move', move });

/** Every move as a choice; losing moves with the misconception that leads to them. */
export const moveChoices = (known: SolvedPosition): readonly Choice[] => {
  const claims = mistakes(rulesFor(known), known, sayMove, ({ outcome }) => outcome === 'P', true);
  return known.options.map((option) => {
    const says = sayMove(option);
    if (option.outcome === 'P') return rightChoice(says);
    return claims.find((choice) => sameSaid(choice.says, says)) ?? wrongChoice(says, 'swapped');
  });
};

/** Errors that lead to a winning move. */
export const luckyMoves = (known: SolvedPosition) =>
  luckyErrors(rulesFor(known), known, ({ outcome }) => outcome === 'P');

export const isRight = ({ misconception }: Choice): boolean => misconception === null;

/** Choices recognised when typed: all winning moves, and the losing moves that have a misconception. */
export const recognised = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ misconception }) => misconception !== 'swapped');

/** One winning move among losing ones; when typed, any winning move is right. */
const make: Maker = (known, { random, typed }) => {
  const all = moveChoices(known);
  const right = all.filter(isRight);
  const wrong = all.filter((choice) => !isRight(choice));
  if (right.length === 0 || wrong.length < 2) return null;
  const offered = [shuffled(right, random)[0]!, ...someOf(wrong, random)];
  return {
    prompt: { kind: 'winning-move', win: known.position.win },
    form: typed ? 'move' : 'one',
    choices: typed ? recognised(all) : shuffled(offered, random),
    key: right.map(({ says }) => says),
    lucky: luckyMoves(known),
    ...(finishesPart(known) ? { tells: ['whole-part'] } : {}),
    harder: right.length === 1 ? 0.3 : 0,
  };
};

export const winningMoveKind: KindRecord = {
  make,
  outcomes: 'winning',
  draws: true,
  foreseen: addedDifficulty(0, 0.3),
};

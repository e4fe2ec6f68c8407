import { zeckendorfMeasure } from '../difficulty.ts';
import { MOVE_MISCONCEPTIONS, OUTCOME_MISCONCEPTIONS, ZECKENDORF_MISCONCEPTIONS } from '../misconceptions.ts';
import { type Choice, claimed, rightChoice, type Said, sameSaid, wrongChoice } from '../question.ts';
import type { SolvedOption, SolvedPart, SolvedPosition } from '../solved-position.ts';
import { opposite } from '../solved-position.ts';
import { type Maker, mistakes, shuffled, someOf } from './maker.ts';

/** Moves and parts offered as choices at most. */
const MOST_MOVES = 10;
const MOST_PARTS = 6;

/** P or N. Of two choices the wrong one is as good as tossed: it is never put down to an error. */
export const outcomeQuestion: Maker = (known) => {
  const { outcome, position } = known;
  const wrong = mistakes(
    OUTCOME_MISCONCEPTIONS,
    known,
    (answer): Said => ({ kind: 'outcome', outcome: answer }),
    (answer) => answer === outcome,
  ).map(({ only: _, ...choice }) => choice)[0]!;
  const right = rightChoice({ kind: 'outcome', outcome });
  return {
    prompt: { kind: 'outcome', win: position.win },
    shown: true,
    form: 'one',
    choices: opposite(outcome) === 'N' ? [right, wrong] : [wrong, right],
    key: [right.says],
    harder: 0,
  };
};

const sayMove = ({ move }: SolvedOption): Said => ({ kind: 'move', move });

/** Every move as a choice, those that lose with the thought that leads to them. */
const moveChoices = (known: SolvedPosition): readonly Choice[] => {
  const claims = mistakes(MOVE_MISCONCEPTIONS, known, sayMove, ({ outcome }) => outcome === 'P', true);
  return known.options.map((option) => {
    const says = sayMove(option);
    if (option.outcome === 'P') return rightChoice(says);
    return claims.find((choice) => sameSaid(choice.says, says)) ?? wrongChoice(says, 'swapped');
  });
};

const isRight = ({ misconception }: Choice): boolean => misconception === null;

/** What is recognised among typed moves: every one that wins, and the lost ones that tell more than that they lose. */
const recognised = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ misconception }) => misconception !== 'swapped');

/** One winning move among some that lose; typed, any winning move will do. */
export const winningMoveQuestion: Maker = (known, { random, typed }) => {
  const all = moveChoices(known);
  const right = all.filter(isRight);
  const wrong = all.filter((choice) => !isRight(choice));
  if (right.length === 0 || wrong.length < 2) return null;
  const offered = [shuffled(right, random)[0]!, ...someOf(wrong, random)];
  return {
    prompt: { kind: 'winning-move', win: known.position.win },
    shown: true,
    form: typed ? 'move' : 'one',
    choices: typed ? recognised(all) : shuffled(offered, random),
    key: right.map(({ says }) => says),
    harder: right.length === 1 ? 0.3 : 0,
  };
};

/** All winning moves: of a list where that is short, else typed. */
export const allWinningMovesQuestion: Maker = (known, { typed }) => {
  const choices = moveChoices(known);
  const right = choices.filter(isRight);
  if (right.length === 0 || right.length === choices.length || choices.length < 3) return null;
  if (right.length > MOST_MOVES || (!typed && choices.length > MOST_MOVES)) return null;
  return {
    prompt: { kind: 'all-winning-moves', win: known.position.win },
    shown: true,
    form: typed ? 'moves' : 'several',
    choices: typed ? recognised(choices) : choices,
    key: right.map(({ says }) => says),
    harder: 0.3 + 0.3 * Math.min(3, right.length),
  };
};

/** How large a part looks: the number that it is written as. Null where it is not one. */
const looksOf = ({ label, spot }: SolvedPart): bigint | null => {
  const written = /^\d+(?![^\s])/.exec(spot.position)?.[0];
  return label.component !== null || written === undefined ? null : BigInt(written);
};

/**
 * Whether who knows nothing finds it: of two heaps the only winning move is in the one of larger value, and where that is
 * the one with more in it too (as always in Nim), pointing at the largest is never wrong.
 */
const isGuessed = (alive: readonly SolvedPart[], wins: (part: SolvedPart) => boolean): boolean => {
  if (alive.length !== 2) return false;
  const [right, wrong] = [alive.find(wins), alive.find((part) => !wins(part))].map(
    (part) => part && looksOf(part),
  );
  return typeof right === 'bigint' && typeof wrong === 'bigint' && right > wrong;
};

/** The one part in which there is a winning move; null also where the looks of two parts give it away. */
export const whichPartQuestion: Maker = (known) => {
  const { options, parts } = known;
  const alive = parts.filter(({ spot }) => !spot.isOver());
  const winning = options.filter(({ outcome }) => outcome === 'P').map(({ spot }) => spot.line);
  const wins = (part: SolvedPart) => winning.some((line) => part.reached.has(line));
  if (alive.length < 2 || alive.length > MOST_PARTS || alive.filter(wins).length !== 1) return null;
  if (isGuessed(alive, wins)) return null;
  const most = alive.reduce((a, b) => (b.value > a.value ? b : a));
  const choices = alive.map((part): Choice => {
    const says: Said = { kind: 'part', part: part.label };
    if (wins(part)) return rightChoice(says);
    if (part !== most) return wrongChoice(says, 'any-part');
    const choice = wrongChoice(says, 'largest-part');
    // Of two parts it is a toss, and of two that are largest nobody knows why the first.
    const stands = alive.length > 2 && alive.filter(({ value }) => value === most.value).length === 1;
    return stands ? claimed(choice) : choice;
  });
  return {
    prompt: {
      kind: 'which-part',
      part: alive.every(({ label }) => label.component === null) ? alive[0]!.label.kind : null,
    },
    shown: true,
    form: 'one',
    choices,
    key: choices.filter(isRight).map(({ says }) => says),
    harder: 0,
  };
};

/** The Zeckendorf sum of a pile that the theorem decomposes. */
export const zeckendorfQuestion: Maker = ({ position: { spot, win } }, { random, typed }) => {
  const claim = spot.claims(win).find(({ theorem, cost }) => theorem === 'zeckendorf' && cost === 0);
  const step = claim?.here().find(({ kind }) => kind === 'decomposition');
  if (step?.kind !== 'decomposition') return null;
  const numbers = [...step.largest, ...step.smallest];
  if (numbers.length !== step.count || step.count === 0) return null;
  const key: Said = { kind: 'numbers', numbers };
  const say = (parts: readonly bigint[]): Said => ({ kind: 'numbers', numbers: parts.map(String) });
  const wrong = mistakes(ZECKENDORF_MISCONCEPTIONS, numbers.map(BigInt), say, (parts) =>
    sameSaid(say(parts), key),
  );
  const choices = [rightChoice(key), ...someOf(wrong, random)];
  if (choices.length < 3) return null;
  return {
    prompt: { kind: 'zeckendorf', n: step.size },
    shown: false,
    form: typed ? 'numbers' : 'one',
    choices: typed ? wrong : shuffled(choices, random),
    key: [key],
    symmetry: `zeckendorf ${step.size}`,
    harder: 0,
    measured: zeckendorfMeasure(Number(step.size), step.count),
  };
};

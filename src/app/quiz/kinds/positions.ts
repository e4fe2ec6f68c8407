import { zeckendorfMeasure } from '../difficulty.ts';
import { MOVE_MISCONCEPTIONS, OUTCOME_MISCONCEPTIONS, ZECKENDORF_MISCONCEPTIONS } from '../misconceptions.ts';
import { type Choice, claimed, rightChoice, type Said, sameSaid, wrongChoice } from '../question.ts';
import type { SolvedOption, SolvedPart, SolvedPosition } from '../solved-position.ts';
import { opposite } from '../solved-position.ts';
import { type Maker, mistakes, shuffled, someOf } from './maker.ts';

/** Limits of the choices offered. */
const MAX_MOVE_CHOICES = 10;
const MAX_PART_CHOICES = 6;

/** P or N. With two choices the wrong one may be a guess, so it never names a misconception. */
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

/** Every move as a choice; losing moves with the misconception that leads to them. */
const moveChoices = (known: SolvedPosition): readonly Choice[] => {
  const claims = mistakes(MOVE_MISCONCEPTIONS, known, sayMove, ({ outcome }) => outcome === 'P', true);
  return known.options.map((option) => {
    const says = sayMove(option);
    if (option.outcome === 'P') return rightChoice(says);
    return claims.find((choice) => sameSaid(choice.says, says)) ?? wrongChoice(says, 'swapped');
  });
};

const isRight = ({ misconception }: Choice): boolean => misconception === null;

/** Choices recognised when typed: all winning moves, and the losing moves that have a misconception. */
const recognised = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ misconception }) => misconception !== 'swapped');

/** One winning move among losing ones; when typed, any winning move is right. */
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

/** All winning moves, chosen from a short list or typed. */
export const allWinningMovesQuestion: Maker = (known, { typed }) => {
  const choices = moveChoices(known);
  const right = choices.filter(isRight);
  if (right.length === 0 || right.length === choices.length || choices.length < 3) return null;
  if (right.length > MAX_MOVE_CHOICES || (!typed && choices.length > MAX_MOVE_CHOICES)) return null;
  return {
    prompt: { kind: 'all-winning-moves', win: known.position.win },
    shown: true,
    form: typed ? 'moves' : 'several',
    choices: typed ? recognised(choices) : choices,
    key: right.map(({ says }) => says),
    harder: 0.3 + 0.3 * Math.min(3, right.length),
  };
};

/** The number that a part is written as; null if it is not written as one number. */
const writtenNumber = ({ label, spot }: SolvedPart): bigint | null => {
  const written = /^\d+(?![^\s])/.exec(spot.position)?.[0];
  return label.component !== null || written === undefined ? null : BigInt(written);
};

/**
 * Whether always pointing at the larger of two heaps gives the right answer. The only winning move is in the heap of larger
 * value; if that heap also has the larger number (as always in Nim), the question needs no knowledge.
 */
const isGuessable = (alive: readonly SolvedPart[], wins: (part: SolvedPart) => boolean): boolean => {
  if (alive.length !== 2) return false;
  const [right, wrong] = [alive.find(wins), alive.find((part) => !wins(part))].map(
    (part) => part && writtenNumber(part),
  );
  return typeof right === 'bigint' && typeof wrong === 'bigint' && right > wrong;
};

/** The only part with a winning move; null also if the numbers of two parts give it away. */
export const whichPartQuestion: Maker = (known) => {
  const { options, parts } = known;
  const alive = parts.filter(({ spot }) => !spot.isOver());
  const winning = options.filter(({ outcome }) => outcome === 'P').map(({ spot }) => spot.line);
  const wins = (part: SolvedPart) => winning.some((line) => part.reached.has(line));
  if (alive.length < 2 || alive.length > MAX_PART_CHOICES || alive.filter(wins).length !== 1) return null;
  if (isGuessable(alive, wins)) return null;
  const most = alive.reduce((a, b) => (b.value > a.value ? b : a));
  const choices = alive.map((part): Choice => {
    const says: Said = { kind: 'part', part: part.label };
    if (wins(part)) return rightChoice(says);
    if (part !== most) return wrongChoice(says, 'any-part');
    const choice = wrongChoice(says, 'largest-part');
    // With two parts the choice may be a guess; with two largest parts nothing explains the choice of the first.
    const isDefinite = alive.length > 2 && alive.filter(({ value }) => value === most.value).length === 1;
    return isDefinite ? claimed(choice) : choice;
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

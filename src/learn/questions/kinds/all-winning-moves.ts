import { addedDifficulty } from '../difficulty.ts';
import type { KindRecord, Maker } from './kind.ts';
import { isRight, luckyMoves, moveChoices, recognised } from './winning-move.ts';

const MAX_MOVE_CHOICES = 10;

/** All winning moves, chosen from a short list or typed. */
const make: Maker = (known, { typed }) => {
  const choices = moveChoices(known);
  const right = choices.filter(isRight);
  if (right.length === 0 || right.length === choices.length || choices.length < 3) return null;
  if (right.length > MAX_MOVE_CHOICES || (!typed && choices.length > MAX_MOVE_CHOICES)) return null;
  return {
    prompt: { kind: 'all-winning-moves', win: known.position.win },
    form: typed ? 'moves' : 'several',
    choices: typed ? recognised(choices) : choices,
    key: right.map(({ says }) => says),
    lucky: luckyMoves(known),
    harder: 0.3 + 0.3 * Math.min(3, right.length),
  };
};

export const allWinningMovesKind: KindRecord = {
  make,
  outcomes: 'winning',
  draws: true,
  foreseen: addedDifficulty(0.6, 1.2),
};

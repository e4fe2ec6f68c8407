import type { Option } from '../engine/core/spot.ts';
import { seeded } from '../kernel/random.ts';
import { quickOutcome } from './deal.ts';
import type { FaultFacts } from './model/faults.ts';
import type { GuideStep } from './model/guide.ts';
import type { Live } from './model/match.ts';
import { chooseMove } from './player.ts';

/** The first game: two heaps of Nim. Make them equal, then copy. */
export const GUIDED_LINE = 'nim 3 5';

/** The level that resists longest, so that every step of the guide is used. */
export const GUIDED_LEVEL = 'perfect';

/** The guide's step at the learner's turn. */
export const guideStepOf = ({ spot, history }: Pick<Live, 'spot' | 'history'>): GuideStep => {
  for (const { to } of spot.options()) if (to.isOver()) return 'last';
  if (history.length === 0) return 'equal';
  return history.length === 2 ? 'copy' : 'again';
};

/** The bot's reply that refutes a move; null where the move keeps the win. */
export const slipOf = (live: Live, { to, phrase }: Option): FaultFacts['slip'] | null => {
  const after = { spot: to, win: live.win };
  if (to.isOver() || quickOutcome(after) !== 'N') return null;
  const reply = chooseMove(after, GUIDED_LEVEL, seeded(live.match.id));
  return { live, played: phrase, reply: reply.phrase };
};

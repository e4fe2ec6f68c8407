import type { Option } from '../engine/core/spot.ts';
import { seeded } from '../kernel/random.ts';
import { quickOutcome } from './deal.ts';
import type { FaultFacts } from './model/faults.ts';
import type { GuideStep } from './model/guide.ts';
import type { Live } from './model/match.ts';
import { chooseMove } from './player.ts';

/** The first game: two heaps of Nim. Make them equal, then copy. */
export const GUIDED_LINE = 'nim 3 5';

/** The level that plays on the longest, so that every step of the guide has its turn. */
export const GUIDED_LEVEL = 'perfect';

/** What is to be explained where the learner is to move. */
export const guideStepOf = ({ spot, history }: Pick<Live, 'spot' | 'history'>): GuideStep => {
  for (const { to } of spot.options()) if (to.isOver()) return 'last';
  if (history.length === 0) return 'equal';
  return history.length === 2 ? 'copy' : 'again';
};

/** The bot's answer that refutes a move; null where the move keeps the win. */
export const slipOf = (live: Live, { to, phrase }: Option): FaultFacts['slip'] | null => {
  const after = { spot: to, win: live.win };
  if (to.isOver() || quickOutcome(after) !== 'N') return null;
  const reply = chooseMove(after, GUIDED_LEVEL, seeded(live.match.id));
  return { live, played: phrase, reply: reply.phrase };
};

import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { spend } from '../../engine/core/work.ts';
import { VAST } from '../kit/reach.ts';
import { min, WORK_PER_HEAP } from './walk.ts';

/** Heaps, descending, each at least 1. */
export interface Piles {
  readonly heaps: readonly bigint[];
}

/** Take the largest heap whole, or one from every heap. */
export type Bag = 'largest' | 'each';

const after = ({ heaps }: Piles, move: Bag): Piles => {
  spend(heaps.length * WORK_PER_HEAP);
  return {
    heaps: move === 'largest' ? heaps.slice(1) : heaps.flatMap((heap) => (heap > 1n ? [heap - 1n] : [])),
  };
};

/** On 1, 2 1, 3 2 1, … both moves leave the same. */
const isStair = ({ heaps }: Piles): boolean => heaps.every((heap, i) => heap === BigInt(heaps.length - i));

export const rules: Rules<Piles, Bag> = {
  *moves(at) {
    if (at.heaps.length === 0) return;
    yield 'largest';
    if (!isStair(at)) yield 'each';
  },
  play: (at, move) => (at.heaps.length === 0 ? illegal(move, 'no-such-heap') : ok(after(at, move))),
  // A position is a number of heaps taken and a number of rounds.
  reach: ({ heaps }) => (heaps.length === 0 ? 1n : min(BigInt(heaps.length) * heaps[0]! * 4n, VAST)),
};

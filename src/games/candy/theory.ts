import type { Theory } from '../../engine/core/game.ts';
import type { Bag, Piles } from './rules.ts';
import { innerWalk, isEven, valueOf, type Walk, walkOf } from './walk.ts';

interface WalkFacts {
  readonly diagonal: number;
  readonly right: string;
  readonly below: string;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** `walk` null: a move ends the game at once, or nothing is left. */
    candy: { readonly heaps: number; readonly walk: WalkFacts | null };
    'candy-misere': { readonly walk: WalkFacts | null };
  }
}

const factsOf = (walk: Walk | null): WalkFacts | null =>
  walk === null
    ? null
    : { diagonal: walk.diagonal, right: walk.right.toString(), below: walk.below.toString() };

/**
 * A walk on the Young diagram. AtCoder Grand Contest 002 E “Candy Piles” (2016) is the misère game; the normal one is the same
 * walk without the squares from which a move ends the game. Domain: normal play.
 */
export const candy: Theory<Piles, Bag, 'candy'> = {
  id: 'candy',
  gives: 'grundy',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: ({ heaps }) => BigInt(valueOf(heaps)),
  facts: ({ heaps }) => ({ heaps: heaps.length, walk: factsOf(innerWalk(heaps)) }),
};

/**
 * Lost exactly if both arms beyond the last square of the diagonal are even. AtCoder Grand Contest 002 E (2016). Domain: misère
 * play.
 */
export const candyMisere: Theory<Piles, Bag, 'candy-misere'> = {
  id: 'candy-misere',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'misere',
  value: ({ heaps }) => (heaps.length > 0 && isEven(walkOf(heaps)) ? 0n : 1n),
  facts: ({ heaps }) => ({ walk: heaps.length === 0 ? null : factsOf(walkOf(heaps)) }),
};

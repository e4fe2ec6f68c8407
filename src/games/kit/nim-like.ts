import type { Tame } from '../../engine/core/game.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** Games whose pieces can be moved to value 0 and to value 1 as Nim heaps can; `how`: by what kind of move. */
    'misere-as-nim': TameFacts & { readonly how: NimLike };
  }
}

/** Piece that becomes small: a heap, a coin that moves left, a row of numbers, stones that move right. */
export type NimLike = 'heap' | 'coin' | 'row' | 'stone';

/**
 * Misère play as in Nim: a piece of value 0 is over, one of value 1 has moves to value 0 only, a larger one has moves to small
 * ones of both values. `isSmall` is required if a move may split a piece. After C. L. Bouton (1902).
 */
export const nimLike = <P>(how: NimLike, isSmall?: (at: P) => boolean): Tame<P> => ({
  theorem: 'misere-as-nim',
  ...(isSmall === undefined ? {} : { isSmall }),
  about: () => ({ how }),
});

/** Whether all heaps are at most 1. */
export const onesAlone = ({ heaps }: { readonly heaps: readonly bigint[] }): boolean =>
  heaps.every((heap) => heap <= 1n);

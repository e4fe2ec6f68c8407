/**
 * Move as data, for a locale to phrase: "take 2 from heap 1 (3 → 1)". Heaps are counted from 1; numbers are decimal strings. A
 * game adds its own kinds from its folder by
 * `declare module '../../engine/explain/phrase.ts' { interface MoveFacts { cut: { edge: string } } }`.
 */
export interface MoveFacts {
  /** Take from one of several heaps. */
  take: { readonly heap: number; readonly amount: string; readonly from: string; readonly left: string };
  /** Take from the only heap. */
  'take-single': { readonly amount: string; readonly from: string; readonly left: string };
  /**
   * Take from a heap and leave it in parts, or split it (amount 0). `turned`: the same move from the other end of a row, as
   * typed.
   */
  split: {
    readonly heap: number;
    readonly amount: string;
    readonly from: string;
    readonly into: readonly string[];
    readonly turned?: string;
  };
  /** Move of a user-defined game, as typed. */
  typed: { readonly move: string };
  /** Move in one component of a sum, counted from 1. */
  component: { readonly component: number; readonly move: MovePhrase };
  /** Moves in several components at once. */
  components: { readonly moves: readonly { readonly component: number; readonly move: MovePhrase }[] };
}

export type MovePhrase = { [K in keyof MoveFacts]: { readonly kind: K } & MoveFacts[K] }[keyof MoveFacts];

/**
 * The theorems the catalogue rests on, each with the facts its text speaks of. A game adds its own from its folder:
 * `declare module '../../engine/explain/theorem.ts' { interface TheoremFacts { bouton: { heaps: number } } }`
 * and every locale must then have its text, by type.
 */
export interface TheoremFacts {
  /** The value of a disjunctive sum is the nim-sum of the values (Sprague 1935, Grundy 1939). */
  'sprague-grundy': { readonly parts: number };
  /** Every-SG: the longest suspense number decides (Conway, On Numbers and Games, ch. 14). */
  'every-suspense': { readonly parts: number };
  /** Conjunctive sum: the least remoteness decides (Steinhaus; Conway, ch. 14). */
  'all-remoteness': { readonly parts: number };
  /** Selective sum: P exactly when every component is P (Smith 1966). */
  'any-selective': { readonly parts: number };
  /** The same under misère play, where the end is won: the parity is the other one (Conway, On Numbers and Games, ch. 14). */
  'every-suspense-misere': { readonly parts: number };
  'all-remoteness-misere': { readonly parts: number };
  /** Selective sum, misère: as in normal play while two components are going (Winning Ways, ch. 9). `going`: how many are. */
  'any-selective-misere': { readonly parts: number; readonly going: number };
  /** Parts of nim-sum 0 change nothing: the one other part decides, whatever its value is. */
  'beside-zero': Readonly<Record<never, never>>;
  /** Equal parts cancel: G + G = 0 (Winning Ways, ch. 1). What is left: nothing, some parts, or two that a move makes equal. */
  'equal-parts': { readonly left: 'nothing' | 'rest' | 'two' };
  /** Retrograde analysis: from the ends backwards; what is never reached is a draw (Smith 1966). */
  retrograde: { readonly misere: boolean };
  /** Sums in which positions may come again: numbers add by ⊕, and ∞(K) + n is won if n is in K (Smith 1966). */
  'loopy-values': Readonly<Record<never, never>>;
  /** Misère Nim on the values of several games at once (Conway 1976, “tame games”). */
  tame: TameFacts;
  /** Nothing but the rules: a list of lost positions that stands below, labels where positions come again, or induction alone. */
  search: { readonly by: 'list' | 'labels' | 'induction' };
}

/** Values that decide under misère play. */
export interface TameFacts {
  /** The nim-sum of the values of the parts, and whether one of them is not small. */
  readonly sum: string;
  readonly large: boolean;
  /** Whether parts may be large that are worth 0 or 1. */
  readonly sized: boolean;
}

export type TheoremId = keyof TheoremFacts;
/** The theorems that say of a game why values decide it under misère play. */
export type TameTheorem = { [T in TheoremId]: FactsOf<T> extends TameFacts ? T : never }[TheoremId];
export type FactsOf<T extends TheoremId> = TheoremFacts[T];

/**
 * Theorems of the catalogue, each with the facts its text mentions. A game adds its own from its folder:
 * `declare module '../../engine/explain/theorem.ts' { interface TheoremFacts { bouton: { heaps: number } } }`
 * and the type makes every locale have its text.
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
  /** As above under misère play, where the end is won, so the parity is reversed (Conway, On Numbers and Games, ch. 14). */
  'every-suspense-misere': { readonly parts: number };
  'all-remoteness-misere': { readonly parts: number };
  /**
   * Selective sum, misère: as in normal play while two or more components are left (Winning Ways, ch. 9). `going`: how many are.
   */
  'any-selective-misere': { readonly parts: number; readonly going: number };
  /** Parts of nim-sum 0 change nothing: the one other part decides, whatever its value. */
  'beside-zero': Readonly<Record<never, never>>;
  /** Equal parts cancel: G + G = 0 (Winning Ways, ch. 1). `left`: nothing, some parts, or two that a move makes equal. */
  'equal-parts': { readonly left: 'nothing' | 'rest' | 'two' };
  /** Retrograde analysis backwards from the ends; positions it never reaches are draws (Smith 1966). */
  retrograde: { readonly misere: boolean };
  /** Sums with repeating positions: numbers add by ⊕, and ∞(K) + n is won if n is in K (Smith 1966). */
  'loopy-values': Readonly<Record<never, never>>;
  /** Misère Nim on the values of several games at once (Conway 1976, “tame games”). */
  tame: TameFacts;
  /** Proof from the rules alone: the list of lost positions below, labels for repeating positions, or induction. */
  search: { readonly by: 'list' | 'labels' | 'induction' };
}

/** Values that decide under misère play. */
export interface TameFacts {
  /** Nim-sum of the parts' values, and whether some part is not small. */
  readonly sum: string;
  readonly large: boolean;
  /** Whether parts of value 0 or 1 may be large. */
  readonly sized: boolean;
}

export type TheoremId = keyof TheoremFacts;
/** Theorems that say why values decide a game under misère play. */
export type TameTheorem = { [T in TheoremId]: FactsOf<T> extends TameFacts ? T : never }[TheoremId];
export type FactsOf<T extends TheoremId> = TheoremFacts[T];

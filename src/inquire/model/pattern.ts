import type { TheoremId } from '../../engine/explain/theorem.ts';

/** Facts of the patterns found in tables. */
export interface PatternFacts {
  /** From `preperiod` on the sequence repeats; `block`: the first items of the repeated part. */
  period: {
    readonly of: 'values' | 'outcomes';
    readonly preperiod: number;
    readonly period: number;
    readonly block: readonly string[];
  };
  /** A statement in the language of claims, which can be typed. */
  formula: { readonly statement: string };
  /** Each P-number from the third on is the sum of the two before it. */
  sums: { readonly terms: readonly number[] };
  /** The k-th P-position with a ≤ b has b − a = step · k, none left out. */
  differences: { readonly step: number; readonly pairs: number };
  /**
   * P-positions off the diagonal are within `off` of lines through the origin: b ≈ slope · a and its mirror image. `exact`,
   * where proved: 0 ≤ b − ratio·a < within for all of them with a ≤ b.
   */
  rays: {
    readonly slope: string;
    readonly off: string;
    readonly exact: { readonly ratio: string; readonly within: string } | null;
  };
  /** With a ≤ b, each P has b/a at most `p`, each N (a < b) at least `n`. `exact`: the proved number between. */
  wedge: { readonly p: string; readonly n: string; readonly exact: string | null };
}

export type PatternOf<K extends keyof PatternFacts> = { readonly kind: K } & PatternFacts[K] & {
    /** The theorem by which it holds for all sizes; null: only seen in the table. */
    readonly proved: TheoremId | null;
    /** Largest number up to which all entries were known. */
    readonly seen: number;
  };
export type Pattern = { [K in keyof PatternFacts]: PatternOf<K> }[keyof PatternFacts];

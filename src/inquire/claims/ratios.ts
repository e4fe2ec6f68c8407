import type { TheoremUse } from '../../engine/explain/step.ts';
import type { FactsOf, TheoremId } from '../../engine/explain/theorem.ts';

/** An exact number as text, and the bound on the distance of P-positions from the ray with that slope; null where b/a decides. */
export interface Ratio {
  readonly ratio: string;
  /** 0 ≤ b − ratio·a < within for every P-position with a ≤ b; null = b/a itself decides. */
  readonly within: string | null;
}

type Ratios = { readonly [T in TheoremId]?: (facts: FactsOf<T>) => Ratio };

const RATIOS: Ratios = {
  /**
   * Pair n is (⌊nα⌋, ⌊nα⌋ + a·n), α = (2 − a + √(a² + 4))/2. With ε = nα − ⌊nα⌋ the larger number is
   * (1 + a/α)·⌊nα⌋ + ε·a/α, where a/α = (a − 2 + √(a² + 4))/2 and 0 ≤ ε < 1 (Wythoff 1907, Fraenkel 1982).
   */
  wythoff: ({ a }) => {
    const apart = BigInt(a);
    const root = `√${apart * apart + 4n}`;
    const less =
      apart === 1n ? `(${root} − 1)/2` : apart === 2n ? `${root}/2` : `(${apart - 2n} + ${root})/2`;
    return { ratio: `(${apart} + ${root})/2`, within: less };
  },
  /** Lost exactly where the larger number is less than φ times the smaller, and not equal to it (Cole and Davie 1969). */
  euclid: () => ({ ratio: '(1 + √5)/2', within: null }),
};

/** The exact slope of the P-positions of two numbers, or the ratio that separates P from N; null for none. */
export const ratioBy = ({ theorem, facts }: TheoremUse): Ratio | null =>
  (RATIOS[theorem] as ((facts: TheoremUse['facts']) => Ratio) | undefined)?.(facts) ?? null;

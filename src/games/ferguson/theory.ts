import type { Theory, Win } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { theoremOf } from '../kit/lengths.ts';
import type { Pair } from '../kit/pairs.ts';
import {
  boxesRemoteness,
  boxesValue,
  checkOnes,
  countSplitsToValue,
  onesStep,
  splitsToValue,
} from './ones.ts';
import type { Boxes, BoxSplit } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** `even`: an even number to split, if there is one. */
    ferguson: { readonly even: string | null };
  }
}

type BoxesTheorem = 'ferguson' | 'ed-split';

/** Boxes that may be split; only one of two equal ones. */
const choices = ([m, n]: Pair): readonly (0 | 1)[] => (m === n ? [0] : [0, 1]);

/**
 * Value and remoteness of one pair of boxes, by the functions of `ones.ts`. `half`: only splits whose first part is not above the
 * second.
 */
export const boxesTheories = <P, M>(
  id: BoxesTheorem,
  pairOf: (at: P) => Pair,
  half: boolean,
  moveOf: (box: 0 | 1, into: Pair) => M,
  covers: (at: P, win: Win) => boolean,
): Readonly<Record<'values' | 'length', Theory<P, M, BoxesTheorem>>> => {
  const values: Theory<P, M, BoxesTheorem> = {
    id,
    gives: 'grundy',
    evidence: () => 'formula',
    method: 'closed-form',
    covers,
    value: (at) => boxesValue(pairOf(at)),
    *reaching(at, target) {
      for (const box of choices(pairOf(at)))
        for (const into of splitsToValue(pairOf(at)[box], target, half)) yield moveOf(box, into);
    },
    count: (at, target) =>
      choices(pairOf(at)).reduce((sum, box) => sum + countSplitsToValue(pairOf(at)[box], target, half), 0n),
    facts: (at) => ({
      even:
        pairOf(at)
          .find((n) => n % 2n === 0n)
          ?.toString() ?? null,
    }),
    here: (at) => [onesStep(pairOf(at))],
  };
  const length: typeof values = {
    ...theoremOf(values),
    gives: 'remoteness',
    covers,
    value: (at) => boxesRemoteness(pairOf(at)),
  };
  return { values, length };
};

/**
 * P exactly when both numbers are odd; the Grundy value is the number of trailing ones of (m−1) | (n−1). T. S. Ferguson, Game
 * Theory (UCLA), part I, 1.5, exercise 5 “Empty and Divide” (1998), asks for the P-positions; the values: see `boxesValue`.
 * Domain: normal play, both numbers ≥ 1.
 */
export const ferguson = boxesTheories(
  'ferguson',
  ({ boxes }: Boxes) => boxes,
  true,
  (box, into): BoxSplit => ({ box, into }),
  (_, win) => win === 'normal',
);

export const checks = { 'trailing-ones': checkOnes } satisfies Partial<Checks>;

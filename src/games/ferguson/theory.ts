import type { Theory } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { theoremOf } from '../kit/lengths.ts';
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

/** Boxes that may be split; only one of two equal ones. */
const choices = ({ boxes }: Boxes): readonly (0 | 1)[] => (boxes[0] === boxes[1] ? [0] : [0, 1]);

/**
 * P exactly when both numbers are odd; the Grundy value is the number of trailing ones of (m−1) | (n−1). T. S. Ferguson, Game
 * Theory (UCLA), part I, 1.5, exercise 5 “Empty and Divide” (1998), asks for the P-positions; the values: see `boxesValue`.
 * Domain: normal play, both numbers ≥ 1.
 */
export const ferguson: Theory<Boxes, BoxSplit, 'ferguson'> = {
  id: 'ferguson',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: ({ boxes }) => boxesValue(boxes),
  *reaching(at, target) {
    for (const box of choices(at))
      for (const into of splitsToValue(at.boxes[box], target, true)) yield { box, into };
  },
  count: (at, target) =>
    choices(at).reduce((sum, box) => sum + countSplitsToValue(at.boxes[box], target, true), 0n),
  facts: ({ boxes }) => ({ even: boxes.find((n) => n % 2n === 0n)?.toString() ?? null }),
  here: ({ boxes }) => [onesStep(boxes)],
};

/** Remoteness, by the recurrence of `boxesRemoteness`. Domain: normal play. */
export const fergusonLength: Theory<Boxes, BoxSplit, 'ferguson'> = {
  ...theoremOf(ferguson),
  gives: 'remoteness',
  covers: ferguson.covers,
  value: ({ boxes }) => boxesRemoteness(boxes),
};

export const checks = { 'trailing-ones': checkOnes } satisfies Partial<Checks>;

import type { Theory } from '../../engine/core/game.ts';
import {
  boxesRemoteness,
  boxesValue,
  countSplitsToValue,
  onesStep,
  splitsToValue,
} from '../ferguson/ones.ts';
import { theoremOf } from '../kit/lengths.ts';
import { ascending, type Pair } from '../kit/pairs.ts';
import { bothReaching, countBothReaching } from './both.ts';
import type { EdMove, EdPosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'ed-split': { readonly even: string | null };
    'ed-both': { readonly pair: readonly [string, string]; readonly value: string };
  }
}

const only = (at: EdPosition): Pair => at.pairs[0]!;

/** Piles that may be split; only one of two equal ones. */
const choices = ([x, y]: Pair): readonly (0 | 1)[] => (x === y ? [0] : [0, 1]);

/**
 * E&D (SDOI 2009, Luogu P2148): each pair is one of Ferguson's pairs of boxes, and the pairs are a sum; one pair has as value the
 * number of trailing ones of (x−1) | (y−1). Domain: one pair, rule=split, normal play.
 */
export const edSplit: Theory<EdPosition, EdMove, 'ed-split'> = {
  id: 'ed-split',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.rule === 'split' && at.pairs.length === 1,
  value: (at) => boxesValue(only(at)),
  *reaching(at, target) {
    for (const pile of choices(only(at)))
      for (const into of splitsToValue(only(at)[pile], target, false))
        yield { kind: 'split', pair: 0, pile, into };
  },
  count: (at, target) =>
    choices(only(at)).reduce((sum, pile) => sum + countSplitsToValue(only(at)[pile], target, false), 0n),
  facts: (at) => ({
    even:
      only(at)
        .find((n) => n % 2n === 0n)
        ?.toString() ?? null,
  }),
  here: (at) => [onesStep(only(at))],
};

/** Remoteness of one pair, by the recurrence of `boxesRemoteness`. Domain: one pair, rule=split, normal play. */
export const edSplitLength: Theory<EdPosition, EdMove, 'ed-split'> = {
  ...theoremOf(edSplit),
  gives: 'remoteness',
  covers: edSplit.covers,
  value: (at) => boxesRemoteness(only(at)),
};

/**
 * rule=both: (x, y) has value min(x, y) − 1. Cutting the shorter side alone gives every smaller value; and two parts of value min
 * − 1 each have min + min ≤ min(x, y), so their nim-sum stays below min(x, y) − 1. After Sprague (1935) and Grundy (1939).
 * Domain: one pair, normal play.
 */
export const edBoth: Theory<EdPosition, EdMove, 'ed-both'> = {
  id: 'ed-both',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (at, win) => win === 'normal' && at.rule === 'both' && at.pairs.length === 1,
  value: (at) => ascending(only(at))[0] - 1n,
  *reaching(at, target) {
    for (const first of bothReaching(only(at), target)) yield { kind: 'both', pair: 0, first };
  },
  count: (at, target) => countBothReaching(only(at), target),
  facts: (at) => ({
    pair: [only(at)[0].toString(), only(at)[1].toString()],
    value: (ascending(only(at))[0] - 1n).toString(),
  }),
};

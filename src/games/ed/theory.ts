import type { Theory } from '../../engine/core/game.ts';
import { boxesTheories } from '../ferguson/theory.ts';
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

/**
 * E&D (SDOI 2009, Luogu P2148): each pair is one of Ferguson's pairs of boxes, and the pairs are a sum; one pair has as value the
 * number of trailing ones of (x−1) | (y−1). Domain: one pair, rule=split, normal play.
 */
export const edSplit = boxesTheories(
  'ed-split',
  only,
  false,
  (pile, into): EdMove => ({ kind: 'split', pair: 0, pile, into }),
  (at, win) => win === 'normal' && at.rule === 'split' && at.pairs.length === 1,
);

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

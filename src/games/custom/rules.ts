import type { Rules } from '../../engine/core/game.ts';
import { type Break, breakingReach, playBreak } from '../kit/breaking.ts';
import { type Heaps, heapPacking, heapParts, sortedHeaps, takingReach } from '../kit/heaps.ts';
import { kindOf, leavesAfter, type Rule, waysOf } from '../kit/rule.ts';

/** Heaps under a user-defined rule. */
export interface RulePosition extends Heaps {
  readonly rule: Rule;
}

/** A move is allowed by some clause of the rule: so many taken, so many heaps left, equal or not. */
export const rules: Rules<RulePosition, Break> = {
  *moves(at) {
    for (const [heap, size] of at.heaps.entries())
      if (size > 0n) for (const { into } of waysOf(at.rule, size)) yield { heap, into };
  },
  play: (at, move) =>
    playBreak(
      at,
      move,
      (taken, into) => ((leavesAfter(at.rule, taken)[into.length] ?? 0) & kindOf(into)) !== 0,
    ),
  parts: heapParts,
  packing: heapPacking,
  normal: sortedHeaps,
  reach: (at) => (at.rule.breaks ? breakingReach(at) : takingReach(at)),
};

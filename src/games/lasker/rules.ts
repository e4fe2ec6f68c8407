import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { applyBreak, type Break, breakingReach, checkBreak, formatBreak, pairsOf } from '../kit/breaking.ts';
import { type Heaps, heapParts, loweringPacking, sortedHeaps } from '../kit/heaps.ts';

/** Take any number ≥ 1 from a heap, or split a heap into two, taking nothing. */
export const rules: Rules<Heaps, Break> = {
  *moves(at) {
    for (const [heap, size] of at.heaps.entries()) {
      for (let left = size - 1n; left >= 0n; left -= 1n) yield { heap, into: left === 0n ? [] : [left] };
      for (const into of pairsOf(size)) yield { heap, into };
    }
  },
  play(at, move) {
    const checked = checkBreak(at, move);
    if (!checked.ok) return checked;
    const fits = checked.value.taken > 0n ? move.into.length <= 1 : move.into.length === 2;
    return fits ? ok(applyBreak(at, move)) : illegal(formatBreak(move), 'not-so-divided');
  },
  parts: heapParts,
  packing: loweringPacking,
  normal: sortedHeaps,
  reach: breakingReach,
};

import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { applyBreak, type Break, breakingReach, checkBreak, formatBreak, pairsOf } from '../kit/breaking.ts';
import { type Heaps, heapPacking, heapParts, sortedHeaps } from '../kit/heaps.ts';

/** Split one heap into two heaps of different sizes, taking nothing. */
export const rules: Rules<Heaps, Break> = {
  *moves(at) {
    for (const [heap, size] of at.heaps.entries())
      for (const into of pairsOf(size, true)) yield { heap, into };
  },
  play(at, move) {
    const checked = checkBreak(at, move);
    if (!checked.ok) return checked;
    const [a, b] = move.into;
    return checked.value.taken === 0n && move.into.length === 2 && a !== b
      ? ok(applyBreak(at, move))
      : illegal(formatBreak(move), 'not-so-divided');
  },
  parts: heapParts,
  packing: heapPacking,
  normal: (at) => {
    // Heaps of 1 and 2 are as dead as empty ones.
    const alive = at.heaps.filter((heap) => heap > 2n);
    return sortedHeaps({ ...at, heaps: alive });
  },
  reach: breakingReach,
};

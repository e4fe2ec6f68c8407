import type { Rules } from '../../engine/core/game.ts';
import { type Break, breakingReach, pairsOf, playBreak } from '../kit/breaking.ts';
import { type Heaps, heapPacking, heapParts, sortedHeaps } from '../kit/heaps.ts';

/** Split one heap into two heaps of different sizes, taking nothing. */
export const rules: Rules<Heaps, Break> = {
  *moves(at) {
    for (const [heap, size] of at.heaps.entries())
      for (const into of pairsOf(size, true)) yield { heap, into };
  },
  play: (at, move) =>
    playBreak(at, move, (taken, into) => taken === 0n && into.length === 2 && into[0] !== into[1]),
  parts: heapParts,
  packing: heapPacking,
  normal: (at) => {
    // Heaps of 1 and 2 are as dead as empty ones.
    const alive = at.heaps.filter((heap) => heap > 2n);
    return sortedHeaps({ ...at, heaps: alive });
  },
  reach: breakingReach,
};

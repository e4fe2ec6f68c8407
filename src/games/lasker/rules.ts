import type { Rules } from '../../engine/core/game.ts';
import { type Break, breakingReach, pairsOf, playBreak } from '../kit/breaking.ts';
import { type Heaps, heapParts, loweringPacking, sortedHeaps } from '../kit/heaps.ts';

/** Take any number ≥ 1 from a heap, or split a heap into two, taking nothing. */
export const rules: Rules<Heaps, Break> = {
  *moves(at) {
    for (const [heap, size] of at.heaps.entries()) {
      for (let left = size - 1n; left >= 0n; left -= 1n) yield { heap, into: left === 0n ? [] : [left] };
      for (const into of pairsOf(size)) yield { heap, into };
    }
  },
  play: (at, move) =>
    playBreak(at, move, (taken, into) => (taken > 0n ? into.length <= 1 : into.length === 2)),
  parts: heapParts,
  packing: loweringPacking,
  normal: sortedHeaps,
  reach: breakingReach,
};

import type { Rules } from '../../engine/core/game.ts';
import {
  type Heaps,
  heapParts,
  loweringPacking,
  playTake,
  sortedHeaps,
  type Take,
  takingReach,
} from '../kit/heaps.ts';

/** Take any number ≥ 1 from one heap. */
export const rules: Rules<Heaps, Take> = {
  *moves(at) {
    for (const [heap, size] of at.heaps.entries())
      for (let take = 1n; take <= size; take += 1n) yield { heap, take };
  },
  play: playTake,
  parts: heapParts,
  packing: loweringPacking,
  normal: sortedHeaps,
  reach: takingReach,
};

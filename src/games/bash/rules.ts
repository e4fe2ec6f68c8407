import type { Rules } from '../../engine/core/game.ts';
import { illegal } from '../../engine/core/result.ts';
import {
  type Heaps,
  heapPacking,
  heapParts,
  playTake,
  sortedHeaps,
  type Take,
  takingReach,
} from '../kit/heaps.ts';

/** Heaps, and the most that one move may take. */
export interface BashPosition extends Heaps {
  readonly max: bigint;
}

/** Take from 1 to `max` from one heap. */
export const rules: Rules<BashPosition, Take> = {
  *moves({ heaps, max }) {
    for (const [heap, size] of heaps.entries())
      for (let take = 1n; take <= size && take <= max; take += 1n) yield { heap, take };
  },
  play: (at, move) =>
    move.take > at.max ? illegal(`${move.heap + 1}:${move.take}`, 'over-the-limit') : playTake(at, move),
  parts: heapParts,
  packing: heapPacking,
  normal: sortedHeaps,
  reach: takingReach,
};

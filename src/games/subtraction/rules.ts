import type { Rules } from '../../engine/core/game.ts';
import { illegal } from '../../engine/core/result.ts';
import { heapPacking, heapParts, playTake, sortedHeaps, type Take, takingReach } from '../kit/heaps.ts';
import { allowed, movesOf, type SubtractionPosition, takes } from './position.ts';

/** Take a member of the set from one heap. */
export const rules: Rules<SubtractionPosition, Take> = {
  *moves({ heaps, set }) {
    for (const [heap, size] of heaps.entries()) for (const take of takes(set, size)) yield { heap, take };
  },
  play(at, move) {
    const next = playTake(at, move);
    return next.ok && !allowed(at.set, at.heaps[move.heap]!, move.take)
      ? illegal(`${move.heap + 1}:${move.take}`, 'not-in-the-set')
      : next;
  },
  parts: heapParts,
  packing: heapPacking,
  normal: sortedHeaps,
  reach: (at) => takingReach(at) * movesOf(at),
};

import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { partitions } from '../../engine/maths/partitions.ts';
import { type Heaps, heapPacking, heapParts, replaceHeap, sortedHeaps, stonesIn } from '../kit/heaps.ts';
import { partitionsTo, productOf } from '../kit/reach.ts';

/** Takes some from a heap (counted from 0) and leaves the rest in these heaps, ascending; none if nothing remains. */
export interface RestMove {
  readonly heap: number;
  readonly take: bigint;
  readonly into: readonly bigint[];
}

/** `1:2` leaves one heap (or nothing), `1:2>3,4` two heaps, and so on. */
export const formatMove = ({ heap, take, into }: RestMove): string =>
  `${heap + 1}:${take}${into.length > 1 ? `>${into.join(',')}` : ''}`;

/** Up to as many stones as a search might go. */
const partitionsOfHeap = partitionsTo(60);

/** Take ≥ 1 from a heap, then split the rest into any number of heaps. */
export const rules: Rules<Heaps, RestMove> = {
  *moves({ heaps }) {
    for (const [heap, size] of heaps.entries())
      for (let take = 1n; take <= size; take += 1n)
        for (const parts of partitions(size - take)) yield { heap, take, into: parts.toReversed() };
  },
  play(at, move) {
    const token = formatMove(move);
    const size = at.heaps[move.heap];
    if (size === undefined) return illegal(token, 'no-such-heap');
    if (move.take < 1n) return illegal(token, 'takes-nothing');
    if (move.take > size) return illegal(token, 'takes-too-many');
    if (move.into.some((part) => part < 1n)) return illegal(token, 'empty-heap');
    if (stonesIn(move.into) !== size - move.take) return illegal(token, 'rest-does-not-add-up');
    return ok(replaceHeap(at, move.heap, ...(move.into.length === 0 ? [0n] : move.into)));
  },
  parts: heapParts,
  packing: heapPacking,
  normal: sortedHeaps,
  // A heap of n can turn into every partition of 0 … n.
  reach: ({ heaps }) => productOf(heaps, partitionsOfHeap),
};

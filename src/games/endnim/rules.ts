import type { Rules } from '../../engine/core/game.ts';
import { illegal, ok } from '../../engine/core/result.ts';
import { type Heaps, stonesIn, type Take, takingReach } from '../kit/heaps.ts';

/** Take from the leftmost or the rightmost heap; an emptied end disappears. Every heap of a position is at least 1. */
export const rules: Rules<Heaps, Take> = {
  *moves({ heaps }) {
    for (const heap of new Set(heaps.length === 0 ? [] : [0, heaps.length - 1])) {
      // In a row of equal heaps, taking the first or the last leaves the same row.
      const most = heap > 0 && heaps.every((size) => size === heaps[0]) ? heaps[0]! - 1n : heaps[heap]!;
      for (let take = 1n; take <= most; take += 1n) yield { heap, take };
    }
  },
  play({ heaps }, { heap, take }) {
    const size = heaps[heap];
    const token = `${heap + 1}:${take}`;
    if (size === undefined) return illegal(token, 'no-such-heap');
    if (heap > 0 && heap < heaps.length - 1) return illegal(token, 'not-at-an-end');
    if (take < 1n) return illegal(token, 'takes-nothing');
    if (take > size) return illegal(token, 'takes-too-many');
    return ok({ heaps: take === size ? heaps.toSpliced(heap, 1) : heaps.with(heap, size - take) });
  },
  // A row and its mirror image are equivalent.
  normal: ({ heaps }) => {
    const mirror = heaps.toReversed();
    const differs = heaps.findIndex((heap, i) => heap !== mirror[i]);
    return { heaps: differs < 0 || heaps[differs]! < mirror[differs]! ? heaps : mirror };
  },
  // Stretches of the row with all possible sizes of their ends.
  reach: ({ heaps }) => {
    const most = stonesIn(heaps) ** 2n * 2n;
    const product = takingReach({ heaps });
    return most < product ? most : product;
  },
};

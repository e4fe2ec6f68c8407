import type { Rules } from '../../engine/core/game.ts';
import type { OctalCode } from '../../engine/maths/octal-code.ts';
import { type Break, breakingReach, pairsOf, playBreak, withoutEmpty } from '../kit/breaking.ts';
import { type Heaps, heapPacking, heapParts, sortedHeaps, takingReach } from '../kit/heaps.ts';

/** Heaps under one octal code. */
export interface OctalPosition extends Heaps {
  readonly code: OctalCode;
}

/**
 * Digit d_k of the code: bit 0, a heap of exactly k may be taken whole; bit 1, k may be taken leaving one heap; bit 2, leaving
 * two. Digit 0 is 0, or 4 (a heap may be split without taking).
 */
export const rules: Rules<OctalPosition, Break> = {
  *moves(at) {
    for (const [heap, size] of at.heaps.entries())
      for (const [k, digit] of at.code.digits.entries()) {
        const left = size - BigInt(k);
        if (left < 0n) break;
        if (digit & 1 && left === 0n) yield { heap, into: [] };
        if (digit & 2 && left > 0n) yield { heap, into: [left] };
        if (digit & 4) for (const into of pairsOf(left)) yield { heap, into };
      }
  },
  play: (at, move) =>
    playBreak(
      at,
      withoutEmpty(move),
      (taken, { length }) => {
        const digit = taken < BigInt(at.code.digits.length) ? at.code.digits[Number(taken)]! : 0;
        return length <= 2 && (digit & (1 << length)) !== 0;
      },
      'no-such-row',
    ),
  parts: heapParts,
  packing: heapPacking,
  normal: sortedHeaps,
  reach: (at) => (at.code.digits.some((digit) => digit & 4) ? breakingReach(at) : takingReach(at)),
};

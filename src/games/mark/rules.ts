import type { Rules } from '../../engine/core/game.ts';
import { chain, illegal, ok } from '../../engine/core/result.ts';
import {
  type Heaps,
  heapPacking,
  heapParts,
  playTake,
  sortedHeaps,
  type Take,
  takingReach,
} from '../kit/heaps.ts';
import { takes } from './position.ts';

export const rules: Rules<Heaps, Take> = {
  *moves({ heaps }) {
    for (const [heap, size] of heaps.entries()) for (const take of takes(size)) yield { heap, take };
  },
  play: (at, move) =>
    chain(playTake(at, move), (next) =>
      takes(at.heaps[move.heap]!).includes(move.take)
        ? ok(next)
        : illegal(`${move.heap + 1}:${move.take}`, 'not-one-or-half'),
    ),
  parts: heapParts,
  packing: heapPacking,
  normal: sortedHeaps,
  reach: takingReach,
};

import type { Game } from '../../engine/core/game.ts';
import {
  dealHeaps,
  describeTake,
  type Heaps,
  heapScene,
  heapsCodec,
  heapsOfTotal,
  smallHeaps,
  type Take,
  takeCodec,
} from '../kit/heaps.ts';
import { rules } from './rules.ts';
import { markMisere, mark as theorem } from './theory.ts';

declare module '../../engine/core/refusal.ts' {
  interface MoveFaultKinds {
    'not-one-or-half': true;
  }
}

export const mark: Game<Heaps, Take> = {
  id: 'mark',
  example: 'mark 17 9',
  rules,
  position: heapsCodec,
  move: takeCodec(),
  theories: [theorem, markMisere],
  describe: describeTake,
  scene: heapScene('eggs'),
  ofTotal: heapsOfTotal,
  *small(size) {
    for (const heaps of smallHeaps(size)) yield { heaps };
  },
  deal: (size, random) => ({ heaps: dealHeaps(size, random).map((heap) => heap + BigInt(size)) }),
};

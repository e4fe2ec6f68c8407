import type { Game } from '../../engine/core/game.ts';
import {
  dealHeaps,
  describeTake,
  type Heaps,
  heapScene,
  heapsCodec,
  smallHeaps,
  type Take,
  takeCodec,
} from '../kit/heaps.ts';
import { nimLike } from '../kit/nim-like.ts';
import { rules } from './rules.ts';
import { bouton, boutonMisere, nimLengths } from './theory.ts';

export const nim: Game<Heaps, Take> = {
  id: 'nim',
  example: 'nim 3 4 5',
  rules,
  position: heapsCodec,
  move: takeCodec(),
  theories: [bouton, boutonMisere, ...nimLengths],
  tame: nimLike('heap'),
  describe: describeTake,
  scene: heapScene('stones'),
  *small(size) {
    for (const heaps of smallHeaps(size)) yield { heaps };
  },
  deal: (size, random) => ({ heaps: dealHeaps(size, random) }),
};

import type { Game } from '../../engine/core/game.ts';
import { type Break, breakCodec, describeBreak, smallBreaking } from '../kit/breaking.ts';
import { openStep } from '../kit/breaking-steps.ts';
import { dealHeaps, type Heaps, heapScene, heapsCodec, heapsOfTotal } from '../kit/heaps.ts';
import { rules } from './rules.ts';
import { grundysGame, MAX_HEAP_STONES } from './theory.ts';

export const grundy: Game<Heaps, Break> = {
  id: 'grundy',
  example: 'grundy 9 5',
  rules,
  position: heapsCodec,
  move: breakCodec(),
  theories: [grundysGame],
  describe: describeBreak,
  scene: heapScene('logs'),
  known(at, win) {
    const heap = at.heaps.find((size) => size > MAX_HEAP_STONES || grundysGame.cost!({ heaps: [size] }) > 0);
    return win === 'misere' ? [] : openStep('grundy', heap, MAX_HEAP_STONES);
  },
  ofTotal: heapsOfTotal,
  *small(size) {
    for (const heaps of smallBreaking(size, 3)) yield { heaps };
  },
  deal: (size, random) => ({ heaps: dealHeaps(size, random).map((heap) => heap + 3n) }),
};

import type { Game } from '../../engine/core/game.ts';
import { type Break, breakCodec, describeBreak, smallBreaking } from '../kit/breaking.ts';
import { dealHeaps, type Heaps, heapScene, heapsCodec } from '../kit/heaps.ts';
import { nimLike, onesAlone } from '../kit/nim-like.ts';
import { rules } from './rules.ts';
import { lasker as theory } from './theory.ts';

export const lasker: Game<Heaps, Break> = {
  id: 'lasker',
  example: 'lasker 7 4',
  rules,
  position: heapsCodec,
  move: breakCodec(),
  theories: [theory],
  tame: { ...nimLike('heap', onesAlone), here: theory.here },
  describe: describeBreak,
  scene: heapScene('bricks'),
  *small(size) {
    for (const heaps of smallBreaking(size)) yield { heaps };
  },
  deal: (size, random) => ({ heaps: dealHeaps(size, random) }),
};

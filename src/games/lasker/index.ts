import { parseNumbers } from '../../engine/core/args.ts';
import type { Game } from '../../engine/core/game.ts';
import { chain, ok } from '../../engine/core/result.ts';
import { type Break, breakCodec, describeBreak, smallBreaking } from '../kit/breaking.ts';
import { dealHeaps, formatHeaps, type Heaps, heapScene, MOST_HEAPS } from '../kit/heaps.ts';
import { rules } from './rules.ts';
import { lasker as theory } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    lasker: NoFacts;
  }
}

export const lasker: Game<Heaps, Break> = {
  id: 'lasker',
  example: 'lasker 7 4',
  rules,
  position: {
    options: [],
    parse: (args) => chain(parseNumbers(args, { most: MOST_HEAPS }), (heaps) => ok({ heaps })),
    format: (at) => formatHeaps(at.heaps),
  },
  move: breakCodec(),
  theories: [theory],
  describe: describeBreak,
  ruling: () => ({ kind: 'lasker' }),
  scene: heapScene('bricks'),
  *small(size) {
    for (const heaps of smallBreaking(size)) yield { heaps };
  },
  deal: (size, random) => ({ heaps: dealHeaps(size, random) }),
};

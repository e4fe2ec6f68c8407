import { parseNumbers } from '../../engine/core/args.ts';
import type { Game } from '../../engine/core/game.ts';
import { chain, ok } from '../../engine/core/result.ts';
import {
  dealHeaps,
  describeTake,
  formatHeaps,
  type Heaps,
  heapScene,
  MOST_HEAPS,
  smallHeaps,
  type Take,
  takeCodec,
} from '../kit/heaps.ts';
import { rules } from './rules.ts';
import { bouton, boutonMisere } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    nim: NoFacts;
  }
}

export const nim: Game<Heaps, Take> = {
  id: 'nim',
  example: 'nim 3 4 5',
  rules,
  position: {
    options: [],
    parse: (args) => chain(parseNumbers(args, { most: MOST_HEAPS }), (heaps) => ok({ heaps })),
    format: (at) => formatHeaps(at.heaps),
  },
  move: takeCodec(),
  theories: [bouton, boutonMisere],
  describe: describeTake,
  ruling: () => ({ kind: 'nim' }),
  scene: heapScene('stones'),
  *small(size) {
    for (const heaps of smallHeaps(size)) yield { heaps };
  },
  deal: (size, random) => ({ heaps: dealHeaps(size, random) }),
};

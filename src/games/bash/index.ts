import { parseNumberOption, parseNumbers } from '../../engine/core/args.ts';
import type { Game } from '../../engine/core/game.ts';
import { chain, ok } from '../../engine/core/result.ts';
import {
  between,
  dealHeaps,
  describeTake,
  formatHeaps,
  heapScene,
  MAX_HEAPS,
  type Take,
  takeCodec,
  tuples,
} from '../kit/heaps.ts';
import { type BashPosition, rules } from './rules.ts';
import { bashLengths, tame, bash as theorem } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    bash: { readonly max: string };
  }
}

export const bash: Game<BashPosition, Take> = {
  id: 'bash',
  example: 'bash 21 max=3',
  rules,
  position: {
    options: ['max'],
    parse: (args) =>
      chain(parseNumbers(args, { most: MAX_HEAPS }), (heaps) =>
        chain(parseNumberOption(args, 'max'), (max) => ok({ heaps, max })),
      ),
    format: ({ heaps, max }) => `${formatHeaps(heaps)} max=${max}`,
  },
  move: takeCodec(),
  theories: [theorem, ...bashLengths],
  tame,
  describe: describeTake,
  ruling: ({ max }) => ({ kind: 'bash', max: max.toString() }),
  scene: heapScene('matches'),
  *small(size) {
    for (const max of [3n, 2n, 1n, 5n].slice(0, 1 + size)) {
      for (const heaps of tuples(1, 3 + 2 * size)) yield { heaps, max };
      for (const heaps of tuples(2, 1 + size)) yield { heaps, max };
      if (size > 2) for (const heaps of tuples(3, 2)) yield { heaps, max };
    }
  },
  deal: (size, random) => ({
    heaps: size <= 2 ? [BigInt(between(random, 8, 14 + 8 * size))] : dealHeaps(size, random),
    max: BigInt(between(random, 2, 2 + size)),
  }),
};

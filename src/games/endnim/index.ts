import { parseNumbers } from '../../engine/core/args.ts';
import type { Game } from '../../engine/core/game.ts';
import { chain, ok } from '../../engine/core/result.ts';
import {
  between,
  describeTake,
  formatHeaps,
  type Heaps,
  MAX_HEAPS,
  numbered,
  type Take,
  takeCodec,
  tuples,
} from '../kit/heaps.ts';
import { rules } from './rules.ts';
import { endnimMisere, endnim as theorem } from './theory.ts';

declare module '../../engine/core/refusal.ts' {
  interface MoveFaultKinds {
    'not-at-an-end': true;
  }
}

export const endnim: Game<Heaps, Take> = {
  id: 'endnim',
  example: 'endnim 3 5 2 4',
  merges: true,
  rules,
  position: {
    parse: (args) =>
      args.rows.length === 1 && args.rows[0]!.join() === '0'
        ? ok({ heaps: [] })
        : chain(parseNumbers(args, { most: MAX_HEAPS, from: 1n }), (heaps) => ok({ heaps })),
    format: (at) => formatHeaps(at.heaps),
  },
  move: takeCodec(),
  theories: [theorem, endnimMisere],
  describe: describeTake,
  scene: ({ heaps }) => ({ kind: 'row', style: 'barrels', squares: numbered(heaps) }),
  *small(size) {
    yield { heaps: [] };
    for (let count = 1; count <= Math.min(5, 2 + size); count += 1)
      for (const heaps of tuples(count, Math.max(1, (count < 3 ? 2 * size : size) - count)))
        yield { heaps: heaps.map((heap) => heap + 1n) };
  },
  deal: (size, random) => ({
    heaps: Array.from({ length: between(random, 3, 3 + size) }, () => BigInt(between(random, 1, 3 + size))),
  }),
};

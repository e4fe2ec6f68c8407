import type { Game } from '../../engine/core/game.ts';
import { columnsBody } from '../kit/columns-body.ts';
import { between, type Heaps, heapsCodec, numbered, type Take, takeCodec, tuples } from '../kit/heaps.ts';
import { rules } from './rules.ts';
import { staircase as theorems } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Move stones one step down; step 0 is the floor. */
    'step-down': { readonly step: number; readonly amount: string; readonly from: string };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'step-and-amount': true;
  }
  interface MoveFaultKinds {
    'no-such-step': true;
  }
}

export const staircase: Game<Heaps, Take> = {
  id: 'staircase',
  example: 'staircase 1 2 3',
  rules,
  position: heapsCodec,
  move: takeCodec('step-and-amount'),
  theories: [theorems.normal],
  tame: theorems.tame,
  whyLost: (at) => columnsBody(theorems.counted(at)),
  describe: (at, { heap, take }) => ({
    kind: 'step-down',
    step: heap + 1,
    amount: take.toString(),
    from: at.heaps[heap]!.toString(),
  }),
  scene: (at) => ({
    kind: 'stairs',
    steps: [{ label: '0', value: '0', mark: 'dead' }, ...numbered(at.heaps)],
  }),
  *small(size) {
    for (const heaps of tuples(1, 1 + size)) yield { heaps };
    for (const heaps of tuples(2, Math.min(size, 4))) yield { heaps };
    for (const heaps of tuples(3, Math.min(size, 3))) yield { heaps };
    if (size > 2) for (const heaps of tuples(4, 2)) yield { heaps };
    if (size > 3) for (const heaps of tuples(5, 1)) yield { heaps };
  },
  deal: (size, random) => ({
    heaps: [
      ...Array.from({ length: 1 + Math.min(5, size) }, () => BigInt(between(random, 0, 2 + size))),
      BigInt(between(random, 1, 2 + size)),
    ],
  }),
};

import { countingTheories } from '../kit/counted.ts';
import type { Heaps, Take } from '../kit/heaps.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    staircase: { readonly steps: number };
    'staircase-misere': TameFacts;
  }
}

/** Moves down from an odd step, or onto it from above; step i is heaps[i − 1]. */
const changing = function* ({ heaps }: Heaps, change: bigint): Iterable<Take> {
  for (const [heap, size] of heaps.entries()) {
    const below = heaps[heap - 1] ?? 0n;
    const take = heap % 2 === 0 ? size - (size ^ change) : (below ^ change) - below;
    if (take > 0n && take <= size) yield { heap, take };
  }
};

/**
 * Nim-sum of the odd steps. R. Sprague (1937), as cited by T. S. Ferguson, Game Theory, part I, 2.6, exercise 6 “Staircase Nim”.
 * Domain: normal play; misère play as in `countingTheories`.
 */
export const staircase = countingTheories<Heaps, Take, 'staircase'>({
  id: 'staircase',
  shape: 'stairs',
  places: ({ heaps }) => heaps.map((value, heap) => ({ place: [heap + 1], value })),
  changing,
  repairOf: ({ heap, take }) => ({ from: [heap + 1], to: [heap], amount: take }),
  facts: ({ heaps }) => ({ steps: heaps.length }),
});

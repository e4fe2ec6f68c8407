import type { Tame, Theory } from '../../engine/core/game.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import { countListed } from '../kit/count.ts';
import { countedPlaces, countedRepairs } from '../kit/counted.ts';
import type { Heaps, Take } from '../kit/heaps.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    staircase: { readonly steps: number };
    'staircase-misere': TameFacts;
  }
}

/** Step i (from 1) is heaps[i − 1]; odd steps count. */
const isOdd = (heap: number): boolean => heap % 2 === 0;

/** Stones of the odd steps. */
export const countedOf = (at: Heaps): readonly bigint[] => at.heaps.filter((_, heap) => isOdd(heap));

const value = (at: Heaps): bigint => nimSum(countedOf(at));

/** Moves that change one odd step so that the nim-sum becomes `target`: down from it, or onto it from above. */
const movesTo = function* (at: Heaps, target: bigint): Iterable<Take> {
  const change = value(at) ^ target;
  if (change === 0n) return;
  for (const [heap, size] of at.heaps.entries()) {
    if (isOdd(heap)) {
      const left = size ^ change;
      if (left < size) yield { heap, take: size - left };
    } else {
      const below = at.heaps[heap - 1]!;
      const more = (below ^ change) - below;
      if (more > 0n && more <= size) yield { heap, take: more };
    }
  }
};

const places = (at: Heaps) => at.heaps.map((value, heap) => ({ place: [heap + 1], value }));

/** Misère Nim on the odd steps: small if none of them has more than one stone (see `src/engine/solve/tame.ts`). */
export const tame: Tame<Heaps> = {
  theorem: 'staircase-misere',
  isSmall: (at) => at.heaps.every((size, heap) => !isOdd(heap) || size <= 1n),
  here: (at) => [countedPlaces('stairs', places(at))],
};

/**
 * Nim-sum of the odd steps. R. Sprague (1937), as cited by T. S. Ferguson, Game Theory, part I, 2.6, exercise 6 “Staircase Nim”.
 * Domain: normal play.
 */
export const staircase: Theory<Heaps, Take, 'staircase'> = {
  id: 'staircase',
  gives: 'grundy',
  evidence: () => 'formula',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value,
  reaching: movesTo,
  count: countListed,
  facts: (at) => ({ steps: at.heaps.length }),
  here: (at) => {
    const repairs = [...movesTo(at, 0n)].map(({ heap, take }) => ({
      from: [heap + 1],
      to: [heap],
      amount: take,
    }));
    return [countedPlaces('stairs', places(at)), countedRepairs('stairs', places(at), repairs)];
  },
};

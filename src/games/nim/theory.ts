import type { Theory } from '../../engine/core/game.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import type { Heaps, Take } from '../kit/heaps.ts';
import { lengthsBy } from '../kit/lengths.ts';
import { pairLength, shorterPair } from '../kit/nim-pair.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    bouton: { readonly heaps: number };
    'bouton-misere': { readonly heaps: number; readonly big: number; readonly ones: number };
  }
}

/**
 * The Grundy value of Nim is the nim-sum of its heaps; P exactly when it is 0. C. L. Bouton, “Nim, a game with a complete
 * mathematical theory”, Annals of Mathematics 3 (1902), 35–39. Domain: normal play.
 */
export const bouton: Theory<Heaps, Take, 'bouton'> = {
  id: 'bouton',
  gives: 'grundy',
  method: 'closed-form',
  covers: (_, win) => win === 'normal',
  value: (at) => nimSum(at.heaps),
  *reaching(at, target) {
    const change = nimSum(at.heaps) ^ target;
    for (const [heap, size] of at.heaps.entries()) {
      const left = size ^ change;
      if (left < size) yield { heap, take: size - left };
    }
  },
  count(at, target) {
    const change = nimSum(at.heaps) ^ target;
    return BigInt(at.heaps.filter((size) => (size ^ change) < size).length);
  },
  facts: (at) => ({ heaps: at.heaps.length }),
  evidence: () => ({ of: { heaps: [0n] }, table: { by: 'size' } }),
};

/**
 * Misère Nim: as normal Nim while some heap is 2 or more; when all are 0 or 1, P exactly when the number of ones is odd. Bouton
 * 1902, on the game in which the last counter loses. Domain: misère play.
 */
export const boutonMisere: Theory<Heaps, Take, 'bouton-misere'> = {
  id: 'bouton-misere',
  gives: 'outcome',
  method: 'closed-form',
  covers: (_, win) => win === 'misere',
  value: (at) => misereNim(at.heaps),
  *reaching(at) {
    for (const [heap, left] of misereReplies(at.heaps)) yield { heap, take: at.heaps[heap]! - left };
  },
  count: (at) => BigInt(misereReplies(at.heaps).length),
  facts: (at) => ({ heaps: at.heaps.length, ...census(at.heaps) }),
};

/** Lengths of at most two heaps. */
export const nimLengths = lengthsBy(
  bouton,
  ({ heaps }) => heaps.length <= 2,
  (gives, win) => ({
    value: ({ heaps }) => pairLength(heaps, gives, win),
    *some({ heaps }, target) {
      if (target >= 0n && target === pairLength(heaps, gives, win) - 1n) yield shorterPair(heaps, gives, win);
    },
  }),
);

const census = (heaps: readonly bigint[]): { readonly big: number; readonly ones: number } => ({
  big: heaps.filter((size) => size >= 2n).length,
  ones: heaps.filter((size) => size === 1n).length,
});

/** Misère Nim by Bouton's rule: 0 = P, 1 = N. Domain: sizes ≥ 0; the empty list is N, as there is no move. */
export const misereNim = (heaps: readonly bigint[]): bigint => {
  const { big, ones } = census(heaps);
  if (big === 0) return ones % 2 === 1 ? 0n : 1n;
  return nimSum(heaps) === 0n ? 0n : 1n;
};

/** Every [heap from 0, its new size] that leads to a P-position of misère Nim; none from such a position. */
export const misereReplies = (heaps: readonly bigint[]): readonly (readonly [number, bigint])[] => {
  const { big, ones } = census(heaps);
  if (misereNim(heaps) === 0n) return [];
  if (big === 0) return heaps.flatMap((size, i) => (size === 1n ? [[i, 0n] as const] : []));
  // One big heap: leave it as 0 or 1, so that the number of ones is odd.
  if (big === 1)
    return heaps.flatMap((size, i) => (size >= 2n ? [[i, ones % 2 === 1 ? 0n : 1n] as const] : []));
  const sum = nimSum(heaps);
  return heaps.flatMap((size, i) => ((size ^ sum) < size ? [[i, size ^ sum] as const] : []));
};

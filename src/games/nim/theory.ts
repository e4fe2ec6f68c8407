import type { Theory } from '../../engine/core/game.ts';
import { nimSum } from '../../engine/maths/nimber.ts';
import type { Heaps, Take } from '../kit/heaps.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    bouton: { readonly heaps: number };
    'bouton-misere': { readonly heaps: number; readonly big: number; readonly ones: number };
  }
}

/**
 * The Grundy value of Nim is the nim-sum of its heaps; P exactly when it is 0.
 * C. L. Bouton, “Nim, a game with a complete mathematical theory”, Annals of Mathematics 3 (1902), 35–39. Domain: normal
 * play.
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
  here: () => [],
  evidence: () => ({ of: { heaps: [0n] }, table: { by: 'size' } }),
};

/**
 * Misère Nim: as normal Nim while some heap is 2 or more; when all are 0 or 1, P exactly when the ones are odd in
 * number. Bouton 1902, on the game in which the last counter loses. Domain: misère play.
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
  here: () => [],
};

/**
 * How long one heap or two last under normal play. Two equal heaps of n are lost: after each move the winner makes them equal again.
 * A loser who stalls takes one each time: 2n moves in all. A loser who hurries takes a whole heap, and the winner the other: 2 moves.
 */
const lasting =
  (pair: (size: bigint) => bigint) =>
  ({ heaps }: Heaps): bigint => {
    const [a = 0n, b = 0n] = heaps;
    const least = a < b ? a : b;
    return (least === 0n ? 0n : pair(least)) + (a === b ? 0n : 1n);
  };

const lastingStalled = lasting((size) => 2n * size);
const lastingHurried = lasting(() => 2n);

/** Leaves two equal heaps; of two that are equal takes `take`. */
const evened = ({ heaps: [a = 0n, b = 0n] }: Heaps, take: bigint): Take =>
  a === b ? { heap: 0, take } : a > b ? { heap: 0, take: a - b } : { heap: 1, take: b - a };

/** Remoteness of at most two heaps. Domain: normal play. */
export const nimRemoteness: Theory<Heaps, Take, 'bouton'> = {
  id: 'bouton',
  gives: 'remoteness',
  method: 'closed-form',
  covers: ({ heaps }, win) => win === 'normal' && heaps.length <= 2,
  value: lastingStalled,
  *some(at, target) {
    if (target === lastingStalled(at) - 1n) yield evened(at, 1n);
  },
  facts: (at) => bouton.facts(at),
  here: () => [],
};

/** Suspense of at most two heaps. Domain: normal play. */
export const nimSuspense: Theory<Heaps, Take, 'bouton'> = {
  ...nimRemoteness,
  gives: 'suspense',
  value: lastingHurried,
  *some(at, target) {
    if (target === lastingHurried(at) - 1n) yield evened(at, at.heaps[0]!);
  },
};

const census = (heaps: readonly bigint[]): { readonly big: number; readonly ones: number } => ({
  big: heaps.filter((size) => size >= 2n).length,
  ones: heaps.filter((size) => size === 1n).length,
});

/** Misère Nim by Bouton's rule: 0 = P, 1 = N. Domain: sizes ≥ 0; no heaps are N, as nobody can move. */
export const misereNim = (heaps: readonly bigint[]): bigint => {
  const { big, ones } = census(heaps);
  if (big === 0) return ones % 2 === 1 ? 0n : 1n;
  return nimSum(heaps) === 0n ? 0n : 1n;
};

/** Every [heap from 0, what is left of it] that leads to a P-position of misère Nim; none from such. */
export const misereReplies = (heaps: readonly bigint[]): readonly (readonly [number, bigint])[] => {
  const { big, ones } = census(heaps);
  if (misereNim(heaps) === 0n) return [];
  if (big === 0) return heaps.flatMap((size, i) => (size === 1n ? [[i, 0n] as const] : []));
  // One big heap: leave it as 0 or 1, whichever makes the ones odd in number.
  if (big === 1)
    return heaps.flatMap((size, i) => (size >= 2n ? [[i, ones % 2 === 1 ? 0n : 1n] as const] : []));
  const sum = nimSum(heaps);
  return heaps.flatMap((size, i) => ((size ^ sum) < size ? [[i, size ^ sum] as const] : []));
};

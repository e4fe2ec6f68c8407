import { isSum, type Part, type Spot } from '../core/spot.ts';
import { nimSum } from '../maths/nimber.ts';
import type { Size, TamePart, TameSum, Values } from './values.ts';

/*
 * Values that decide under misère play. Call some positions of value 0 or 1 small and all others large, so that
 * (1) an ended position is small, and every other small position has a move to a small one;
 * (2) a large position has moves to small ones of both values, or to none at all;
 * (3) a move from a small position to a large one leads to one with moves to small ones.
 * Then a position is lost exactly if it is small with value 1, or large with value 0. A sum is small if all its parts are, and
 * (1) to (3) hold for it, too. J. H. Conway, On Numbers and Games (1976), ch. 12 (“tame games”); in this form V. Gurvich, N. B.
 * Ho, “On tame, pet, domestic, and miserable impartial games”, Discrete Appl. Math. 243 (2018).
 */

export const isLostSize = ({ value, isLarge }: Size): boolean => value === (isLarge ? 0n : 1n);

export const sizeOfSum = (sizes: readonly Size[]): Size => ({
  value: nimSum(sizes.map(({ value }) => value)),
  isLarge: sizes.some(({ isLarge }) => isLarge),
});

/** Size of one part by theory; null if no theory covers it, or its value is beyond the bound. */
const byTheory = (part: Part, solver: Values): TamePart | null => {
  const by = part.spot.tame();
  const found = by === null ? null : solver.grundy(part.spot);
  if (by === null || found === null) return null;
  const { value, claim } = found;
  return { part, by, claim, value, isLarge: by.isSmall === null ? value >= 2n : !by.isSmall };
};

const bySearch = (part: Part, solver: Values): TamePart | null => {
  const size = solver.searchedSize(part.spot);
  return size === null ? null : { part, by: null, claim: null, ...size };
};

/** Parts of a sum with their sizes; null if one is unknown. `deep`: search where no theory covers a part. */
export const tameSum = (spot: Spot, solver: Values, deep: boolean): TameSum | null => {
  if (!isSum(spot) || spot.isLoopy) return null;
  const parts: TamePart[] = [];
  const all = spot.parts();
  // Theory first: if it fails for one part, the values of the others are not computed.
  if (!deep && all.some((part) => part.spot.tame() === null)) return null;
  for (const part of all) {
    const found = byTheory(part, solver) ?? (deep ? bySearch(part, solver) : null);
    if (found === null) return null;
    parts.push(found);
  }
  return { parts, ...sizeOfSum(parts) };
};

import type { Claim, Option, Part, Spot, SpotTame } from '../core/spot.ts';
import type { TheoremUse } from '../explain/step.ts';
import { type Listed, reaching } from './analysis.ts';
import type { Solver } from './solver.ts';

/*
 * Values that decide under misère play. Call some positions of value 0 or 1 small and all others large, so that
 * (1) what is over is small, and every other small position has a move to a small one;
 * (2) a large position has moves to small ones of both values, or to none at all;
 * (3) a move from a small position to a large one leads to one with moves to small ones.
 * Then a position is lost exactly where it is small and worth 1, or large and worth 0. A sum is small where all its parts are,
 * and (1) to (3) hold of it, too. J. H. Conway, On Numbers and Games (1976), ch. 12 (“tame games”); in this form V. Gurvich,
 * N. B. Ho, “On tame, pet, domestic, and miserable impartial games”, Discrete Appl. Math. 243 (2018).
 */

/** Value under normal play, and whether it is large. */
export interface Size {
  readonly value: bigint;
  readonly isLarge: boolean;
}

/** A part of a sum with its size, and what that rests on; null = search. */
export interface TamePart extends Size {
  readonly part: Part;
  readonly by: SpotTame | null;
  readonly claim: Claim | null;
}

export interface TameSum extends Size {
  readonly parts: readonly TamePart[];
}

export const isLostSize = ({ value, isLarge }: Size): boolean => value === (isLarge ? 0n : 1n);

const together = (sizes: readonly Size[]): Size => ({
  value: sizes.reduce((sum, { value }) => sum ^ value, 0n),
  isLarge: sizes.some(({ isLarge }) => isLarge),
});

/** The size of one part by theory; null where that says nothing of it, or its value is beyond the bound. */
const byTheory = (part: Part, solver: Solver): TamePart | null => {
  const by = part.spot.tame();
  const found = by === null ? null : solver.grundy(part.spot);
  if (by === null || found === null) return null;
  const { value, claim } = found;
  return { part, by, claim, value, isLarge: by.isSmall === null ? value >= 2n : !by.isSmall };
};

const bySearch = (part: Part, solver: Solver): TamePart | null => {
  const size = solver.searchedSize(part.spot);
  return size === null ? null : { part, by: null, claim: null, ...size };
};

/** The parts of a sum with their sizes; null where one is not known. `deep`: search where theory says nothing. */
export const tameSum = (spot: Spot, solver: Solver, deep: boolean): TameSum | null => {
  if ((spot.compound !== null && spot.compound !== 'sum') || spot.isLoopy) return null;
  const parts: TamePart[] = [];
  const all = spot.parts();
  // Theory first: where it says nothing of one part, the values of the others are not asked.
  if (!deep && all.some((part) => part.spot.tame() === null)) return null;
  for (const part of all) {
    const found = byTheory(part, solver) ?? (deep ? bySearch(part, solver) : null);
    if (found === null) return null;
    parts.push(found);
  }
  return { parts, ...together(parts) };
};

/** The options of `part` to which `isWanted` applies, among those of value `target`. */
const filtered = function* (
  options: Iterable<Option>,
  isWanted: (size: Size) => boolean,
  solver: Solver,
): Iterable<Option> {
  for (const option of options) {
    const size = solver.tame(option.to) ?? tameSum(option.to, solver, true);
    if (size !== null && isWanted(size)) yield option;
  }
};

/** The moves in one part that leave a lost sum, beside others of that size together. */
const winsIn = (
  { part, by, value }: TamePart,
  rest: Size,
  solver: Solver,
): { readonly options: Iterable<Option> | null; readonly count: bigint | null } => {
  // No move keeps the value of a part.
  const to = (target: bigint) =>
    target === value ? { options: [], count: 0n } : reaching(part.spot, target, solver);
  if (rest.isLarge) return to(rest.value);
  const [small, large] = [rest.value ^ 1n, rest.value];
  if (by !== null && by.isSmall === null) return to(small);
  const [toSmall, toLarge] = [to(small).options, to(large).options];
  if (toSmall === null || toLarge === null) return { options: null, count: null };
  return {
    options: (function* () {
      yield* filtered(toSmall, ({ isLarge }) => !isLarge, solver);
      yield* filtered(toLarge, ({ isLarge }) => isLarge, solver);
    })(),
    count: null,
  };
};

/** All winning moves of a sum whose parts are known; null where the options of a part are too many. */
export const tameWins = ({ parts }: TameSum, solver: Solver): Listed | null => {
  const before: Size[] = [{ value: 0n, isLarge: false }];
  for (const part of parts) before.push(together([before.at(-1)!, part]));
  const after: Size[] = [{ value: 0n, isLarge: false }];
  for (const part of parts.toReversed()) after.unshift(together([after[0]!, part]));
  const lists = parts.map((tame, index) => ({
    part: tame.part,
    index,
    ...winsIn(tame, together([before[index]!, after[index + 1]!]), solver),
  }));
  if (lists.some(({ options }) => options === null)) return null;
  let count: bigint | null = 0n;
  for (const list of lists) count = count === null || list.count === null ? null : count + list.count;
  return {
    count,
    options: (function* () {
      for (const { part, index, options } of lists)
        for (const option of options!) yield [part.lift(option.move), index] as const;
    })(),
  };
};

/** The theorems that say of the parts why values decide them, each once. */
export const tameUses = ({ parts }: TameSum): readonly TheoremUse[] => {
  const uses = new Map<string, TheoremUse>();
  for (const { by, value, isLarge } of parts) {
    const use = by?.use({ sum: value.toString(), large: isLarge });
    if (use !== undefined && !uses.has(use.theorem)) uses.set(use.theorem, use);
  }
  return [...uses.values()];
};

/** The theorem that decides such a sum: the game's own where all parts are of one game and alone, else the general one. */
export const tameUse = (spot: Spot, sum: TameSum): TheoremUse => {
  const facts = { sum: sum.value.toString(), large: sum.isLarge };
  const [first] = sum.parts;
  const isOne = spot.compound === null && sum.parts.every(({ by }) => by?.theorem === first?.by?.theorem);
  return isOne && first?.by ? first.by.use(facts) : { theorem: 'tame', facts };
};

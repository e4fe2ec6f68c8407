import type { Option, Spot } from '../core/spot.ts';
import { OutOfWork } from '../core/work.ts';
import type { TheoremUse } from '../explain/step.ts';
import type { TameFacts } from '../explain/theorem.ts';
import { type Listed, type Reaching, reaching, winsOfParts } from './analysis.ts';
import type { Solver } from './solver.ts';
import { sizeOfSum, tameSum } from './tame.ts';
import type { Size, TamePart, TameSum } from './values.ts';

/** Options whose size satisfies `isWanted`; ends as out of work if the size of one was not found. */
const filtered = function* (
  options: Iterable<Option>,
  isWanted: (size: Size) => boolean,
  solver: Solver,
): Iterable<Option> {
  let isUnknown = false;
  for (const option of options) {
    const size = solver.tame(option.to) ?? tameSum(option.to, solver, true);
    if (size === null) isUnknown = true;
    else if (isWanted(size)) yield option;
  }
  if (isUnknown) throw new OutOfWork();
};

/** Moves in one part that leave a lost sum; `rest`: size of the other parts together. */
const winsIn = ({ part, by, value }: TamePart, rest: Size, solver: Solver): Reaching => {
  // No move keeps the value of a part.
  const to = (target: bigint): Reaching =>
    target === value ? { options: () => [], count: 0n } : reaching(part.spot, target, solver);
  if (rest.isLarge) return to(rest.value);
  const [small, large] = [rest.value ^ 1n, rest.value];
  if (by !== null && by.isSmall === null) return to(small);
  const [toSmall, toLarge] = [to(small).options, to(large).options];
  if (toSmall === null || toLarge === null) return { options: null, count: null };
  return {
    options: function* () {
      yield* filtered(toSmall(), ({ isLarge }) => !isLarge, solver);
      yield* filtered(toLarge(), ({ isLarge }) => isLarge, solver);
    },
    count: null,
  };
};

/** All winning moves of a sum whose parts are known; null if a part has too many options. */
export const tameWins = ({ parts }: TameSum, solver: Solver): Listed | null => {
  const { value } = sizeOfSum(parts);
  const large = parts.filter(({ isLarge }) => isLarge).length;
  return winsOfParts(
    parts.map((tame, index) => ({ ...tame, index })),
    (tame) => winsIn(tame, { value: value ^ tame.value, isLarge: large > (tame.isLarge ? 1 : 0) }, solver),
  );
};

/** Whether sizes must be shown, because a part's value does not tell if it is large. */
export const isSized = ({ parts }: TameSum): boolean =>
  parts.length > 1 && parts.some(({ by }) => by === null || by.isSmall !== null);

export const factsOf = (sum: TameSum): TameFacts => ({
  sum: sum.value.toString(),
  large: sum.isLarge,
  sized: isSized(sum),
});

/** Theorems that explain why values decide the parts, each once. */
export const tameUses = ({ parts }: TameSum): readonly TheoremUse[] => {
  const uses = new Map<string, TheoremUse>();
  for (const { by, value, isLarge } of parts) {
    const use = by?.use({ sum: value.toString(), large: isLarge, sized: false });
    if (use !== undefined && !uses.has(use.theorem)) uses.set(use.theorem, use);
  }
  return [...uses.values()];
};

/** Theorem that decides such a sum: the game's own if all parts are of one game and nothing else, else the general one. */
export const tameUse = (spot: Spot, sum: TameSum): TheoremUse => {
  const facts = factsOf(sum);
  const [first] = sum.parts;
  const isOne = spot.compound === null && sum.parts.every(({ by }) => by?.theorem === first?.by?.theorem);
  return isOne && first?.by ? first.by.use(facts) : { theorem: 'tame', facts };
};

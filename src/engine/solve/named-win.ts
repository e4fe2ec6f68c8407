import type { Win } from '../core/game.ts';
import { isSum, type Option, type Spot } from '../core/spot.ts';
import { nimSum } from '../maths/nimber.ts';
import { besideZero } from './beside-zero.ts';
import type { Solver } from './solver.ts';

/** Outcome first: asking a theory for it takes no search, asking for the value may. */
const CHEAPEST = ['outcome', 'grundy'] as const;

/** Winning move named by a theorem for the spot alone; null: none. */
const ofClaims = (spot: Spot, win: Win, solver: Solver): Option | null => {
  for (const gives of CHEAPEST) {
    const claim = solver.claim(spot, win, gives);
    for (const option of claim?.reaching(0n) ?? []) return option;
    const named = claim?.named() ?? null;
    if (named !== null) return named;
  }
  return null;
};

/** Options tried in a part where no theorem lists them. */
const MAX_TRIED_OPTIONS = 200;

/** First move to nim-sum 0 found in a sum of valued parts; skips parts that cancel. */
const ofValued = (spot: Spot, solver: Solver): Option | null => {
  if (!isSum(spot)) return null;
  const rest = spot.parts().length > 1 ? solver.paired(spot).rest : [];
  const values: bigint[] = [];
  for (const { part } of rest) {
    const found = solver.grundy(part.spot);
    if (found === null) return null;
    values.push(found.value);
  }
  const sum = nimSum(values);
  if (sum === 0n) return null;
  for (const [i, { part }] of rest.entries()) {
    const target = values[i]! ^ sum;
    const listed = solver.claim(part.spot, 'normal', 'grundy')?.reaching(target) ?? null;
    for (const { move } of listed ?? []) return part.lift(move);
    // The value is the mex of the options' values, so every lesser value occurs among them.
    if (listed !== null || target > values[i]!) continue;
    let looked = 0;
    for (const { move, to } of part.spot.options()) {
      if ((looked += 1) > MAX_TRIED_OPTIONS) break;
      if (solver.grundy(to)?.value === target) return part.lift(move);
    }
  }
  return null;
};

/**
 * `any`: in each component that a theorem calls won, the move that it names; null if it leaves one undecided, or under misère
 * play if fewer than two components remain.
 */
const ofEach = (spot: Spot, win: Win, solver: Solver): Option | null => {
  const chosen = new Map<number, Option>();
  for (const [i, component] of spot.components.entries()) {
    const claim = solver.claim(component, 'normal', 'outcome') ?? solver.claim(component, 'normal', 'grundy');
    if (claim === null) return null;
    if (claim.value() === 0n) continue;
    const option = ofClaims(component, 'normal', solver);
    if (option === null) return null;
    chosen.set(i, option);
  }
  const isGoing = (component: Spot, i: number): boolean => !(chosen.get(i)?.to ?? component).isOver();
  if (chosen.size === 0 || (win === 'misere' && spot.components.filter(isGoing).length < 2)) return null;
  return spot.combine?.(chosen) ?? null;
};

/** A move that ends a component: by a theorem, or among the first; null: none found. */
const ending = (component: Spot, solver: Solver): Option | null => {
  const named = ofClaims(component, 'normal', solver);
  if (named?.to.isOver() === true) return named;
  let looked = 0;
  for (const option of component.options()) {
    if (option.to.isOver()) return option;
    if ((looked += 1) === MAX_TRIED_OPTIONS) return null;
  }
  return null;
};

/** `all` under normal play: a move that ends one component, and so the game, with the first move of each other one. */
const ofEnding = (spot: Spot, solver: Solver): Option | null => {
  for (const [i, component] of spot.components.entries()) {
    const last = ending(component, solver);
    if (last === null) continue;
    const chosen = new Map<number, Option>();
    for (const [j, other] of spot.components.entries()) {
      const [first] = other.options();
      chosen.set(j, j === i ? last : first!);
    }
    return spot.combine?.(chosen) ?? null;
  }
  return null;
};

/** Winning move of a won spot that theorems name, without searching for others. */
export const namedWin = (spot: Spot, win: Win, solver: Solver): Option | null => {
  const whole = ofClaims(spot, win, solver);
  if (whole !== null) return whole;
  const isAny = spot.compound === 'any' && spot.components.length > 1;
  if (isAny || (win === 'normal' && spot.compound !== null && spot.components.length === 1))
    return ofEach(spot, win, solver);
  if (win === 'misere') return null;
  if (spot.compound === 'all') return ofEnding(spot, solver);
  const valued = ofValued(spot, solver);
  if (valued !== null) return valued;
  const one = besideZero(spot, solver);
  const own = one === null ? null : ofClaims(one.part.spot, win, solver);
  return own === null ? null : one!.part.lift(own.move);
};

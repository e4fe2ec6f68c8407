import { isSum, type Option, type Part, type Spot } from '../core/spot.ts';
import { twinsOf } from './equal-parts.ts';
import { lostOptions } from './lost-options.ts';
import type { Values } from './values.ts';

/** The only part of unknown value in a sum whose other parts have nim-sum 0. */
export interface BesideZero {
  readonly part: Part;
  readonly index: number;
  /** Cancelling parts equal to it: a move that wins in it wins in them, too. */
  readonly twins: readonly Part[];
  /** Whether no other part has moves: then the winning moves in this part and its twins are all winning moves. */
  readonly alone: boolean;
}

/**
 * Finds the only part of unknown Grundy value in a sum whose other parts have nim-sum 0 (equal parts cancel, whatever their
 * value). Under normal play the sum then has the outcome of this part. Null if there is no such part.
 */
export const besideZero = (spot: Spot, solver: Values): BesideZero | null => {
  if (!isSum(spot)) return null;
  if (spot.parts().length <= 1) return null;
  const paired = solver.paired(spot);
  let found: { part: Part; index: number } | null = null;
  let sum = 0n;
  for (const { part, index } of paired.rest) {
    const value = solver.grundy(part.spot);
    if (value !== null) sum ^= value.value;
    else if (found !== null) return null;
    else found = { part, index };
  }
  if (found === null || sum !== 0n) return null;
  const { part, index } = found;
  const twins = twinsOf(part.spot, paired);
  const alone =
    twins.length === 2 * paired.pairs.length &&
    paired.rest.every((other) => other.index === index || other.part.spot.isOver());
  return { part, index, twins, alone };
};

/**
 * Moves of that part (and of parts equal to it) to a lost position, each of which wins the whole; null if unknown. `count` is
 * null if moves in other parts might win too, which depends on the unknown value.
 */
export const winsBesideZero = (
  { part, twins, alone }: BesideZero,
  solver: Values,
): { readonly options: Iterable<Option>; readonly count: bigint | null } | null => {
  const lists: { readonly part: Part; readonly options: Iterable<Option> }[] = [];
  let count: bigint | null = alone ? 0n : null;
  for (const one of [part, ...twins]) {
    const lost = lostOptions(one.spot, solver);
    if (lost === null) return null;
    lists.push({ part: one, options: lost.options });
    count = count === null || lost.count === null ? null : count + lost.count;
  }
  return {
    options: (function* () {
      for (const list of lists) for (const { move } of list.options) yield list.part.lift(move);
    })(),
    count,
  };
};

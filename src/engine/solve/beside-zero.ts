import type { Option, Part, Spot } from '../core/spot.ts';
import { lostOptions } from './compounds.ts';
import type { Solver } from './solver.ts';

/** Of a sum: the one part whose value is not known, while all others have nim-sum 0. */
export interface BesideZero {
  readonly part: Part;
  readonly index: number;
  /** True where nobody can move in the other parts: then the part is all there is. */
  readonly alone: boolean;
}

/**
 * The one part of a sum without a known Grundy value where the values of all others have nim-sum 0, under normal play: the
 * outcome of the whole is then that of this part (its value is needed for nothing but whether it is 0). Null elsewhere.
 */
export const besideZero = (spot: Spot, solver: Solver): BesideZero | null => {
  if (spot.compound !== null && spot.compound !== 'sum') return null;
  const parts = spot.parts();
  if (parts.length <= 1) return null;
  let found: { part: Part; index: number } | null = null;
  let sum = 0n;
  for (const [index, part] of parts.entries()) {
    const value = solver.grundy(part.spot);
    if (value !== null) sum ^= value.value;
    else if (found !== null) return null;
    else found = { part, index };
  }
  if (found === null || sum !== 0n) return null;
  const { part, index } = found;
  return { part, index, alone: parts.every((other) => other === part || other.spot.isOver()) };
};

/**
 * The moves of that part to a lost position, each of which wins the whole; null where they are not known. `count` is
 * null where moves in the other parts might win too: that hangs on the value.
 */
export const winsBesideZero = (
  { part, alone }: BesideZero,
  solver: Solver,
): { readonly options: Iterable<Option>; readonly count: bigint | null } | null => {
  const lost = lostOptions(part.spot, solver);
  if (lost === null) return null;
  return {
    options: (function* () {
      for (const { move } of lost.options) yield part.lift(move);
    })(),
    count: alone ? lost.count : null,
  };
};

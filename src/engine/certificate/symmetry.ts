import type { Part, Spot } from '../core/spot.ts';
import { keyOf } from '../solve/equal-parts.ts';
import type { Solver } from '../solve/solver.ts';
import type { SymmetryBody } from './document.ts';
import { valuesBody } from './values.ts';

/** Longest table that is preferred to a formula. */
const MAX_TABLE_CHARS = 3000;

/**
 * Pairs of equal parts and parts lost by symmetry, with tables for the rest. Null if there are none, or the rest has no values.
 * Domain: a lost sum of games that end, normal play.
 */
export const symmetryBody = (lost: Spot, solver: Solver): SymmetryBody | null => {
  const alone = new Map<string, Part>();
  let met = false;
  for (const part of lost.parts()) {
    const claim = solver.claim(part.spot, 'normal', 'outcome');
    const isTurned = claim?.value() === 0n && claim.whyLost()?.kind === 'symmetry';
    const key = keyOf(part.spot);
    if (isTurned || alone.delete(key)) met = true;
    else alone.set(key, part);
  }
  const rest = [...alone.values()];
  const values = met
    ? (valuesBody(rest, solver, MAX_TABLE_CHARS) ?? valuesBody(rest, solver, undefined, true))
    : null;
  return values && { ...values, kind: 'symmetry' };
};

import type { Spot } from '../core/spot.ts';
import type { Win } from '../core/terms.ts';
import type { LoopyOutcome } from '../explain/step.ts';
import type { Solver } from './solver.ts';

/** Who wins; D, a draw, where positions may repeat. Null: the solver does not find it. */
export const outcomeBy = (solver: Solver, spot: Spot, win: Win): LoopyOutcome | null => {
  if (spot.isLoopy) return solver.loopy(spot, win)?.outcome ?? null;
  const found = solver.outcome(spot, win);
  return found === null ? null : found.value ? 'N' : 'P';
};

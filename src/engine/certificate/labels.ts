import type { Win } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { spend } from '../core/work.ts';
import { keyOf } from '../solve/equal-parts.ts';
import type { Solver } from '../solve/solver.ts';
import type { LabelsBody } from './document.ts';

/** Limits of a list that still fits a file. */
const MAX_POSITIONS = 3000;
const MAX_SEARCHED_OPTIONS = 60_000;

/**
 * All reachable positions with outcome and moves left; these counters show that the winner does reach an end. Null if there are
 * too many. Domain: games with repeating positions.
 */
export const labelsBody = (root: Spot, win: Win, solver: Solver): LabelsBody | null => {
  const found = new Map([[keyOf(root), root]]);
  let looked = 0;
  for (const spot of found.values())
    for (const { to } of spot.options()) {
      spend(1);
      if ((looked += 1) > Math.min(MAX_SEARCHED_OPTIONS, solver.bound)) return null;
      const key = keyOf(to);
      if (found.has(key)) continue;
      if (found.size >= MAX_POSITIONS) return null;
      found.set(key, to);
    }
  const positions: (readonly [string, 'P' | 'N' | 'D', number | null])[] = [];
  for (const spot of found.values()) {
    const known = solver.loopy(spot, win);
    if (known === null || (known.outcome !== 'D' && known.left === null)) return null;
    positions.push([spot.line, known.outcome, known.outcome === 'D' ? null : Number(known.left)]);
  }
  return { kind: 'labels', positions };
};

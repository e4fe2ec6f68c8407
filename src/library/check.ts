/** Checks explanations against the rules by search. Knows every game. */
import { explainChecked } from '../games/checked.ts';
import { heldAnalysis } from './held.ts';
import type { Analysis, Level } from './types.ts';

export type { Analysis, Level } from './types.ts';

/** Result of a check. */
export interface Checked {
  /** Whether every step was re-derived from the rules; false if the position is too large. */
  readonly checked: boolean;
  /** Error found in a step; null if there is none. */
  readonly fault: string | null;
}

/**
 * Re-derives every step of the explanation from the rules alone, by search that knows no theorem.
 *
 * @throws Error - if the rules contradict the verdict itself.
 *
 * @example
 * ```js
 * import { analyse, reader } from 'sprague/engine';
 * import { nim } from 'sprague/games';
 * import { check } from 'sprague/check';
 *
 * const { checked, fault } = check(analyse(reader([nim])('nim 3 4 5').value), 'proof');
 * console.log(checked, fault);
 * //> true null
 * ```
 */
export const check = (analysis: Analysis, level: Level = 'why'): Checked => {
  const { checked, fault } = explainChecked(heldAnalysis(analysis).found, level);
  return { checked, fault };
};

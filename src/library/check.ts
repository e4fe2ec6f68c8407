/** Holds explanations against the rules by search. Knows every game. */
import { explainChecked } from '../games/checked.ts';
import { heldAnalysis } from './held.ts';
import type { Analysis, Level } from './types.ts';

export type { Analysis, Level } from './types.ts';

/** What a check found. */
export interface Checked {
  /** Whether every step was derived again from the rules; false where the position is too large for that. */
  readonly checked: boolean;
  /** What the rules do not bear out; null where nothing was found. */
  readonly fault: string | null;
}

/**
 * Derives every step of the explanation again from the rules alone, by search that knows no theorem.
 *
 * @throws Error - where the verdict itself does not stand up to the rules.
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

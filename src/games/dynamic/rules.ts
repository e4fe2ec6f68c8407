import type { Rules } from '../../engine/core/game.ts';
import { type Amount, type Limited, limitedRules } from '../kit/limited.ts';

/** Form in which f was given: as `k` (f(x) = k·x) or written out; it is printed the same way. */
export interface DynamicPosition extends Limited {
  readonly given: 'k' | 'f';
}

/** At the start take 1 … n − 1; after a take of x at most f(x). */
export const rules: Rules<DynamicPosition, Amount> = limitedRules();

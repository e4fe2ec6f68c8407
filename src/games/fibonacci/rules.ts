import type { Rules } from '../../engine/core/game.ts';
import { times } from '../../engine/maths/growth.ts';
import { type Amount, type Limited, limitedRules } from '../kit/limited.ts';

/** After a take of x at most 2x. */
export const GROWTH = times(2n);

/** At the start take 1 … n − 1; then at most twice the last take. */
export const rules: Rules<Limited, Amount> = limitedRules();

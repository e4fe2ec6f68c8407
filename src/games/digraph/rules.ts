import { tokenRules } from '../kit/tokens.ts';
import { nextOf } from './graph.ts';

/** Move one token along one edge; there may be cycles. */
export const rules = tokenRules(nextOf);

import { tokenRules } from '../kit/tokens.ts';
import { orderOf } from './position.ts';

/** Move one token along one edge. */
export const rules = tokenRules((graph) => orderOf(graph).next);

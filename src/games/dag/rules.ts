import { orderOf } from '../kit/graph.ts';
import { tokenRules } from '../kit/tokens.ts';

/** Move one token along one edge. */
export const rules = tokenRules((graph) => orderOf(graph).next);

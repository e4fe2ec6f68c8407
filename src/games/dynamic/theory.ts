import { formatGrowth } from '../../engine/maths/growth.ts';
import { decomposition, misereAndLengths, recurrence } from '../kit/decomposition.ts';
import type { DynamicPosition } from './rules.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    schwenk: { readonly rule: string; readonly start: boolean };
  }
}

/** Schwenk 1970 (see the kit); beyond its domain the recurrence. */
export const theories = [
  decomposition<DynamicPosition, 'schwenk'>('schwenk', (at) => ({
    rule: formatGrowth(at.growth),
    start: at.limit === null,
  })),
  recurrence<DynamicPosition>('normal'),
  ...misereAndLengths<DynamicPosition>(),
];

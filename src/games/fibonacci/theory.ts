import { decomposition, misereAndLengths } from '../kit/decomposition.ts';
import type { Limited } from '../kit/limited.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    zeckendorf: { readonly start: boolean };
  }
}

/** The losing starts are the Fibonacci numbers, and the decomposition is Zeckendorf’s. Whinihan 1963 (see the kit). */
export const theories = [
  decomposition<Limited, 'zeckendorf'>('zeckendorf', (at) => ({ start: at.limit === null })),
  ...misereAndLengths<Limited>(),
];

import type { Lexicon } from '../games/line.ts';
import type { Names } from './types.ts';

/** Names with their internal lexicon. */
export interface HeldNames extends Names {
  readonly lexicon: Lexicon;
}

/** Lexicon inside names of the library. */
export const namesWithin = (names: Names): Lexicon => {
  if ('lexicon' in names) return (names as HeldNames).lexicon;
  throw new TypeError('These are no names of a speaker of the library.');
};

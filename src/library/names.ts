import type { Lexicon } from '../games/line.ts';
import type { Names } from './types.ts';

/** Names as they are inside. */
export interface HeldNames extends Names {
  readonly lexicon: Lexicon;
}

/** What names mean. */
export const namesWithin = (names: Names): Lexicon => {
  if ('lexicon' in names) return (names as HeldNames).lexicon;
  throw new TypeError('These are no names of a speaker of the library.');
};

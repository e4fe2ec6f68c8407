/** Names that pupils give themselves: what may be one, and what is refused. */

const LONGEST = 24;
/** A refused word of so many letters is found within a name, too; a shorter one is a whole name. */
const LEAST_PART = 4;
/** Letters of all writings, their marks, digits, and what stands within names. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’·-]*$/u;

export type NameFault = 'name-empty' | 'name-long' | 'name-signs' | 'name-taken' | 'name-refused';

/** The name as it is shown: one form of each letter, single blanks. */
export const tidyName = (typed: string): string => typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** What two names have in common that look alike: no case, no accents, no blanks and dots. */
const folded = (name: string): string =>
  tidyName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M} .'’·-]/gu, '');

/** What is wrong with a name beside those that are `taken`; null: it is one. `refused`: names, and words that it must not hold. */
export const nameFault = (
  typed: string,
  taken: readonly string[],
  refused: readonly string[],
): NameFault | null => {
  const name = tidyName(typed);
  if (name === '') return 'name-empty';
  if ([...name].length > LONGEST) return 'name-long';
  if (!NAME.test(name)) return 'name-signs';
  const key = folded(name);
  if (taken.some((other) => folded(other) === key)) return 'name-taken';
  const isRefused = refused
    .map(folded)
    .some((word) => word === key || (word.length >= LEAST_PART && key.includes(word)));
  return isRefused ? 'name-refused' : null;
};

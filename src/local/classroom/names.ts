/** Names that pupils give themselves: what may be one, and what is refused. */

import { REFUSED_WORDS } from './refused-words.ts';

const LONGEST = 24;
/** A refused word of so many letters is found within a name, too; a shorter one is a whole name. */
const LEAST_PART = 4;
/** Chinese characters say more: two of them are found within a name. */
const leastPart = (word: string): number => (/\p{Script=Han}/u.test(word) ? 2 : LEAST_PART);
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

/** Digits that are written for letters. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** As the built-in words are written. */
const plain = (name: string): string =>
  tidyName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const withLetters = (text: string): string => text.replace(/\d/g, (digit) => LETTERS[digit] ?? digit);

/** Whether a name holds one of the built-in words, such as an insult or what a teacher is called. */
const isRude = (name: string): boolean => {
  const words = plain(name).split(/[ .'’·-]+/);
  // Numbers behind a word change nothing: `teacher2`.
  const alone = [...words, words.join('')].flatMap((word) => [
    word.replace(/(?<!\d)\d+$/, ''),
    withLetters(word),
  ]);
  const whole = withLetters(words.join(''));
  return (
    alone.some((word) => REFUSED_WORDS.alone.includes(word)) ||
    // Letters that are repeated change nothing either.
    [whole, whole.replace(/(.)\1+/gu, '$1')].some((text) =>
      REFUSED_WORDS.within.some((word) => text.includes(word)),
    )
  );
};

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
    .some((word) => word === key || (word.length >= leastPart(word) && key.includes(word)));
  return isRefused || isRude(name) ? 'name-refused' : null;
};

/** Names that students choose: their form, and which are refused. */

import { REFUSED_WORDS } from './refused-words.ts';

const MAX_NAME_CHARS = 24;
/** Refused words of this length on also count inside a name; shorter ones only as a whole name. */
const MIN_PART_CHARS = 4;
/** Chinese says more in a character: two of them count inside a name. */
const leastPart = (word: string): number => (/\p{Script=Han}/u.test(word) ? 2 : MIN_PART_CHARS);
/** Letters of all scripts, their marks, digits, and the punctuation of names. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’·-]*$/u;

/** Hangul fillers, which are letters and look like nothing; and marks piled over the lines above. */
const UNSEEMLY = /[\u115f\u1160]|\p{M}{6}/u;
/** Letters found beside Latin ones in a word; others imitate them (UTS 39, "highly restrictive"). */
const BESIDE_LATIN =
  /[\p{Script=Latin}\p{Script=Common}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]/u;

const imitates = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) && [...word].some((char) => /\p{L}/u.test(char) && !BESIDE_LATIN.test(char));

export type NameFault = 'name-empty' | 'name-long' | 'name-signs' | 'name-taken' | 'name-refused';

/** The name as shown: normalised letters, single spaces. */
export const tidyName = (typed: string): string => typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** The key that equal-looking names share: no case, accents, spaces or dots. */
const folded = (name: string): string =>
  tidyName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M} .'’·-]/gu, '');

/** Digits used for letters. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** The spelling in which the built-in words are compared. */
const plain = (name: string): string =>
  tidyName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const withLetters = (text: string): string => text.replace(/\d/g, (digit) => LETTERS[digit] ?? digit);

/** Whether a name contains a built-in word: an insult, or a name for the teacher or the bot. */
const isRude = (name: string): boolean => {
  const words = plain(name).split(/[ .'’·-]+/);
  // Numbers after a word change nothing: `teacher2`.
  const alone = [...words, words.join('')].flatMap((word) => [
    word.replace(/(?<!\d)\d+$/, ''),
    withLetters(word),
  ]);
  const whole = withLetters(words.join(''));
  return (
    alone.some((word) => REFUSED_WORDS.alone.includes(word)) ||
    // Neither do repeated letters.
    [whole, whole.replace(/(.)\1+/gu, '$1')].some((text) =>
      REFUSED_WORDS.within.some((word) => text.includes(word)),
    )
  );
};

/** Why a name cannot be used beside `taken`; null: it can. `refused`: names and words it may not contain. */
export const nameFault = (
  typed: string,
  taken: readonly string[],
  refused: readonly string[],
): NameFault | null => {
  const name = tidyName(typed);
  if (name === '') return 'name-empty';
  if ([...name].length > MAX_NAME_CHARS) return 'name-long';
  if (!NAME.test(name) || UNSEEMLY.test(name) || name.split(/[ .'’·-]+/).some(imitates)) return 'name-signs';
  const key = folded(name);
  if (taken.some((other) => folded(other) === key)) return 'name-taken';
  const isRefused = refused
    .map(folded)
    .some((word) => word === key || (word.length >= leastPart(word) && key.includes(word)));
  return isRefused || isRude(name) ? 'name-refused' : null;
};

/** Phrases the engine's results in a language. */
import { speakerOf } from './speaker.ts';
import type { Language, Speaker, Texts } from './types.ts';

export type { Block, Explanation, Language, Level, Names, Run, Speaker, Texts } from './types.ts';

/**
 * Makes a speaker of one language.
 *
 * @param language - from `sprague/texts/en`, `sprague/texts/zh-CN` or `sprague/texts/zh-TW`.
 * @param given - texts of its games, from the same module; and of `questions` and `pictures` if it asks or draws.
 * @throws RangeError - for texts in another language.
 *
 * @example
 * ```js
 * import { analyse, reader } from 'sprague/engine';
 * import { nim } from 'sprague/games';
 * import { speaker } from 'sprague/texts';
 * import * as en from 'sprague/texts/en';
 *
 * const english = speaker(en.language, en.nim);
 * const found = analyse(reader([nim])('nim 3 4 5').value);
 * console.log(english.explain(found).text.split('\n')[0]);
 * //> You can win: take 2 from heap 1. It’s the only winning move.
 * console.log(english.move(found.winning.moves[0]));
 * //> take 2 from heap 1 (3 → 1)
 * console.log(english.rules(found.position)[0]);
 * //> Take one or more from one heap.
 * ```
 */
export const speaker = (language: Language, ...given: readonly Texts[]): Speaker =>
  speakerOf(language, ...given);

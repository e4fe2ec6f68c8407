/** Says what the engine found, in a language. */
import { speakerOf } from './speaker.ts';
import type { Language, Speaker, Texts } from './types.ts';

export type { Block, Explanation, Language, Level, Names, Run, Speaker, Texts } from './types.ts';

/**
 * A speaker of one language.
 *
 * @param language - from `sprague/texts/en`, `sprague/texts/zh-CN` or `sprague/texts/zh-TW`.
 * @param given - texts of the games that it speaks of, from the same place; and of `questions` and `pictures` where it is to ask and draw.
 * @throws RangeError - for texts in another language.
 */
export const speaker = (language: Language, ...given: readonly Texts[]): Speaker =>
  speakerOf(language, ...given);

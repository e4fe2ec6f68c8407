import { localeOf } from '../../src/texts/build.ts';
import { openCatalogue } from '../../src/texts/catalogue.ts';
import { catalogueFiles } from '../../src/texts/files.ts';
import { locales } from '../../src/texts/index.ts';
import type { Locale } from '../../src/texts/locale.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  n: 'ñ',
  c: 'ç',
  y: 'ÿ',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  U: 'Û',
};
/** A right-to-left mark, as a translator may leave one. */
const MARK = '\u200F';
/** Translations may be longer than English by one part in this, a rule of thumb of translators. */
const GROWTH = 3;

/** A message as long as in any language: accents, a right-to-left mark, a third more letters. */
export const pseudo = (text: string): string => {
  const letters = text.replaceAll(/<[^>]*>/g, '').match(/[a-z]/gi)?.length ?? 0;
  if (letters < 3) return text;
  const accented = text.replaceAll(/<[^>]*>|[a-zA-Z]/g, (part) => ACCENTED[part] ?? part);
  return `${MARK}${accented}${'ẍ'.repeat(Math.ceil(letters / GROWTH))}`;
};

/** A made-up language of long messages: screens that hold it hold any language. */
export const pseudoLocale = localeOf(openCatalogue('en', catalogueFiles('en'), null, pseudo), 'en');

/**
 * Languages in which every screen is drawn: the source, one with wide characters, and the longest. The others have the same
 * messages.
 */
export const screenLocales: readonly Locale[] = [locales.en, locales['zh-CN'], pseudoLocale];

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
/** How much longer than English a text of another language may be: a third, as a rule of translators. */
const GROWTH = 3;

/** A message as the longest of languages would say it: accents, a mark of writing from the right, a third more letters. */
export const pseudo = (text: string): string => {
  const letters = text.replaceAll(/<[^>]*>/g, '').match(/[a-z]/gi)?.length ?? 0;
  if (letters < 3) return text;
  const accented = text.replaceAll(/<[^>]*>|[a-zA-Z]/g, (part) => ACCENTED[part] ?? part);
  return `${MARK}${accented}${'ẍ'.repeat(Math.ceil(letters / GROWTH))}`;
};

/** English as no language is: for screens that must hold what any language says. */
export const pseudoLocale = localeOf(openCatalogue('en', catalogueFiles('en'), null, pseudo), 'en');

/**
 * The languages that every screen is drawn in: the source, one with wide characters, and the longest. The others say the
 * same messages: what holds these holds them.
 */
export const screenLocales: readonly Locale[] = [locales.en, locales['zh-CN'], pseudoLocale];

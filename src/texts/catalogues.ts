import { type Catalogue, openCatalogue } from './catalogue.ts';
import { catalogueFiles } from './files.ts';
import type { LocaleId } from './languages.ts';

/** Returns a function that opens catalogues, of all files or of the named ones. Missing messages fall back to English. */
export const catalogueOpener = (...named: readonly string[]): ((language: LocaleId) => Catalogue) => {
  const opened = new Map<LocaleId, Catalogue>();
  const open = (language: LocaleId): Catalogue => {
    const known = opened.get(language);
    if (known !== undefined) return known;
    const otherwise = language === 'en' ? null : open('en');
    const catalogue = openCatalogue(language, catalogueFiles(language, ...named), otherwise);
    opened.set(language, catalogue);
    return catalogue;
  };
  return open;
};

/** All messages of a language. */
export const catalogueOf = catalogueOpener();

import { type Catalogue, openCatalogue } from './catalogue.ts';
import { catalogueFiles } from './files.ts';
import type { LocaleId } from './languages.ts';

/** Opens catalogues: of all files, or of those named. What a language lacks is said in English. */
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

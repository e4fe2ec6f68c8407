import { recall } from '../engine/core/maps.ts';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { catalogueFiles } from './files.ts';
import type { LocaleId } from './languages.ts';

/** Returns a function that opens catalogues, of all files or of the named ones. Missing messages fall back to English. */
export const catalogueOpener = (...named: readonly string[]): ((language: LocaleId) => Catalogue) => {
  const opened = new Map<LocaleId, Catalogue>();
  const open = (language: LocaleId): Catalogue =>
    recall(opened, language, () => {
      const otherwise = language === 'en' ? null : open('en');
      return openCatalogue(language, catalogueFiles(language, ...named), otherwise);
    });
  return open;
};

/** All messages of a language. */
export const catalogueOf = catalogueOpener();

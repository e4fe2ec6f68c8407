import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import type { LocaleId } from './languages.ts';

/** The text of the `.ftl` files of a language, whose folder stands beside this file: of all, or of those named. */
export const catalogueFiles = (language: LocaleId, ...named: readonly string[]): readonly string[] => {
  const folder = fileURLToPath(new URL(`./${language}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && (named.length === 0 || named.includes(name.slice(0, -4))))
    .sort()
    .map((name) => readFileSync(`${folder}${name}`, 'utf8'));
};

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

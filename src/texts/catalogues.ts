import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import type { LocaleId } from './languages.ts';

/** The text of the `.ftl` files of a language, whose folder stands beside this file: of all, or of the one named. */
export const catalogueFiles = (language: LocaleId, named?: string): readonly string[] => {
  const folder = fileURLToPath(new URL(`./${language}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => (named === undefined ? name.endsWith('.ftl') : name === `${named}.ftl`))
    .sort()
    .map((name) => readFileSync(`${folder}${name}`, 'utf8'));
};

const opened = new Map<LocaleId, Catalogue>();

/** The messages of a language; what it lacks is said in English. */
export const catalogueOf = (language: LocaleId): Catalogue => {
  const known = opened.get(language);
  if (known !== undefined) return known;
  const catalogue = openCatalogue(
    language,
    catalogueFiles(language),
    language === 'en' ? null : catalogueOf('en'),
  );
  opened.set(language, catalogue);
  return catalogue;
};

import { type Catalogue, openCatalogue } from '../../../texts/catalogue.ts';
import { LANGUAGES, type LocaleId, languageOf } from '../../../texts/languages.ts';

export type { Catalogue };

/** The page's messages by language, inserted by the bundler. */
declare const PAGE_TEXTS: Readonly<Record<LocaleId, string>>;

const english = openCatalogue('en', [PAGE_TEXTS.en]);
const catalogues = new Map<LocaleId, Catalogue>(
  LANGUAGES.map((id) => [id, id === 'en' ? english : openCatalogue(id, [PAGE_TEXTS[id]], english)]),
);

/** The page's labels in the language nearest to a Discord locale. */
export const wordsFor = (locale: string): Catalogue => catalogues.get(languageOf(locale)) ?? english;

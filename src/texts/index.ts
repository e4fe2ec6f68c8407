import { fileReader } from '../games/files.ts';
import { type Lexicon, type LineWord, lineParser } from '../games/line.ts';
import { gameIds, registry } from '../games/registry.ts';
import { localeOf } from './build.ts';
import { catalogueOf } from './catalogues.ts';
import { each } from './each.ts';
import { LANGUAGES, type LocaleId } from './languages.ts';
import { lazily } from './lazily.ts';
import type { Locale } from './locale.ts';

/** Every language, by id; each is read when somebody needs it. */
export const locales = lazily<Readonly<Record<LocaleId, Locale>>>(
  each(LANGUAGES, (id) => () => localeOf(catalogueOf(id), id)),
);
export const localeIds = LANGUAGES;

/** What names and words mean in every language at once: ids, aliases, and the words around a line. */
export const lexicon = (): Lexicon => {
  const games = new Map<string, string>(gameIds.map((id) => [id, id]));
  const words = new Map<string, LineWord>();
  for (const locale of Object.values(locales)) {
    for (const id of gameIds)
      for (const name of [...locale.games[id].aliases, locale.games[id].name.toLowerCase()])
        if (!/\s/.test(name) && !games.has(name)) games.set(name, id);
    for (const word of Object.keys(locale.words) as LineWord[])
      for (const name of locale.words[word]) words.set(name.normalize('NFKC'), word);
  }
  return { games, words };
};

/** Reads a line typed in any of the languages. */
export const parseLine = lineParser(registry, lexicon());

/** Reads the text of a file; what was typed beside it (the game, options) comes first. */
export const parseFile = fileReader(registry, lexicon());

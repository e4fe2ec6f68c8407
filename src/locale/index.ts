import { fileReader } from '../games/files.ts';
import type { Lexicon, LineWord } from '../games/line.ts';
import { lineParser } from '../games/line.ts';
import { gameIds, registry } from '../games/registry.ts';
import { en } from './en/index.ts';
import type { Locale, LocaleId } from './locale.ts';
import { zhCN } from './zh-CN/index.ts';

/** Every language, by id. */
export const locales: Readonly<Record<LocaleId, Locale>> = { en, 'zh-CN': zhCN };
export const localeIds = Object.keys(locales) as readonly LocaleId[];

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

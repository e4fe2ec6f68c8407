import type { Lexicon, LineWord } from '../games/line.ts';
import { gameIds } from '../games/registry.ts';
import { locales } from './locales.ts';

const read = (): Lexicon => {
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

/**
 * The meaning of names and words in all languages: ids, aliases, and the words around a line. The built program has it as
 * data, so that the command line loads only the language it answers in.
 */
export const lexicon = read();

import { type Lexicon, type LineWord, lineParser } from '../games/line.ts';
import { namesWithin, sealedOf } from './held.ts';
import type { Game, Names } from './types.ts';

export const WORDS: readonly LineWord[] = ['misere', 'every', 'all', 'any'];

/** Ids take precedence over names; contains only names of these games. */
const lexiconOf = (ids: ReadonlySet<string>, names: readonly Names[]): Lexicon => {
  const games = new Map([...ids].map((id) => [id, id] as const));
  const words = new Map<string, LineWord>(WORDS.map((word) => [word, word] as const));
  for (const given of names) {
    const own = namesWithin(given);
    for (const [name, id] of own.games) if (ids.has(id) && !games.has(name)) games.set(name, id);
    for (const [name, word] of own.words) words.set(name, word);
  }
  return { games, words };
};

/** Makes a parser of lines of these games. */
export const lineReader = (games: readonly Game[], names: readonly Names[]) => {
  const sealed = Object.fromEntries(games.map((game) => [game.id, sealedOf(game)]));
  const other = games.find((game) => sealed[game.id] !== game);
  if (other !== undefined) throw new RangeError(`Two games have the id ${other.id}.`);
  return lineParser(sealed, lexiconOf(new Set(Object.keys(sealed)), names));
};

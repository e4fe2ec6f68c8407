/** Games and texts loaded on demand: those of the page's game, others when their names are typed. */
import { games as gameLoaders, languages } from 'virtual:site/loaders';
import type { Result } from '../../src/engine/core/result.ts';
import type { SealedGame } from '../../src/engine/core/spot.ts';
import { type Lexicon, lineParser, normalise, type Position } from '../../src/games/line.ts';
import { type HeldTexts, localeWithin, speakerOf } from '../../src/library/speaker.ts';
import type { Locale } from '../../src/texts/locale.ts';
import type { GameName } from './names.ts';

/** The games and texts loaded so far. */
export interface World {
  readonly names: readonly GameName[];
  /** Has texts for the games loaded so far. */
  readonly locale: Locale;
  readonly lexicon: Lexicon;
  readonly loaded: Readonly<Record<string, SealedGame>>;
}

/** Names of games in this language, then in others, and the words around a line. */
const lexiconOf = (names: readonly GameName[], locale: Locale): Lexicon => {
  const games = new Map(names.map(({ id }) => [id, id]));
  const add = (id: string, called: readonly string[]): void => {
    for (const word of called) if (!/\s/.test(word) && !games.has(word)) games.set(word, id);
  };
  for (const { id, name, aliases } of names) add(id, [...aliases, name.toLowerCase()]);
  for (const { id, foreign } of names) add(id, foreign);
  const words: Lexicon['words'] = new Map(
    (['misere', 'every', 'all', 'any'] as const).flatMap((word) =>
      [word, ...locale.words[word]].map((name) => [name.normalize('NFKC'), word] as const),
    ),
  );
  return { games, words };
};

/** Ids of the games in a line. */
export const gamesIn = (line: string, { games }: Lexicon): readonly string[] => [
  ...new Set(
    normalise(line.slice(0, 10_000))
      .toLowerCase()
      .split(/[\s+/]+/)
      .flatMap((token) => games.get(token) ?? []),
  ),
];

/** Opens a language, without games at first: `load` and `read` add them. */
export const openWorld = async (language: string) => {
  const own = languages[language] ?? languages['en']!;
  const [base, more, names] = await Promise.all([own.language(), own.more(), own.names()]);
  const texts: HeldTexts[] = [...more];
  const loaded: Record<string, SealedGame> = {};
  const said = (): Locale => localeWithin(speakerOf(base, ...texts));
  let locale = said();
  const lexicon = lexiconOf(names, locale);

  const load = async (ids: readonly string[]): Promise<void> => {
    const missing = ids.filter((id) => !Object.hasOwn(loaded, id));
    if (missing.length === 0) return;
    const found = await Promise.all(
      missing.map(async (id) => ({ id, game: await gameLoaders[id]!(), text: await own.texts[id]!() })),
    );
    for (const { id, game, text } of found) {
      if (Object.hasOwn(loaded, id)) continue;
      loaded[id] = game;
      texts.push(text);
    }
    locale = said();
  };

  return {
    world: (): World => ({ names, locale, lexicon, loaded }),
    load,
    /** Loads what a line needs, then reads it. Rejects where loading fails. */
    read: async (line: string): Promise<Result<Position>> => {
      await load(gamesIn(line, lexicon));
      return lineParser(loaded, lexicon)(line);
    },
  };
};
export type OpenWorld = Awaited<ReturnType<typeof openWorld>>;

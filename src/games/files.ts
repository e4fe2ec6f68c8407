import { failed, ok, type Result } from '../engine/core/result.ts';
import type { SealedGame } from '../engine/core/spot.ts';
import {
  type Lexicon,
  lineParser,
  MAX_LINE_CHARS,
  normalise,
  OPTION,
  type Position,
  tooLong,
  withExample,
} from './line.ts';

/**
 * Makes a reader of positions from the text of a file or of standard input. `head` is the line beside it: the game, options,
 * `misere`. Games with their own file formats (graphs: one edge per line; `N M K` for tokens; parents of a tree) read the text
 * piece by piece, without a list of its tokens; any other text continues the line.
 */
export const fileReader = (games: Readonly<Record<string, SealedGame>>, lexicon: Lexicon) => {
  const parse = lineParser(games, lexicon);
  return (head: string, text: string): Result<Position> => {
    if (text.length > MAX_LINE_CHARS)
      return withExample(tooLong(text), Object.values(games)[0]?.example ?? '');
    // Only text beyond plain ASCII needs normalising: avoids a copy of 60 megabytes.
    const body = /[^\0-\x7f]/.test(text) ? normalise(text.replace(/^\ufeff/, '')) : text;
    const [name, ...rest] = normalise(head).split(/\s+/).filter(Boolean);
    const game = name === undefined ? undefined : games[lexicon.games.get(name.toLowerCase()) ?? ''];
    const misere = rest.length > 0 && lexicon.words.get(rest.at(-1)!.toLowerCase()) === 'misere';
    const options = new Map<string, string>();
    for (const token of misere ? rest.slice(0, -1) : rest) {
      const option = OPTION.exec(token);
      // Head with positions, sums or compounds: head and file form one line.
      if (option === null || options.has(option[1]!.toLowerCase())) return parse(`${head} ${body}`);
      options.set(option[1]!.toLowerCase(), option[2]!);
    }
    const read = game?.file(body, options) ?? null;
    const last = [...head.matchAll(/\S+/g)].at(-1)?.index ?? 0;
    if (read === null)
      return parse(misere ? `${head.slice(0, last)}${body} ${head.slice(last)}` : `${head} ${body}`);
    if (read.ok) return ok({ spot: read.value, win: misere ? 'misere' : 'normal' });
    return failed({ ...read.error, example: game!.example });
  };
};

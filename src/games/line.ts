import type { Args } from '../engine/core/args.ts';
import { compound } from '../engine/core/compound.ts';
import type { Win } from '../engine/core/game.ts';
import { recall } from '../engine/core/maps.ts';
import type { Refusal } from '../engine/core/refusal.ts';
import { collect, failed, ok, type Result, refuse } from '../engine/core/result.ts';
import type { SealedGame, Spot } from '../engine/core/spot.ts';
import type { Compound } from '../engine/core/terms.ts';

/** Parsed line: the position and its win rule. */
export interface Position {
  readonly spot: Spot;
  readonly win: Win;
}

/** Reads a line. */
export type ParseLine = (line: string) => Result<Position>;

/** Words that a line may begin or end with, besides names of games. */
export type LineWord = 'misere' | 'every' | 'all' | 'any';

/** Meanings of names, in all languages at once; keys in lower case after NFKC. Locales supply it. */
export interface Lexicon {
  readonly games: ReadonlyMap<string, string>;
  readonly words: ReadonlyMap<string, LineWord>;
}

/** Longest line, in characters: room for a million edges. */
export const MAX_LINE_CHARS = 64 * 1024 * 1024;
/** Longer lines are not corrected. */
const MAX_CORRECTED_CHARS = 2000;

export const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Option in a line: `name=value`. */
export const OPTION = /^([a-z]+)=(.*)$/i;

/** Invisible characters of pasted text: direction marks, zero-width spaces, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/g;

/**
 * Normalises full-width and superscript input: drops invisible characters, turns superscripts into ^n, applies NFKC, then `、`
 * becomes a comma, `×` x, and `;` a new row.
 */
export const normalise = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (run) => `^${[...run].map((c) => SUPERSCRIPTS.indexOf(c)).join('')}`)
    .normalize('NFKC')
    .replaceAll('、', ',')
    .replaceAll('×', 'x')
    .replaceAll(';', '/');

/**
 * Tokens between white space, with `/` as its own token; spaces within braces are dropped, or become a comma between two numbers.
 */
const tokenise = (text: string): readonly string[] =>
  text
    .replace(/\{[^{}]*\}/g, (set) => set.replace(/(?<=\d)\s+(?=\d)/g, ',').replace(/\s+/g, ''))
    .replaceAll('/', ' / ')
    .split(/\s+/)
    .filter((token) => token !== '');

/** A token as it was typed: with its full-width and superscript characters. */
const asTyped = (text: string, token: string): string =>
  text
    .replace(INVISIBLE, '')
    .split(/[\s/;；／]+/)
    .find((typed) => normalise(typed) === token) ?? token;

/** Splits `tokens` at every `separator`. */
const splitAt = (tokens: readonly string[], separator: string): readonly (readonly string[])[] => {
  const pieces: string[][] = [[]];
  for (const token of tokens) {
    if (token === separator) pieces.push([]);
    else pieces.at(-1)!.push(token);
  }
  return pieces;
};

/** Canonical line of a position, with its win rule: printed, stored and sent. */
export const formatLine = ({ spot, win }: Position): string =>
  win === 'misere' ? `${spot.line} misere` : spot.line;

/** Reads lines about these games, in the words of a lexicon. */
class LineReader {
  readonly #games: Readonly<Record<string, SealedGame>>;
  readonly #lexicon: Lexicon;

  constructor(games: Readonly<Record<string, SealedGame>>, lexicon: Lexicon) {
    this.#games = games;
    this.#lexicon = lexicon;
  }

  /**
   * Position of a line. Refusals name the offending token as typed and carry a working line: if only commas, brackets or a `+`
   * without spaces are wrong, the same line in proper notation.
   */
  parse(text: string): Result<Position> {
    const result = this.#read(text);
    if (result.ok || text.length > MAX_CORRECTED_CHARS) return result;
    const { error } = result;
    const corrected = corrections(text).find((line) => this.#read(line).ok);
    const facts = { ...error.facts, token: asTyped(text, error.facts.token) };
    return failed({
      ...error,
      facts,
      ...(corrected === undefined ? {} : { example: corrected }),
    } as Refusal);
  }

  #read(text: string): Result<Position> {
    const example = Object.values(this.#games)[0]?.example ?? '';
    if (text.length > MAX_LINE_CHARS) return withExample(tooLong(text), example);
    let tokens = tokenise(normalise(text));
    if (tokens.length === 0) return withExample(refuse('empty-line', { token: '' }), example);
    const misere = tokens.filter((token) => this.#wordOf(token) === 'misere');
    if (misere.length > 1)
      return withExample(refuse('repeated-misere', { token: misere[1]! }), `${example} misere`);
    if (misere.length === 1 && this.#wordOf(tokens.at(-1)) !== 'misere')
      return withExample(refuse('misere-not-last', { token: misere[0]! }), `${example} misere`);
    const win: Win = misere.length === 1 ? 'misere' : 'normal';
    if (win === 'misere') tokens = tokens.slice(0, -1);
    const first = this.#wordOf(tokens[0]);
    const how: Compound = first === undefined || first === 'misere' ? 'sum' : first;
    if (how !== 'sum') {
      if (tokens.length === 1)
        return withExample(
          refuse('compound-needs-components', { token: tokens[0]! }),
          `${how} ${example} + ${example}`,
        );
      tokens = tokens.slice(1);
    }
    if (tokens.length === 0) return withExample(refuse('empty-line', { token: '' }), example);
    const spots = collect(this.#components(splitAt(tokens, '+')));
    if (!spots.ok) return withExample(spots, example);
    const [only] = spots.value;
    const loopy = spots.value.find((spot) => spot.isLoopy);
    if (how !== 'sum' && loopy !== undefined)
      return withExample(refuse('cycles-in-compound', { token: loopy.game, how }), loopy.line);
    const spot = how === 'sum' && spots.value.length === 1 ? only! : compound(how, spots.value);
    return ok({ spot, win });
  }

  /** Lazily in order, so that parsing stops at the first refusal. Parses equal components once. */
  *#components(pieces: readonly (readonly string[])[]): Iterable<Result<Spot>> {
    const known = new Map<string, Result<Spot>>();
    for (const piece of pieces) yield recall(known, piece.join(' '), () => this.#component(piece));
  }

  #component(tokens: readonly string[]): Result<Spot> {
    const [name, ...rest] = tokens;
    if (name === undefined) return refuse('empty-component', { token: '+' });
    const word = this.#wordOf(name);
    if (word !== undefined && word !== 'misere') return refuse('compound-not-first', { token: name });
    const game = this.#games[this.#lexicon.games.get(name.toLowerCase()) ?? ''];
    if (game === undefined)
      return refuse('unknown-game', { token: name, near: nearNames(name, this.#lexicon.games) });
    const options = new Map<string, string>();
    const positional: string[] = [];
    for (const token of rest) {
      const option = OPTION.exec(token);
      if (option === null) {
        positional.push(token);
        continue;
      }
      const key = option[1]!.toLowerCase();
      if (options.has(key)) return withExample(refuse('repeated-option', { token }), game.example);
      options.set(key, option[2]!);
    }
    const args: Args = { game: game.id, rows: splitAt(positional, '/'), options };
    return withExample(game.parse(args), game.example);
  }

  #wordOf(token: string | undefined): LineWord | undefined {
    return token === undefined ? undefined : this.#lexicon.words.get(token.toLowerCase());
  }
}

/** Makes a parser of lines for these games and names. */
export const lineParser = (games: Readonly<Record<string, SealedGame>>, lexicon: Lexicon): ParseLine => {
  const reader = new LineReader(games, lexicon);
  return (text) => reader.parse(text);
};

/** Digits grouped by thousands. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;

/** Corrections of a likely mistyped line: separated numbers, joined thousands, spaces around `+`. */
const corrections = (text: string): readonly string[] => {
  const tokens = tokenise(normalise(text));
  const isList = (token: string): boolean => /^[\d^,()[\]{}]+$/.test(token) && /[^\d^]/.test(token);
  const separated = (token: string): string => (isList(token) ? token.replace(/[^\d^]+/g, ' ') : token);
  const joined = (token: string): string => (THOUSANDS.test(token) ? token.replaceAll(',', '') : token);
  const spaced = (token: string): string => (token.includes('=') ? token : token.replaceAll('+', ' + '));
  // A group such as 000 or 050 is no number of its own.
  const grouped = tokens.some((token) => THOUSANDS.test(token) && /,0/.test(token));
  const ways = grouped ? [joined, separated] : [separated, joined];
  return ways.map((way) =>
    tokens
      .flatMap((token) => spaced(token).split(' '))
      .map(way)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
};

/** Refusal of a text of more than `MAX_LINE_CHARS`. */
export const tooLong = (text: string): Result<never> =>
  refuse('line-too-long', { token: `${text.slice(0, 20)}…`, most: MAX_LINE_CHARS });

/** Attaches a working line, unless the refusal has one already. */
export const withExample = <T>(result: Result<T>, example: string): Result<T> =>
  result.ok || result.error.example !== undefined ? result : failed({ ...result.error, example });

/**
 * Up to three names within one edit per three letters, at most two edits, each with a different meaning. `names` maps names to
 * meanings.
 */
export const nearNames = (typed: string, names: ReadonlyMap<string, string>): readonly string[] => {
  const wanted = typed.toLowerCase().slice(0, 30);
  const nearest = new Map<string, { readonly name: string; readonly distance: number }>();
  for (const [name, meaning] of names) {
    const most = Math.min(2, Math.floor(name.length / 3));
    if (Math.abs(wanted.length - name.length) > most) continue;
    const edits = distance(wanted, name);
    if (edits > most) continue;
    if (edits < (nearest.get(meaning)?.distance ?? Number.POSITIVE_INFINITY))
      nearest.set(meaning, { name, distance: edits });
  }
  return [...nearest.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
};

/** Levenshtein distance. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
};

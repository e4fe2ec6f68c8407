import { failed, ok, type Result, refuse } from '../engine/core/result.ts';
import type { SealedGame, Spot } from '../engine/core/spot.ts';
import { defineGame, formatDefinition, parseDefinition } from '../games/custom/index.ts';
import { type Lexicon, normalise, type ParseLine } from '../games/line.ts';
import type { Clock } from '../kernel/ports.ts';
import { Recent } from '../kernel/recent.ts';
import {
  type DefinitionStore,
  type NamedGame,
  type NameRequest,
  type NamingFault,
  type OwnGame,
  type ReadLine,
  refuseName,
  type UnnameRequest,
} from './defining.ts';
import { CUSTOM, NO_NAMES, ownNamesOf } from './model/own-names.ts';

export const MAX_NAME_CHARS = 20;
const MAX_NAMES_PER_SERVER = 50;
/** With a position the line still fits on a board. */
const MAX_DEFINITION_CHARS = 1_200;
/** A definition as typed or in a file: an arrow a line, with remarks. */
const MAX_TYPED_CHARS = 8 * 1024;
/** Small positions tried for one with a move. */
const MAX_POSITIONS_TRIED = 400;
const CACHED_SERVERS = 1_000;
const CACHE_MS = 60_000;

/** Letters, marks, digits and hyphens of any script; at least one letter, to differ from a number. */
const NAME = new RegExp(`^(?=.*\\p{L})[\\p{L}\\p{M}\\p{N}-]{1,${MAX_NAME_CHARS}}$`, 'u');

/** `text` without white space around `sign` and at its ends. */
const trimmedAround = (sign: string, text: string): string =>
  text
    .split(sign)
    .map((piece) => piece.trim())
    .join(sign);

/**
 * A typed definition as the option of a line: `1,3,4` a set of numbers to take, `0.137` an octal code, `1,2:0-2` a rule, `a>b
 * b>c` arrows (also one or two words a line, with remarks after #), or the option itself.
 */
export const optionOf = (typed: string): readonly [string, string] => {
  const lines = normalise(typed.replace(/^\ufeff/, ''))
    .split('\n')
    .map((line) => line.split('#', 1)[0]!.trim())
    .filter((line) => line !== '');
  const text = lines.join(' ').replace(/[{}]/g, '');
  const option = /^([a-z]+)\s*=(.*)$/is.exec(text);
  if (option !== null && option[1]!.toLowerCase() !== 'edges')
    return [option[1]!.toLowerCase(), option[2]!.replace(/\s+/g, '')];
  if (option !== null || text.includes('>') || lines.length > 1) {
    const arrows = lines.map((line) => {
      const words = trimmedAround('>', line.replace(/^edges\s*=/i, ''))
        .split(/[\s,/]+/)
        .filter((word) => word !== '');
      return words.length === 2 && !line.includes('>') ? words.join('>') : words.join(',');
    });
    return ['edges', arrows.join(',')];
  }
  const packed = trimmedAround('|', trimmedAround(':', trimmedAround(',', text))).replace(/\s+/g, ',');
  if (/^\d*\.\d*$/.test(packed)) return ['code', packed];
  return [/[:|]/.test(packed) ? 'rule' : 'take', packed];
};

interface Understood {
  readonly definition: string;
  readonly game: SealedGame;
}

/** Parses and bounds a definition typed in any form; never runs it as code. */
const understand = (name: string, [option, text]: readonly [string, string]): Result<Understood> => {
  const known = ['rule', 'take', 'code', 'edges'];
  if (!known.includes(option)) return refuse('unknown-option', { token: option, known });
  const parsed = parseDefinition(new Map([[option, text]]));
  if (!parsed.ok) return parsed;
  const game = defineGame(name, parsed.value);
  return game.ok ? ok({ definition: formatDefinition(parsed.value), game: game.value }) : game;
};

/** The option of a stored definition, which was valid when stored. */
const split = (definition: string): readonly [string, string] => {
  const at = definition.indexOf('=');
  return [definition.slice(0, at), definition.slice(at + 1)];
};

const hasMoves = (game: SealedGame): boolean => {
  let tried = 0;
  for (const spot of game.small(6)) {
    if (!spot.isOver()) return true;
    if ((tried += 1) > MAX_POSITIONS_TRIED) break;
  }
  return !game.deal(5, () => 0.9).isOver();
};

/** Indices of the tokens at which components begin. */
const headsOf = (tokens: readonly string[], lexicon: Lexicon): ReadonlySet<number> => {
  const first = lexicon.words.get(tokens[0]?.toLowerCase() ?? '');
  const begin = first === undefined || first === 'misere' ? 0 : 1;
  return new Set(tokens.flatMap((token, i) => (token === '+' ? [i + 1] : i === 0 ? [begin] : [])));
};

/** Replaces names at the head of components; `definitions` by name. */
export const replaceNames = (
  line: string,
  definitions: ReadonlyMap<string, string>,
  lexicon: Lexicon,
): string => {
  const tokens = normalise(line)
    .replace(/\{[^{}]*\}/g, (set) => set.replace(/\s+/g, ''))
    .split(/\s+/)
    .filter((token) => token !== '');
  const heads = headsOf(tokens, lexicon);
  const words = tokens.flatMap((token, i) => {
    const definition = heads.has(i) ? definitions.get(token.toLowerCase()) : undefined;
    return definition === undefined ? [token] : [CUSTOM, definition];
  });
  return words.length === tokens.length ? line : words.join(' ');
};

/** Names at the head of components that are not in the catalogue. */
const strangers = (line: string, lexicon: Lexicon): readonly string[] => {
  const tokens = normalise(line).toLowerCase().split(/\s+/).filter(Boolean);
  const heads = headsOf(tokens, lexicon);
  return tokens.filter((token, i) => heads.has(i) && !lexicon.games.has(token) && NAME.test(token));
};

/**
 * A game from a definition, with positions as whole lines; null for an invalid one. Throws where `parse` rejects a position
 * the game itself has written.
 */
export const ownGame = (definition: string, parse: ParseLine): SealedGame | null => {
  if (!/^[a-z]+=/i.test(definition)) return null;
  const [option, text] = split(definition);
  const understood = understand(CUSTOM, [option.toLowerCase(), text]);
  if (!understood.ok) return null;
  const { definition: canonical, game } = understood.value;
  const whole = (spot: Spot): Spot => {
    const position = parse(`${CUSTOM} ${spot.position} ${canonical}`);
    if (!position.ok) throw new Error(`a position of ${canonical} does not parse: ${position.error.code}`);
    return position.value.spot;
  };
  return {
    ...game,
    *small(size) {
      for (const spot of game.small(size)) yield whole(spot);
    },
    deal: (size, random) => whole(game.deal(size, random)),
  };
};

/** The definition in a component's line of the custom game; else null. */
export const definitionIn = (line: string): string | null => {
  const [head, ...tokens] = line.split(' ');
  return head === CUSTOM ? (tokens.find((token) => /^[a-z]+=/.test(token)) ?? null) : null;
};

/**
 * The game of a line with a definition but no position, `custom rule=1,2:0-2` (perhaps `misere`), for dealing. Null for any
 * other line.
 */
export const definedAlone = (
  line: string,
  lexicon: Lexicon,
  parse: ParseLine,
): { readonly game: SealedGame; readonly misere: boolean } | null => {
  const [head, option, word, ...more] = normalise(line).trim().split(/\s+/);
  if (lexicon.games.get(head?.toLowerCase() ?? '') !== CUSTOM || option === undefined || more.length > 0)
    return null;
  if (word !== undefined && lexicon.words.get(word.toLowerCase()) !== 'misere') return null;
  const game = ownGame(option, parse);
  return game === null ? null : { game, misere: word !== undefined };
};

const withExample = (named: NamedGame): readonly OwnGame[] => {
  const understood = understand(named.name, split(named.definition));
  return understood.ok ? [{ ...named, example: understood.value.game.example }] : [];
};

/** A typed definition with its game, in which some small position has a move. */
const readDefinition = (name: string, text: string): Result<Understood, NamingFault> => {
  const tooLong = (start: string) =>
    refuseName('definition-too-long', { token: start.slice(0, 20), most: MAX_DEFINITION_CHARS });
  if (text.length > MAX_TYPED_CHARS) return tooLong(text);
  const option = optionOf(text);
  if (option[1] === '') return refuseName('no-definition', { name });
  if (option[1].length > MAX_DEFINITION_CHARS) return tooLong(option[1]);
  const understood = understand(name, option);
  if (!understood.ok) return refuseName('bad-definition', { refusal: understood.error });
  const { definition, game } = understood.value;
  return hasMoves(game) ? understood : refuseName('no-moves', { definition });
};

/** Games named by servers. */
export class Definitions {
  readonly #store: DefinitionStore;
  readonly #clock: Clock;
  readonly #lexicon: Lexicon;
  readonly #cache = new Recent<{ readonly games: readonly OwnGame[]; readonly until: number }>(
    CACHED_SERVERS,
  );

  constructor(store: DefinitionStore, clock: Clock, lexicon: Lexicon) {
    this.#store = store;
    this.#clock = clock;
    this.#lexicon = lexicon;
  }

  /** By name. */
  async list(guild: string | null): Promise<readonly OwnGame[]> {
    if (guild === null) return [];
    const games = (await this.#store.of(guild)).flatMap(withExample);
    this.#cache.set(guild, { games, until: this.#clock() + CACHE_MS });
    return games;
  }

  /** As `list`, from a cache at most about a minute old. */
  async recent(guild: string | null): Promise<readonly OwnGame[]> {
    const known = guild === null ? undefined : this.#cache.get(guild);
    return known !== undefined && known.until > this.#clock() ? known.games : this.list(guild);
  }

  /**
   * Turns `frogs 9 4` into `custom 9 4 rule=…`: stored, shared and sent lines stay readable if the name is removed. Returns
   * other lines unchanged.
   */
  async read(guild: string | null, line: string): Promise<ReadLine> {
    const unknown = guild === null ? [] : strangers(line, this.#lexicon);
    const games = unknown.length === 0 ? [] : await this.list(guild);
    const typed = games.filter(({ name }) => unknown.includes(name));
    const [own] = typed;
    if (own === undefined) return { line, example: null, names: NO_NAMES };
    const definitions = new Map(games.map(({ name, definition }) => [name, definition]));
    return {
      names: ownNamesOf([...typed, ...games]),
      line: replaceNames(line, definitions, this.#lexicon),
      example: own.example,
    };
  }

  async define({
    by,
    guild,
    name: typed,
    definition: text,
  }: NameRequest): Promise<Result<OwnGame, NamingFault>> {
    if (guild === null) return refuseName('no-server', {});
    const name = normalise(typed).trim().toLowerCase();
    if (name === '') return refuseName('no-name', {});
    if (!NAME.test(name)) return refuseName('bad-name', { token: typed, most: MAX_NAME_CHARS });
    if (this.#lexicon.games.has(name) || this.#lexicon.words.has(name))
      return refuseName('name-reserved', { token: name });
    const there = (await this.list(guild)).find((game) => game.name === name);
    if (there !== undefined) return refuseName('name-taken', { game: there });
    const understood = readDefinition(name, text);
    if (!understood.ok) return understood;
    const { definition, game } = understood.value;
    const named = { guild, name, definition, by, at: this.#clock() };
    const own = { ...named, example: game.example };
    const added = await this.#store.add(named, MAX_NAMES_PER_SERVER);
    this.#forget(guild);
    if (added === 'taken') return refuseName('name-taken', { game: own });
    if (added === 'full') return refuseName('too-many-names', { token: name, most: MAX_NAMES_PER_SERVER });
    return ok(own);
  }

  async remove({ by, manages, guild, name: typed }: UnnameRequest): Promise<Result<OwnGame, NamingFault>> {
    if (guild === null) return refuseName('no-server', {});
    const name = normalise(typed).trim().toLowerCase();
    const games = await this.list(guild);
    const game = games.find((one) => one.name === name);
    if (game === undefined)
      return refuseName('no-such-name', { token: typed, known: games.map((one) => one.name) });
    if (game.by !== by && !manages) return refuseName('not-its-maker', { game });
    await this.#store.remove(guild, name);
    this.#forget(guild);
    return ok(game);
  }

  #forget(guild: string): void {
    this.#cache.set(guild, { games: [], until: 0 });
  }
}

/** Puts the typed name into an error in place of the game that it stands for, and adds a working line with that name. */
export const withOwnExample = <T>(result: Result<T>, { example }: ReadLine): Result<T> => {
  if (result.ok || example === null) return result;
  const { error } = result;
  const [name] = example.split(' ');
  const own = error.facts.token === CUSTOM ? { ...error, facts: { ...error.facts, token: name } } : error;
  return failed({ ...(own as typeof error), example });
};

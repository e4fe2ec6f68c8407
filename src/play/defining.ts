import type { Refusal } from '../engine/core/refusal.ts';
import { type Coded, type Result, refusing } from '../engine/core/result.ts';
import type { UserId } from '../people/model/user.ts';
import type { OwnNames } from './model/own-names.ts';

/** A game that a server named, as stored. */
export interface NamedGame {
  readonly guild: string;
  /** In lower case after NFKC: one server has it once. */
  readonly name: string;
  /** The definition as the option of a line of `custom`: `rule=1,2:0-2`. */
  readonly definition: string;
  /** Who made it; null where their data were deleted. */
  readonly by: UserId | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A named game, with the shortest line that shows how it is typed. */
export interface OwnGame extends NamedGame {
  readonly example: string;
}

/** Why a name was not given or taken away: a stable code and facts; locales have the words. */
export interface NamingFacts {
  /** Games are named for servers. */
  'no-server': Record<never, never>;
  'no-name': Record<never, never>;
  'no-definition': { readonly name: string };
  'bad-name': { readonly token: string; readonly most: number };
  /** The name of a game everybody has, or a word of the lines. */
  'name-reserved': { readonly token: string };
  'name-taken': { readonly game: OwnGame };
  'bad-definition': { readonly refusal: Refusal };
  'definition-too-long': { readonly token: string; readonly most: number };
  /** No small position of it has a move. */
  'no-moves': { readonly definition: string };
  'too-many-names': { readonly token: string; readonly most: number };
  'no-such-name': { readonly token: string; readonly known: readonly string[] };
  /** Only who made it and who manages the server may take it away. */
  'not-its-maker': { readonly game: OwnGame };
}
export type NamingFault = Coded<NamingFacts>;

export const refuseName = refusing<NamingFacts>();

export interface NameRequest {
  readonly by: UserId;
  readonly guild: string | null;
  readonly name: string;
  /** Typed, or the text of a file: a set of numbers, an octal code, a rule, or arrows. */
  readonly definition: string;
}

export interface UnnameRequest {
  readonly by: UserId;
  /** Whether they may manage the server. */
  readonly manages: boolean;
  readonly guild: string | null;
  readonly name: string;
}

/** A line in which the names of a server's games were replaced by what they stand for. */
export interface ReadLine {
  readonly line: string;
  /** A line that works, by the name that was typed; null where no such name was. */
  readonly example: string | null;
  /** What the server calls its games, where one of them was typed. */
  readonly names: OwnNames;
}

/** The games that servers name. */
export interface Definitions {
  define(request: NameRequest): Promise<Result<OwnGame, NamingFault>>;
  remove(request: UnnameRequest): Promise<Result<OwnGame, NamingFault>>;
  /** By name. */
  list(guild: string | null): Promise<readonly OwnGame[]>;
  /** As `list`, from memory, perhaps a minute old. */
  recent(guild: string | null): Promise<readonly OwnGame[]>;
  /**
   * `frogs 9 4` becomes `custom 9 4 rule=…`: what is stored, shared and sent is readable whatever becomes of the name.
   * A line without such names stays as it was typed.
   */
  read(guild: string | null, line: string): Promise<ReadLine>;
}

/** Where the names are kept. Every method is one transaction. */
export interface DefinitionStore {
  /** By name. */
  of(guild: string): Promise<readonly NamedGame[]>;
  /** `taken`: the server has that name; `full`: it has `most` of them. */
  add(game: NamedGame, most: number): Promise<'added' | 'taken' | 'full'>;
  /** False where there was none. */
  remove(guild: string, name: string): Promise<boolean>;
}

import type { Refusal } from '../engine/core/refusal.ts';
import { type Coded, refusing } from '../engine/core/result.ts';
import type { UserId } from '../people/model/user.ts';
import type { OwnNames } from './model/own-names.ts';

/** A game named by a server, as stored. */
export interface NamedGame {
  readonly guild: string;
  /** In lower case after NFKC; unique in a server. */
  readonly name: string;
  /** The definition as the option of a line of `custom`: `rule=1,2:0-2`. */
  readonly definition: string;
  /** Its maker; null where their data were erased. */
  readonly by: UserId | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A named game, with the shortest line that shows how to type it. */
export interface OwnGame extends NamedGame {
  readonly example: string;
}

/** Why a game was not named or a name not removed: a code and facts; locales have the words. */
export interface NamingFacts {
  /** Only servers have named games. */
  'no-server': Record<never, never>;
  'no-name': Record<never, never>;
  'no-definition': { readonly name: string };
  'bad-name': { readonly token: string; readonly most: number };
  /** The name of a game of the catalogue, or a keyword. */
  'name-reserved': { readonly token: string };
  'name-taken': { readonly game: OwnGame };
  'bad-definition': { readonly refusal: Refusal };
  'definition-too-long': { readonly token: string; readonly most: number };
  /** No small position has a move. */
  'no-moves': { readonly definition: string };
  'too-many-names': { readonly token: string; readonly most: number };
  'no-such-name': { readonly token: string; readonly known: readonly string[] };
  /** Only its maker and who manages the server may remove it. */
  'not-its-maker': { readonly game: OwnGame };
}
export type NamingFault = Coded<NamingFacts>;

export const refuseName = refusing<NamingFacts>();

export interface NameRequest {
  readonly by: UserId;
  readonly guild: string | null;
  readonly name: string;
  /** Typed, or a file's text: a set of numbers, an octal code, a rule, or arrows. */
  readonly definition: string;
}

export interface UnnameRequest {
  readonly by: UserId;
  /** Whether they may manage the server. */
  readonly manages: boolean;
  readonly guild: string | null;
  readonly name: string;
}

/** A line with a server's names of games replaced by their definitions. */
export interface ReadLine {
  readonly line: string;
  /** A line that works, with the typed name; null where none was typed. */
  readonly example: string | null;
  /** The server's names, where one was typed. */
  readonly names: OwnNames;
}

/** Storage of the names. Every method is one transaction. */
export interface DefinitionStore {
  /** By name. */
  of(guild: string): Promise<readonly NamedGame[]>;
  /** `taken`: the server has that name; `full`: it has `most` of them. */
  add(game: NamedGame, most: number): Promise<'added' | 'taken' | 'full'>;
  /** False where there was none. */
  remove(guild: string, name: string): Promise<boolean>;
}

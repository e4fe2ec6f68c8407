/** What is kept about people and servers, as a surface sees it. */
import type { LocaleId } from '../locale/locale.ts';
import type { BotLevel, Live, UserId } from './match.ts';

/** How a person is called whose turn it is: beside the board, in a direct message, or not at all. */
export const CALLS = ['here', 'direct', 'off'] as const;
export type CallChoice = (typeof CALLS)[number];

export interface PersonSettings {
  /** Null: as Discord says. */
  readonly locale: LocaleId | null;
  /** The level to play against when none is named. */
  readonly level: BotLevel | null;
  /** Null: beside the board. */
  readonly calls: CallChoice | null;
}
export interface GuildSettings {
  /** The language of public messages; null: as Discord says. */
  readonly locale: LocaleId | null;
  /** Games that ended so many days ago are forgotten; null: kept. */
  readonly retention: number | null;
  /** Quizzes that ended so many days ago are forgotten, with their papers and answers; null: kept until they are deleted. */
  readonly classRetention: number | null;
}
export type GuildId = string;

/** How often a person won and lost at a game, against the bot at a level or against people. */
export interface ResultRow {
  readonly game: string;
  /** What its server calls it, where it is a game of a server's own; null: another, or one without a name. */
  readonly own: string | null;
  readonly against: BotLevel | 'person';
  readonly won: number;
  readonly lost: number;
}
export interface RatingRow {
  readonly user: UserId;
  readonly game: string;
  readonly rating: number;
  readonly games: number;
}

/** Records and ratings, from matches that ended; practice is not counted. */
export interface Records {
  /** `within`: names of games are told as far as they are of this server; absent: all of them, for one's own eyes. */
  of(
    user: UserId,
    within?: GuildId | null,
  ): Promise<{ readonly results: readonly ResultRow[]; readonly ratings: readonly RatingRow[] }>;
  /** Whether a person wants to be seen in a server's leaderboards. */
  isListed(user: UserId, guild: GuildId): Promise<boolean>;
  list(user: UserId, guild: GuildId, wish: boolean): Promise<void>;
  /** Games in which somebody who is listed has a rating. */
  games(guild: GuildId): Promise<readonly string[]>;
  /** Those who are listed, the best first. */
  leaders(guild: GuildId, game: string): Promise<readonly RatingRow[]>;
}

export type DataRow = Readonly<Record<string, string | number | null>>;
export interface ExportedFile {
  readonly name: string;
  readonly text: string;
}
export interface Exported {
  /** How many rows there are about the person. */
  readonly rows: number;
  readonly files: readonly ExportedFile[];
}

export interface Privacy {
  /** All rows about a person: one JSON file, and a CSV file a table. */
  export(user: UserId): Promise<Exported>;
  /**
   * Deletes them. Open matches are given up first; those with another person stay, the name removed. Gives how many rows
   * went, and the matches of others that changed.
   */
  erase(user: UserId): Promise<{ readonly erased: number; readonly changed: readonly Live[] }>;
}

export interface Settings {
  person(user: UserId): Promise<PersonSettings>;
  guild(guild: string): Promise<GuildSettings>;
  setPerson(user: UserId, change: Partial<PersonSettings>): Promise<PersonSettings>;
  setGuild(guild: string, change: Partial<GuildSettings>): Promise<GuildSettings>;
}

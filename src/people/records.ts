import type { SettingsStore } from '../kernel/ports.ts';
import type { BotLevel } from '../play/model/match.ts';
import { CUSTOM, type OwnNames } from '../play/model/own-names.ts';
import type { GuildId, UserId } from './model/user.ts';

/** Places of a leaderboard. */
const PLACES = 20;
const LISTED = '1';

/** The name under which a person's wish to be listed on a server is kept. */
const listing = (guild: GuildId): string => `listed:${guild}`;

/** The rows with the names that may be told; what has the same name is one row. */
const named = (rows: readonly StoredResult[], within: GuildId | null | undefined): readonly ResultRow[] => {
  const merged = new Map<string, ResultRow>();
  for (const { names, guild, ...row } of rows) {
    const told = row.game === CUSTOM && (within === undefined || within === guild);
    const own = (told ? Object.values(names)[0] : undefined) ?? null;
    const key = JSON.stringify([row.game, own, row.against]);
    const { won, drawn, lost } = merged.get(key) ?? { won: 0, drawn: 0, lost: 0 };
    merged.set(key, { ...row, own, won: won + row.won, drawn: drawn + row.drawn, lost: lost + row.lost });
  }
  return [...merged.values()];
};

/** Records, ratings and leaderboards (see `Records`). */
export const recordsOf = (store: RecordStore, settings: SettingsStore): Records => {
  const listed = async (guild: GuildId) => {
    const wishes = await settings.named('person', listing(guild));
    return [...wishes].flatMap(([user, wish]) => (wish === LISTED ? [user] : []));
  };
  return {
    of: async (user, within) => ({
      results: named(await store.results(user), within),
      ratings: await store.ratings(user),
    }),
    listed,
    isListed: async (user, guild) => (await settings.read('person', user)).get(listing(guild)) === LISTED,
    list: (user, guild, wish) =>
      settings.write('person', user, new Map([[listing(guild), wish ? LISTED : null]])),
    games: async (guild) => store.ratedGames(await listed(guild)),
    leaders: async (guild, game) => store.leaders(await listed(guild), game, PLACES),
  };
};

/** How often a person won and lost at a game, against the bot at a level or against people. */
export interface ResultRow {
  readonly game: string;
  /** What its server calls it, where it is a game of a server's own; null: another, or one without a name. */
  readonly own: string | null;
  readonly against: BotLevel | 'person';
  readonly won: number;
  readonly drawn: number;
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
  /** Who wants to be seen in a server's leaderboards. */
  listed(guild: GuildId): Promise<readonly UserId[]>;
  /** Whether a person wants to be seen in a server's leaderboards. */
  isListed(user: UserId, guild: GuildId): Promise<boolean>;
  list(user: UserId, guild: GuildId, wish: boolean): Promise<void>;
  /** Games in which somebody who is listed has a rating. */
  games(guild: GuildId): Promise<readonly string[]>;
  /** Those who are listed, the best first. */
  leaders(guild: GuildId, game: string): Promise<readonly RatingRow[]>;
}

/** A row of a record, with the server whose names stand in it. */
export interface StoredResult extends Omit<ResultRow, 'own'> {
  readonly names: OwnNames;
  readonly guild: GuildId | null;
}

/** Records and ratings: written with the end of a match, in its transaction; read here. */
export interface RecordStore {
  /** One row a game, level, server and set of names. */
  results(user: UserId): Promise<readonly StoredResult[]>;
  ratings(user: UserId): Promise<readonly RatingRow[]>;
  ratedGames(users: readonly UserId[]): Promise<readonly string[]>;
  leaders(users: readonly UserId[], game: string, most: number): Promise<readonly RatingRow[]>;
}

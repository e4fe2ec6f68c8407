import type { SettingsStore } from '../kernel/ports.ts';
import type { BotLevel } from '../play/model/match.ts';
import { CUSTOM, type OwnNames } from '../play/model/own-names.ts';
import type { GuildId, UserId } from './model/user.ts';

const MAX_LEADERS = 20;
const LISTED = '1';

/** Name of the setting that stores whether a user wants to be listed on a server. */
const listing = (guild: GuildId): string => `listed:${guild}`;

/** Rows with the names that may be shown; merges rows of the same name. */
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

/** A user's wins and losses at a game, against the bot at a level or against users. */
export interface ResultRow {
  readonly game: string;
  /** Name of a server's own game; null for other games, or if it has none. */
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

/** A row of a record, with the server whose names it contains. */
export interface StoredResult extends Omit<ResultRow, 'own'> {
  readonly names: OwnNames;
  readonly guild: GuildId | null;
}

/** Reads records and ratings, which are written in the transaction that ends a match. */
export interface RecordStore {
  /** One row per game, level, server and set of names. */
  results(user: UserId): Promise<readonly StoredResult[]>;
  ratings(user: UserId): Promise<readonly RatingRow[]>;
  ratedGames(users: readonly UserId[]): Promise<readonly string[]>;
  leaders(users: readonly UserId[], game: string, most: number): Promise<readonly RatingRow[]>;
}

/** Records and ratings from finished matches; practice games don't count. */
export class Records {
  readonly #store: RecordStore;
  readonly #settings: SettingsStore;

  constructor(store: RecordStore, settings: SettingsStore) {
    this.#store = store;
    this.#settings = settings;
  }

  /** `within`: shows names of this server's own games only; absent: all names, for the user themselves. */
  async of(user: UserId, within?: GuildId | null) {
    return {
      results: named(await this.#store.results(user), within),
      ratings: await this.#store.ratings(user),
    };
  }

  /** Users who want to be listed on a server's leaderboards. */
  async listed(guild: GuildId): Promise<readonly UserId[]> {
    const wishes = await this.#settings.named('person', listing(guild));
    return [...wishes].flatMap(([user, wish]) => (wish === LISTED ? [user] : []));
  }

  /** Whether a user wants to be listed on a server's leaderboards. */
  async isListed(user: UserId, guild: GuildId): Promise<boolean> {
    return (await this.#settings.read('person', user)).get(listing(guild)) === LISTED;
  }

  list(user: UserId, guild: GuildId, wish: boolean): Promise<void> {
    return this.#settings.write('person', user, new Map([[listing(guild), wish ? LISTED : null]]));
  }

  /** Games in which a listed user has a rating. */
  async games(guild: GuildId): Promise<readonly string[]> {
    return this.#store.ratedGames(await this.listed(guild));
  }

  /** The listed users, the best first. */
  async leaders(guild: GuildId, game: string): Promise<readonly RatingRow[]> {
    return this.#store.leaders(await this.listed(guild), game, MAX_LEADERS);
  }
}

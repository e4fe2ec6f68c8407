import type { RecordStore, SettingsStore, StoredResult } from './needs.ts';
import { CUSTOM } from './own-names.ts';
import type { GuildId, Records, ResultRow } from './people.ts';

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
    const { won, lost } = merged.get(key) ?? { won: 0, lost: 0 };
    merged.set(key, { ...row, own, won: won + row.won, lost: lost + row.lost });
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
    isListed: async (user, guild) => (await settings.read('person', user)).get(listing(guild)) === LISTED,
    list: (user, guild, wish) =>
      settings.write('person', user, new Map([[listing(guild), wish ? LISTED : null]])),
    games: async (guild) => store.ratedGames(await listed(guild)),
    leaders: async (guild, game) => store.leaders(await listed(guild), game, PLACES),
  };
};

import type { GuildId, RecordStore, Records, SettingsStore } from './ports.ts';

/** Places of a leaderboard. */
const PLACES = 20;
const LISTED = '1';

/** The name under which a person's wish to be listed on a server is kept. */
const listing = (guild: GuildId): string => `listed:${guild}`;

/** Records, ratings and leaderboards (see `Records`). */
export const recordsOf = (store: RecordStore, settings: SettingsStore): Records => {
  const listed = async (guild: GuildId) => {
    const wishes = await settings.named('person', listing(guild));
    return [...wishes].flatMap(([user, wish]) => (wish === LISTED ? [user] : []));
  };
  return {
    of: async (user) => ({ results: await store.results(user), ratings: await store.ratings(user) }),
    isListed: async (user, guild) => (await settings.read('person', user)).get(listing(guild)) === LISTED,
    list: (user, guild, wish) =>
      settings.write('person', user, new Map([[listing(guild), wish ? LISTED : null]])),
    games: async (guild) => store.ratedGames(await listed(guild)),
    leaders: async (guild, game) => store.leaders(await listed(guild), game, PLACES),
  };
};

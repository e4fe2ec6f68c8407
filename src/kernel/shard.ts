/** The shard that hears of a server, of so many; direct messages go to shard 0 (Discord's documentation, “Sharding formula”). */
export const shardOf = (guild: string | null, count: number): number =>
  guild === null || count === 1 ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));

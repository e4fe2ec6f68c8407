/** The shard that hears of a server, of so many; direct messages go to shard 0 (Discord's documentation, “Sharding formula”). */
export const shardOf = (guild: string | null, count: number): number =>
  guild === null || count === 1 ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));

/** The shards that a process answers for: it times what goes on in their servers, and draws what nobody clicked. */
export interface Shards {
  /** How many there are in all. */
  readonly count: number;
  readonly mine: ReadonlySet<number>;
  /** Those of mine whose users can be heard now. */
  readonly heard: ReadonlySet<number>;
}

/** Whose rows are meant: of servers of these shards, of so many in all. */
export interface OfShards {
  readonly count: number;
  readonly shards: ReadonlySet<number> | readonly number[];
}

export const EVERY_SHARD: OfShards = { count: 1, shards: [0] };

/** One process alone: one shard for everything, whatever Discord has. */
export const ALONE: Shards = { count: 1, mine: new Set([0]), heard: new Set([0]) };

/** The shards of this process, as they come and go. */
export class OwnShards implements Shards {
  count = 1;
  readonly mine = new Set<number>();
  /** Whether events of a shard arrive. */
  isReady: (shard: number) => boolean = () => false;

  get heard(): ReadonlySet<number> {
    return new Set([...this.mine].filter((shard) => this.isReady(shard)));
  }
}

export const isMine = ({ count, mine }: Shards, guild: string | null): boolean =>
  mine.has(shardOf(guild, count));

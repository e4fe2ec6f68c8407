/**
 * Shard that receives a server's events, out of `count`; direct messages go to shard 0 (Discord's documentation, “Sharding
 * formula”).
 */
export const shardOf = (guild: string | null, count: number): number =>
  guild === null || count === 1 ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));

/** Shards that a process is responsible for: it keeps their servers' clocks, and redraws what changes without a click. */
export interface Shards {
  /** Total number of shards. */
  readonly count: number;
  readonly mine: ReadonlySet<number>;
  /** Own shards that are connected now. */
  readonly heard: ReadonlySet<number>;
}

/** Selects rows of the servers of these shards, out of `count`. */
export interface OfShards {
  readonly count: number;
  readonly shards: ReadonlySet<number> | readonly number[];
}

export const EVERY_SHARD: OfShards = { count: 1, shards: [0] };

/** Shards of a single process: one shard for everything, whatever Discord has. */
export const ALONE: Shards = { count: 1, mine: new Set([0]), heard: new Set([0]) };

/** Shards of this process, as leases come and go. */
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

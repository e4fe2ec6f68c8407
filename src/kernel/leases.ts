import type { Timers } from './timers.ts';

/** What a connection to Discord needs to be taken up again where it stopped (RESUME). */
export interface ShardSession {
  readonly id: string;
  readonly sequence: number;
  readonly resumeUrl: string;
}

/** A shard that this process has from now on. */
export interface LeasedShard {
  readonly shard: number;
  /** Null: none can be taken up. */
  readonly session: ShardSession | null;
}

/** What a look at the leases says. */
export interface LeaseLook {
  readonly taken: readonly LeasedShard[];
  /** Shards more than this process's share: others wait for them. */
  readonly surplus: number;
}

export type Sessions = ReadonlyMap<number, ShardSession | null>;

/**
 * Which shards this process has, among all that serve one application. A process that does not renew its leases for some seconds
 * has lost all of them, and what it writes from then on is refused.
 */
export interface Leases {
  /** How often to renew, in milliseconds, and how long a renewal holds. */
  readonly everyMs: number;
  readonly forMs: number;
  /** Takes part; gives how many shards there are: `wanted`, unless other processes have begun with another number. */
  join(application: string, wanted: number): Promise<number>;
  /** Renews the leases, keeps the sessions of shards it has, and takes shards that are free. */
  renew(sessions: Sessions): Promise<LeaseLook>;
  /** Others may have these shards. */
  giveBack(sessions: Sessions): Promise<void>;
  /** Takes no shards any more. */
  retire(): Promise<void>;
  /** Takes the right to identify now, of which there is one in five seconds for each `key`; gives milliseconds to wait, 0: taken. */
  identify(key: number): Promise<number>;
  /** Does something that no other process does at the same time. */
  exclusively<T>(act: () => Promise<T>): Promise<T>;
  /** `look` is called when another process gave something back. */
  onFreed(look: () => void): void;
}

/** Discord lets one shard of each key identify in so many milliseconds; a little more for the way there. */
export const IDENTIFY_MS = 5_250;

/** One process alone has all shards, and keeps no session. */
export const aloneLeases = (timers: Pick<Timers, 'steady'>): Leases => {
  const identified = new Map<number, number>();
  let left: number[] = [];
  return {
    everyMs: 60_000,
    forMs: Number.POSITIVE_INFINITY,
    join: (_, wanted) => {
      left = Array.from({ length: wanted }, (__, shard) => shard);
      return Promise.resolve(wanted);
    },
    renew: () => {
      const taken = left.map((shard) => ({ shard, session: null }));
      left = [];
      return Promise.resolve({ taken, surplus: 0 });
    },
    giveBack: () => Promise.resolve(),
    retire: () => Promise.resolve(),
    identify: (key) => {
      const wait = (identified.get(key) ?? Number.NEGATIVE_INFINITY) + IDENTIFY_MS - timers.steady();
      if (wait > 0) return Promise.resolve(wait);
      identified.set(key, timers.steady());
      return Promise.resolve(0);
    },
    exclusively: (act) => act(),
    onFreed: () => undefined,
  };
};

/** How many shards each process should have: one after another to the one with the fewest that has room (null: for all). */
export const sharesOf = (rooms: readonly (number | null)[], shards: number): readonly number[] => {
  const shares = rooms.map(() => 0);
  for (let left = shards; left > 0; left -= 1) {
    let fewest: number | null = null;
    for (const [at, share] of shares.entries())
      if (share < (rooms[at] ?? Number.POSITIVE_INFINITY) && (fewest === null || share < shares[fewest]!))
        fewest = at;
    if (fewest === null) break;
    shares[fewest] = shares[fewest]! + 1;
  }
  return shares;
};

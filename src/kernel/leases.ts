import type { Timers } from './timers.ts';

/** Data that resumes a connection to Discord where it stopped (RESUME). */
export interface ShardSession {
  readonly id: string;
  readonly sequence: number;
  readonly resumeUrl: string;
}

/** Shard that this process now owns. */
export interface LeasedShard {
  readonly shard: number;
  /** Null: no session to resume. */
  readonly session: ShardSession | null;
}

/** Result of a renewal. */
export interface LeaseLook {
  readonly taken: readonly LeasedShard[];
  /** Shards above this process's share, for which others wait. */
  readonly surplus: number;
}

export type Sessions = ReadonlyMap<number, ShardSession | null>;

/**
 * Leases of shards, shared by all processes of one application. A process that does not renew for some seconds has lost all of
 * its leases, and its later writes are refused.
 */
export interface Leases {
  /** Interval between renewals and duration of one, in milliseconds. */
  readonly everyMs: number;
  readonly forMs: number;
  /** Registers this process; returns the number of shards: `wanted`, unless other processes started with another number. */
  join(application: string, wanted: number): Promise<number>;
  /** Renews the leases, stores the sessions of owned shards, and takes free shards. */
  renew(sessions: Sessions): Promise<LeaseLook>;
  /** Releases these shards for other processes. */
  giveBack(sessions: Sessions): Promise<void>;
  /** Stops taking shards. */
  retire(): Promise<void>;
  /** Claims the right to identify now, granted once in five seconds per `key`; returns the milliseconds to wait, 0 if granted. */
  identify(key: number): Promise<number>;
  /** Runs `act` under a lock shared by all processes. */
  exclusively<T>(act: () => Promise<T>): Promise<T>;
  /** Calls `look` when another process releases something. */
  onFreed(look: () => void): void;
}

/** Discord lets one shard per key identify in this many milliseconds (5 s, plus a margin for latency). */
export const IDENTIFY_MS = 5_250;

/** Leases of a process that runs alone: it has all shards, and keeps no session. */
export class AloneLeases implements Leases {
  readonly everyMs = 60_000;
  readonly forMs = Number.POSITIVE_INFINITY;
  readonly #timers: Pick<Timers, 'steady'>;
  /** Times of the last identifications by key, on the steady clock. */
  readonly #identified = new Map<number, number>();
  #free: readonly number[] = [];

  constructor(timers: Pick<Timers, 'steady'>) {
    this.#timers = timers;
  }

  join(_: string, wanted: number): Promise<number> {
    this.#free = Array.from({ length: wanted }, (__, shard) => shard);
    return Promise.resolve(wanted);
  }

  renew(): Promise<LeaseLook> {
    const taken = this.#free.map((shard) => ({ shard, session: null }));
    this.#free = [];
    return Promise.resolve({ taken, surplus: 0 });
  }

  giveBack(): Promise<void> {
    return Promise.resolve();
  }

  retire(): Promise<void> {
    return Promise.resolve();
  }

  identify(key: number): Promise<number> {
    const now = this.#timers.steady();
    const wait = (this.#identified.get(key) ?? Number.NEGATIVE_INFINITY) + IDENTIFY_MS - now;
    if (wait > 0) return Promise.resolve(wait);
    this.#identified.set(key, now);
    return Promise.resolve(0);
  }

  exclusively<T>(act: () => Promise<T>): Promise<T> {
    return act();
  }

  onFreed(): void {}
}

/** Number of shards for each process: each shard goes to the process with the fewest that has room (null: unlimited). */
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

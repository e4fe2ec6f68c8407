import type { LeasedShard, Leases, Sessions, ShardSession } from '../../kernel/leases.ts';
import type { Clock } from '../../kernel/ports.ts';
import { pause, type Timer, type Timers } from '../../kernel/timers.ts';
import type { Connections } from './connections.ts';

/** Shards handed over per check: each is offline for a moment. */
const MAX_MOVED_SHARDS = 4;
/** Retry interval for leases in doubt. */
const RETRY_MS = 500;

export interface KeeperOptions {
  readonly leases: Leases;
  readonly connections: Pick<Connections, 'open' | 'leave' | 'session'>;
  readonly timers: Timers;
  readonly clock: Clock;
  /** A shard now belongs to this process; its events follow soon. */
  readonly taken: (shard: number) => void;
  /** A shard taken after startup is connected. */
  readonly ready: (shard: number) => void;
  /** Runs before shards move to another process, to save state for it. */
  readonly leaving: (shards: readonly number[]) => Promise<void>;
  readonly left: (shard: number) => void;
  readonly failed: (error: unknown, what: string) => void;
}

/**
 * Manages the shards of this process: renews their leases, takes free ones and releases those that other processes should have.
 */
export class ShardKeeper {
  readonly #options: KeeperOptions;
  readonly #mine = new Set<number>();
  #timer: Timer | null = null;
  #looking: Promise<void> | null = null;
  /** Whether another check was requested during the running one. */
  #again = false;
  /** Last renewal by both clocks: a suspended process stops one of them. */
  #renewed: { readonly steady: number; readonly wall: number } | null = null;
  #closed = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    options.leases.onFreed(() => void this.#look());
  }

  /** Takes the free shards; resolves once they are connected. */
  async start(): Promise<void> {
    const { leases, timers } = this.#options;
    const { taken } = await leases.renew(new Map());
    this.#sure();
    this.#timer = timers.every(leases.everyMs, () => void this.#look());
    await Promise.all(taken.map((one) => this.#take(one)));
  }

  /** Resolves once this process certainly still has its shards; never after it released them. */
  async sure(): Promise<void> {
    const { timers } = this.#options;
    while (this.#closed || !this.#isSure) {
      if (this.#closed) await new Promise<never>(() => undefined);
      await this.#look();
      if (!this.#isSure) await pause(timers, RETRY_MS);
    }
  }

  get #isSure(): boolean {
    const { leases, timers, clock } = this.#options;
    const { steady = Number.NEGATIVE_INFINITY, wall = Number.NEGATIVE_INFINITY } = this.#renewed ?? {};
    return timers.steady() - steady < leases.forMs && Math.abs(clock() - wall) < leases.forMs;
  }

  #sure(): void {
    const { timers, clock } = this.#options;
    this.#renewed = { steady: timers.steady(), wall: clock() };
  }

  /** Releases all shards, so that other processes take over. */
  async close(): Promise<void> {
    const { leases, failed } = this.#options;
    this.stop();
    await this.#looking;
    // Shards are released even if the leases are lost: other processes resume the sessions.
    await leases.retire().catch((error: unknown) => failed(error, 'leases'));
    await this.#giveBack([...this.#mine]);
  }

  stop(): void {
    this.#closed = true;
    this.#timer?.cancel();
  }

  /** Checks now, and again after a running check, which may have seen outdated state. */
  #look(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#again = this.#looking !== null;
    this.#looking ??= this.#renew()
      .catch((error: unknown) => this.#options.failed(error, 'leases'))
      .finally(() => {
        this.#looking = null;
        if (this.#again) void this.#look();
      });
    return this.#looking;
  }

  async #renew(): Promise<void> {
    const { leases } = this.#options;
    const { taken, surplus } = await leases.renew(this.#sessions([...this.#mine]));
    this.#sure();
    for (const one of taken)
      this.#take(one).then(
        () => this.#options.ready(one.shard),
        (error: unknown) => this.#options.failed(error, 'connection'),
      );
    const most = Math.min(surplus, MAX_MOVED_SHARDS);
    // Gives back the highest numbers: shard 0 also handles direct messages.
    if (most > 0) await this.#giveBack([...this.#mine].toSorted((a, b) => a - b).slice(-most));
  }

  async #take({ shard, session }: LeasedShard): Promise<void> {
    const { connections, taken } = this.#options;
    this.#mine.add(shard);
    taken(shard);
    await connections.open(shard, session);
    // Saves its session at once: the next process needs it, whenever this one ends.
    void this.#look();
  }

  async #giveBack(shards: readonly number[]): Promise<void> {
    if (shards.length === 0) return;
    const { leases, connections, leaving, left, failed } = this.#options;
    // A failure loses no more than a moment.
    await leaving(shards).catch((error: unknown) => failed(error, 'handover'));
    const leave = async (shard: number): Promise<readonly [number, ShardSession | null]> => {
      const session = await connections.leave(shard);
      this.#mine.delete(shard);
      left(shard);
      return [shard, session];
    };
    await leases.giveBack(new Map(await Promise.all(shards.map(leave))));
  }

  #sessions(shards: readonly number[]): Sessions {
    return new Map(shards.map((shard) => [shard, this.#options.connections.session(shard)]));
  }
}

import type { LeasedShard, Leases, Sessions, ShardSession } from '../../kernel/leases.ts';
import type { Clock } from '../../kernel/ports.ts';
import { pause, type Timer, type Timers } from '../../kernel/timers.ts';
import type { Connections } from './connections.ts';

/** Shards that go to another process in one look: each is away for a moment. */
const MOVED_AT_ONCE = 4;
/** How often it is tried to renew leases that are in doubt, in milliseconds. */
const AGAIN_MS = 500;

export interface KeeperOptions {
  readonly leases: Leases;
  readonly connections: Pick<Connections, 'open' | 'leave' | 'session'>;
  readonly timers: Timers;
  readonly clock: Clock;
  /** A shard is this process's from now on; its events come soon. */
  readonly taken: (shard: number) => void;
  /** Events arrive of shards that were taken after the start. */
  readonly ready: (shard: number) => void;
  /** Before a shard goes to another process: what is to be written down for it. */
  readonly leaving: (shards: readonly number[]) => Promise<void>;
  readonly left: (shard: number) => void;
  readonly failed: (error: unknown, what: string) => void;
}

/** Keeps the shards of this process: renews their leases, takes those that are free, and gives back what others should have. */
export class ShardKeeper {
  readonly #options: KeeperOptions;
  readonly #mine = new Set<number>();
  #timer: Timer | null = null;
  #looking: Promise<void> | null = null;
  /** Whether it was asked for another look while one was under way. */
  #again = false;
  /** When the leases were renewed last, by both clocks: a process that is suspended stops one of them. */
  #renewed: { readonly steady: number; readonly wall: number } | null = null;
  #closed = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
    options.leases.onFreed(() => void this.#look());
  }

  /** Takes what is free now; resolves when it is connected. */
  async start(): Promise<void> {
    const { leases, timers } = this.#options;
    const { taken } = await leases.renew(new Map());
    this.#sure();
    this.#timer = timers.every(leases.everyMs, () => void this.#look());
    await Promise.all(taken.map((one) => this.#take(one)));
  }

  /** Resolves when it is sure that this process still has its shards; never, once it has given them back. */
  async sure(): Promise<void> {
    const { timers } = this.#options;
    while (this.#closed || !this.#isSure) {
      if (this.#closed) await new Promise<never>(() => undefined);
      await this.#look();
      if (!this.#isSure) await pause(timers, AGAIN_MS);
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

  /** Gives back all shards, so that others go on where this process stops. */
  async close(): Promise<void> {
    const { leases, failed } = this.#options;
    this.stop();
    await this.#looking;
    // A process that has lost its leases leaves all the same: others go on with its sessions.
    await leases.retire().catch((error: unknown) => failed(error, 'leases'));
    await this.#giveBack([...this.#mine]);
  }

  /** Renews nothing more. */
  stop(): void {
    this.#closed = true;
    this.#timer?.cancel();
  }

  /** Looks now, and once more after a look that is under way: that one may have seen too little. */
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
    const most = Math.min(surplus, MOVED_AT_ONCE);
    // The last ones: the first has what no server has.
    if (most > 0) await this.#giveBack([...this.#mine].toSorted((a, b) => a - b).slice(-most));
  }

  async #take({ shard, session }: LeasedShard): Promise<void> {
    const { connections, taken } = this.#options;
    this.#mine.add(shard);
    taken(shard);
    await connections.open(shard, session);
    // Keeps its session at once: the next process needs it, whenever this one ends.
    void this.#look();
  }

  async #giveBack(shards: readonly number[]): Promise<void> {
    if (shards.length === 0) return;
    const { leases, connections, leaving, left, failed } = this.#options;
    // Where that fails nobody loses more than a moment.
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

import {
  type IShardingStrategy,
  managerToFetchingStrategyOptions,
  SimpleContextFetchingStrategy,
  SimpleShardingStrategy,
  type WebSocketManager,
  WebSocketShard,
  WebSocketShardDestroyRecovery,
  WebSocketShardEvents,
  WebSocketShardStatus,
} from '@discordjs/ws';
import type { Timer, Timers } from '../kernel/timers.ts';

/** How long a connection may be silent before it is renewed, in milliseconds. */
export interface Watch {
  /** Events that were missed are sent at once after a RESUME. */
  readonly resuming: number;
  /** Discord answers a heartbeat every 41 seconds. */
  readonly ready: number;
  readonly every: number;
}

const WATCH: Watch = { resuming: 30_000, ready: 120_000, every: 5_000 };

/** What is told of connections, for the log. */
export interface ShardReport {
  /** An event of Discord's could not be taken in; the connection goes on. */
  readonly failed: (error: unknown, event: string) => void;
  /** A connection was silent for too long and is renewed. */
  readonly silent: (shard: number) => void;
}

interface Watched {
  readonly shard: WebSocketShard;
  /** When something was heard that shows that events arrive, by the steady clock. */
  heard: number;
}

/** The type of a dispatch, such as INTERACTION_CREATE: never what is in it. */
const typeOf = (payload: { readonly data: { readonly t: string | null } }): string =>
  payload.data.t ?? 'no type';

/**
 * The connections to Discord, all in this process, as discord.js has them but for two things: an event that discord.js cannot
 * construct ends nothing, and a connection that nothing arrives on any more is renewed. A RESUME that is never answered leaves
 * one that Discord's heartbeats keep alive for ever, and deaf.
 */
export class WatchedShards implements IShardingStrategy {
  readonly #manager: WebSocketManager;
  readonly #report: ShardReport;
  readonly #watch: Watch;
  readonly #shards = new Map<number, Watched>();
  readonly #timers: Timers;
  #timer: Timer | null = null;

  constructor(manager: WebSocketManager, report: ShardReport, timers: Timers, watch: Watch = WATCH) {
    this.#timers = timers;
    this.#manager = manager;
    this.#report = report;
    this.#watch = watch;
  }

  async spawn(ids: number[]): Promise<void> {
    const options = await managerToFetchingStrategyOptions(this.#manager);
    for (const id of ids) {
      const shard = new WebSocketShard(new SimpleContextFetchingStrategy(this.#manager, options), id);
      const watched: Watched = { shard, heard: this.#timers.steady() };
      this.#pass(watched, id);
      this.#shards.set(id, watched);
    }
    this.#timer ??= this.#timers.every(this.#watch.every, () => this.#check());
  }

  async connect(): Promise<void> {
    await Promise.all([...this.#shards.values()].map(({ shard }) => shard.connect()));
  }

  async destroy(options?: Parameters<IShardingStrategy['destroy']>[0]): Promise<void> {
    this.#timer?.cancel();
    this.#timer = null;
    const shards = [...this.#shards.values()];
    this.#shards.clear();
    await Promise.all(shards.map(({ shard }) => shard.destroy(options)));
  }

  async send(id: number, payload: Parameters<IShardingStrategy['send']>[1]): Promise<void> {
    const watched = this.#shards.get(id);
    if (watched === undefined) throw new RangeError(`there is no shard ${id}`);
    await watched.shard.send(payload);
  }

  async fetchStatus(): ReturnType<SimpleShardingStrategy['fetchStatus']> {
    // The collection that is asked for is of another version than discord.js has; one without shards gives an empty one.
    const statuses = await new SimpleShardingStrategy(this.#manager).fetchStatus();
    for (const [id, { shard }] of this.#shards) statuses.set(id, shard.status);
    return statuses;
  }

  /** Hands on what a connection tells; an error in whoever listens stays here. */
  #pass(watched: Watched, shardId: number): void {
    const { shard } = watched;
    const manager = this.#manager;
    const guarded = (event: string, emit: () => unknown): void => {
      try {
        emit();
      } catch (error) {
        this.#report.failed(error, event);
      }
    };
    const heard = (): void => {
      watched.heard = this.#timers.steady();
    };
    const {
      Closed,
      Debug,
      Dispatch,
      Error: Failed,
      HeartbeatComplete,
      Hello,
      Ready,
      Resumed,
    } = WebSocketShardEvents;
    shard.on(Closed, (one) => guarded('close', () => manager.emit(Closed, { ...one, shardId })));
    shard.on(Debug, (one) => guarded('debug', () => manager.emit(Debug, { ...one, shardId })));
    shard.on(Failed, (one) => guarded('error', () => manager.emit(Failed, { ...one, shardId })));
    shard.on(Hello, () => {
      heard();
      guarded('hello', () => manager.emit(Hello, { shardId }));
    });
    shard.on(Ready, (one) => guarded('READY', () => manager.emit(Ready, { ...one, shardId })));
    shard.on(Resumed, () => guarded('RESUMED', () => manager.emit(Resumed, { shardId })));
    shard.on(HeartbeatComplete, (one) => {
      // Heartbeats are answered whether or not events arrive: only of a connection that is ready do they say enough.
      if (shard.status === WebSocketShardStatus.Ready) heard();
      guarded('heartbeat', () => manager.emit(HeartbeatComplete, { ...one, shardId }));
    });
    shard.on(Dispatch, (one) => {
      heard();
      guarded(typeOf(one), () => manager.emit(Dispatch, { ...one, shardId }));
    });
  }

  #check(): void {
    for (const [id, watched] of this.#shards) {
      const { shard, heard } = watched;
      // While it connects discord.js has time limits of its own.
      const resuming = shard.status === WebSocketShardStatus.Resuming;
      if (!resuming && shard.status !== WebSocketShardStatus.Ready) continue;
      if (this.#timers.steady() - heard < (resuming ? this.#watch.resuming : this.#watch.ready)) continue;
      watched.heard = this.#timers.steady();
      this.#report.silent(id);
      const { Reconnect, Resume } = WebSocketShardDestroyRecovery;
      shard
        .destroy({ reason: 'nothing arrives any more', recover: resuming ? Reconnect : Resume })
        .catch((error: unknown) => this.#report.failed(error, 'renewal'));
    }
  }
}

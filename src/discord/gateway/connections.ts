import {
  DefaultWebSocketManagerOptions,
  type FetchingStrategyOptions,
  type SessionInfo,
  WebSocketShard,
  WebSocketShardDestroyRecovery,
  WebSocketShardEvents,
  WebSocketShardStatus,
} from '@discordjs/ws';
import {
  type APIGatewayBotInfo,
  type GatewayDispatchPayload,
  GatewayIntentBits,
} from 'discord-api-types/v10';
import type { ShardSession } from '../../kernel/leases.ts';
import { type Timer, type Timers, within } from '../../kernel/timers.ts';

/** How long a connection may be silent before it is renewed. */
export interface SilenceLimits {
  /** After a RESUME Discord sends missed events at once. */
  readonly resumingMs: number;
  /** Discord acknowledges a heartbeat every 41 seconds. */
  readonly readyMs: number;
  readonly checkEveryMs: number;
}

const DEFAULT_SILENCE: SilenceLimits = { resumingMs: 30_000, readyMs: 120_000, checkEveryMs: 5_000 };

export interface ConnectionReport {
  readonly dispatch: (event: GatewayDispatchPayload, shard: number) => void;
  /** An event could not be handled, or a connection failed; the connection continues. */
  readonly failed: (error: unknown, event: string) => void;
  /** A silent connection is being renewed. */
  readonly silent: (shard: number) => void;
  /** Discord closed a connection with this code. */
  readonly closed: (code: number) => void;
}

export interface ConnectionOptions {
  readonly token: string;
  /** Number of shards over all processes. */
  readonly count: number;
  readonly information: APIGatewayBotInfo;
  readonly report: ConnectionReport;
  readonly timers: Timers;
  readonly watch?: SilenceLimits | undefined;
  /** Resolves when a connection may be opened: a process that was suspended must first confirm its shard lease. */
  readonly mayConnect: () => Promise<void>;
  readonly mayIdentify: (shard: number, signal: AbortSignal) => Promise<void>;
}

/** Neither 1000 nor 1001, which end a session: another process may resume it. */
const KEEP_SESSION_CODE = 4200;

/** A close on its way is enough. */
const CLOSE_TIMEOUT_MS = 1_000;

const NEVER = new Promise<never>(() => undefined);

const sessionOf = (info: SessionInfo | null): ShardSession | null =>
  info === null ? null : { id: info.sessionId, sequence: info.sequence, resumeUrl: info.resumeURL };

const infoOf = (
  { id: sessionId, sequence, resumeUrl: resumeURL }: ShardSession,
  shardId: number,
  shardCount: number,
): SessionInfo => ({ sessionId, sequence, resumeURL, shardId, shardCount });

interface ShardConnection {
  readonly shard: WebSocketShard;
  session: SessionInfo | null;
  /** Steady-clock time of the last sign that events arrive. */
  heard: number;
  /** Whether it stops reconnecting and keeps its session unchanged. */
  leaving: boolean;
}

/** Type of a dispatch, such as INTERACTION_CREATE, without its content. */
const typeOf = (payload: { readonly data: { readonly t: string | null } }): string =>
  payload.data.t ?? 'no type';

const strategyOptions = ({ token, count, information }: ConnectionOptions): FetchingStrategyOptions => ({
  ...DefaultWebSocketManagerOptions,
  token,
  intents: GatewayIntentBits.Guilds,
  shardCount: count,
  gatewayInformation: information,
});

/**
 * This process's connections to Discord, one per shard. Adds two things to @discordjs/ws: an event that cannot be handled ends
 * nothing, and a connection without incoming events is renewed. An unanswered RESUME would leave a connection that heartbeats
 * keep alive forever, but that receives no events.
 */
export class Connections {
  readonly #options: ConnectionOptions;
  readonly #watch: SilenceLimits;
  readonly #open = new Map<number, ShardConnection>();
  #timer: Timer | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#watch = options.watch ?? DEFAULT_SILENCE;
  }

  /** Connected shards, and whether each is ready. */
  get ready(): ReadonlyMap<number, boolean> {
    return new Map(
      [...this.#open].map(([id, { shard }]) => [id, shard.status === WebSocketShardStatus.Ready]),
    );
  }

  /** Current session of a shard, or null. */
  session(id: number): ShardSession | null {
    return sessionOf(this.#open.get(id)?.session ?? null);
  }

  /** Connects a shard, by RESUME if there is a session; resolves once it is ready. */
  async open(id: number, session: ShardSession | null): Promise<void> {
    const options = strategyOptions(this.#options);
    const shard: WebSocketShard = new WebSocketShard(
      {
        options,
        // Between two connections the shard ignores `destroy` and asks for its session: leave that pending forever.
        retrieveSessionInfo: () => {
          if (connection.leaving) return NEVER;
          return shard.status === WebSocketShardStatus.Idle
            ? this.#options.mayConnect().then(() => (connection.leaving ? NEVER : connection.session))
            : connection.session;
        },
        updateSessionInfo: (_, info) => {
          if (!connection.leaving) connection.session = info;
        },
        waitForIdentify: (_, signal) => this.#options.mayIdentify(id, signal),
      },
      id,
    );
    const connection: ShardConnection = {
      shard,
      session: session === null ? null : infoOf(session, id, options.shardCount),
      heard: this.#options.timers.steady(),
      leaving: false,
    };
    this.#pass(connection, id);
    this.#open.set(id, connection);
    this.#timer ??= this.#options.timers.every(this.#watch.checkEveryMs, () => this.#check());
    await shard.connect();
  }

  /** Closes a shard and returns its session for another process to resume. */
  async leave(id: number): Promise<ShardSession | null> {
    const connection = this.#open.get(id);
    if (connection === undefined) return null;
    connection.leaving = true;
    this.#open.delete(id);
    await this.#end(connection, KEEP_SESSION_CODE);
    return sessionOf(connection.session);
  }

  /** Closes all of them for good. */
  async close(): Promise<void> {
    this.#timer?.cancel();
    this.#timer = null;
    const connections = [...this.#open.values()];
    this.#open.clear();
    for (const connection of connections) connection.leaving = true;
    await Promise.all(connections.map((one) => this.#end(one)));
  }

  /** While a connection waits for Discord's Hello, @discordjs/ws ends it twice, and the first end never resolves. */
  async #end({ shard }: ShardConnection, code?: number): Promise<void> {
    await within(
      this.#options.timers,
      CLOSE_TIMEOUT_MS,
      shard.destroy(code === undefined ? {} : { code }),
      undefined,
    );
  }

  /** Forwards events of a connection; catches errors of listeners. */
  #pass(connection: ShardConnection, id: number): void {
    const { shard } = connection;
    const { report, timers } = this.#options;
    const heard = (): void => {
      connection.heard = timers.steady();
    };
    const { Closed, Dispatch, Error: Failed, HeartbeatComplete, Hello } = WebSocketShardEvents;
    shard.on(Closed, ({ code }) => report.closed(code));
    shard.on(Failed, ({ error }) => report.failed(error, 'connection'));
    shard.on(Hello, heard);
    shard.on(HeartbeatComplete, () => {
      // Heartbeats are acknowledged even without events: they only count for a connection that is ready.
      if (shard.status === WebSocketShardStatus.Ready) heard();
    });
    shard.on(Dispatch, (one) => {
      heard();
      try {
        report.dispatch(one.data, id);
      } catch (error) {
        report.failed(error, typeOf(one));
      }
    });
  }

  #check(): void {
    const { report, timers } = this.#options;
    for (const [id, connection] of this.#open) {
      const { shard, heard } = connection;
      // While connecting, @discordjs/ws uses its own timeouts.
      const resuming = shard.status === WebSocketShardStatus.Resuming;
      if (!resuming && shard.status !== WebSocketShardStatus.Ready) continue;
      if (timers.steady() - heard < (resuming ? this.#watch.resumingMs : this.#watch.readyMs)) continue;
      connection.heard = timers.steady();
      report.silent(id);
      const { Reconnect, Resume } = WebSocketShardDestroyRecovery;
      shard
        .destroy({ reason: 'nothing arrives any more', recover: resuming ? Reconnect : Resume })
        .catch((error: unknown) => report.failed(error, 'renewal'));
    }
  }
}

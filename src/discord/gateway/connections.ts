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
  GatewayCloseCodes,
  type GatewayDispatchPayload,
  GatewayIntentBits,
} from 'discord-api-types/v10';
import type { ShardSession } from '../../kernel/leases.ts';
import { type Timer, type Timers, within } from '../../kernel/timers.ts';

/** How long a connection may be silent before it is renewed, in milliseconds. */
export interface SilenceLimits {
  /** Events that were missed are sent at once after a RESUME. */
  readonly resuming: number;
  /** Discord answers a heartbeat every 41 seconds. */
  readonly ready: number;
  readonly every: number;
}

const WATCH: SilenceLimits = { resuming: 30_000, ready: 120_000, every: 5_000 };

/** What is told of connections. */
export interface ConnectionReport {
  readonly dispatch: (event: GatewayDispatchPayload, shard: number) => void;
  /** An event of Discord's could not be taken in, or a connection failed; it goes on. */
  readonly failed: (error: unknown, event: string) => void;
  /** A connection was silent for too long and is renewed. */
  readonly silent: (shard: number) => void;
  /** Discord closed a connection with a code after which it is not opened again. */
  readonly lost: (code: number) => void;
}

export interface ConnectionOptions {
  readonly token: string;
  /** How many connections there are in all. */
  readonly count: number;
  /** Where Discord's gateway is. */
  readonly information: APIGatewayBotInfo;
  readonly report: ConnectionReport;
  readonly timers: Timers;
  readonly watch?: SilenceLimits | undefined;
  /** Resolves when a connection may be opened: a process that stood still has to know first that it still has the shard. */
  readonly mayConnect: () => Promise<void>;
  /** Resolves when a shard may be identified. */
  readonly mayIdentify: (shard: number, signal: AbortSignal) => Promise<void>;
}

/** Codes with which the gateway closes for good (Discord's documentation, “Gateway close event codes”). */
const FOR_GOOD: ReadonlySet<number> = new Set([
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]);

/** Not 1000 and not 1001, which end a session: it waits for whoever takes it up again. */
const TAKEN_UP_ELSEWHERE = 4200;

/** How long the end of a connection is waited for, in milliseconds: a close that is on its way is enough. */
const END_MS = 1_000;

const NEVER = new Promise<never>(() => undefined);

const sessionOf = (info: SessionInfo | null): ShardSession | null =>
  info === null ? null : { id: info.sessionId, sequence: info.sequence, resumeUrl: info.resumeURL };

const infoOf = (
  { id: sessionId, sequence, resumeUrl: resumeURL }: ShardSession,
  shardId: number,
  shardCount: number,
): SessionInfo => ({ sessionId, sequence, resumeURL, shardId, shardCount });

interface Connection {
  readonly shard: WebSocketShard;
  session: SessionInfo | null;
  /** When something was heard that shows that events arrive, by the steady clock. */
  heard: number;
  /** True: it does not connect again, and its session stays as it is. */
  leaving: boolean;
}

/** The type of a dispatch, such as INTERACTION_CREATE: never what is in it. */
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
 * The connections to Discord of this process, one a shard, with two things added to those of @discordjs/ws: an event that cannot be
 * taken in ends nothing, and a connection that nothing arrives on any more is renewed. A RESUME that is never answered leaves
 * one that Discord's heartbeats keep alive for ever, and deaf.
 */
export class Connections {
  readonly #options: ConnectionOptions;
  readonly #watch: SilenceLimits;
  readonly #open = new Map<number, Connection>();
  #timer: Timer | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#watch = options.watch ?? WATCH;
  }

  /** Shards with a connection, and whether events arrive on it. */
  get ready(): ReadonlyMap<number, boolean> {
    return new Map(
      [...this.#open].map(([id, { shard }]) => [id, shard.status === WebSocketShardStatus.Ready]),
    );
  }

  /** The session of a shard as it stands; null: it has none. */
  session(id: number): ShardSession | null {
    return sessionOf(this.#open.get(id)?.session ?? null);
  }

  /** Connects a shard, where there is a session with a RESUME; resolves when events arrive. */
  async open(id: number, session: ShardSession | null): Promise<void> {
    const options = strategyOptions(this.#options);
    const shard: WebSocketShard = new WebSocketShard(
      {
        options,
        // Between two connections it cannot be told to end: it asks for its session then, and waits for ever.
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
    const connection: Connection = {
      shard,
      session: session === null ? null : infoOf(session, id, options.shardCount),
      heard: this.#options.timers.steady(),
      leaving: false,
    };
    this.#pass(connection, id);
    this.#open.set(id, connection);
    this.#timer ??= this.#options.timers.every(this.#watch.every, () => this.#check());
    await shard.connect();
  }

  /** Closes a shard so that its session, which is given, can be taken up elsewhere. */
  async leave(id: number): Promise<ShardSession | null> {
    const connection = this.#open.get(id);
    if (connection === undefined) return null;
    connection.leaving = true;
    this.#open.delete(id);
    await this.#end(connection, TAKEN_UP_ELSEWHERE);
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

  /** While a connection waits for Discord's first word @discordjs/ws ends it twice, and the first end never resolves. */
  async #end({ shard }: Connection, code?: number): Promise<void> {
    await within(this.#options.timers, END_MS, shard.destroy(code === undefined ? {} : { code }), undefined);
  }

  /** Hands on what a connection tells; an error in whoever listens stays here. */
  #pass(connection: Connection, id: number): void {
    const { shard } = connection;
    const { report, timers } = this.#options;
    const heard = (): void => {
      connection.heard = timers.steady();
    };
    const { Closed, Dispatch, Error: Failed, HeartbeatComplete, Hello } = WebSocketShardEvents;
    shard.on(Closed, ({ code }) => {
      if (FOR_GOOD.has(code)) report.lost(code);
    });
    shard.on(Failed, ({ error }) => report.failed(error, 'connection'));
    shard.on(Hello, heard);
    shard.on(HeartbeatComplete, () => {
      // Heartbeats are answered whether or not events arrive: only of a connection that is ready do they say enough.
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
      // While it connects @discordjs/ws has time limits of its own.
      const resuming = shard.status === WebSocketShardStatus.Resuming;
      if (!resuming && shard.status !== WebSocketShardStatus.Ready) continue;
      if (timers.steady() - heard < (resuming ? this.#watch.resuming : this.#watch.ready)) continue;
      connection.heard = timers.steady();
      report.silent(id);
      const { Reconnect, Resume } = WebSocketShardDestroyRecovery;
      shard
        .destroy({ reason: 'nothing arrives any more', recover: resuming ? Reconnect : Resume })
        .catch((error: unknown) => report.failed(error, 'renewal'));
    }
  }
}

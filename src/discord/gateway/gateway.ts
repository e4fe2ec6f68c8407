import { type REST, RESTEvents } from '@discordjs/rest';
import {
  type APIApplication,
  type APIGatewayBotInfo,
  type APIInteraction,
  GatewayCloseCodes as Close,
  GatewayDispatchEvents as Event,
  type GatewayDispatchPayload,
  type GatewayGuildCreateDispatchData,
  Routes,
} from 'discord-api-types/v10';
import type { Leases } from '../../kernel/leases.ts';
import type { Clock } from '../../kernel/ports.ts';
import type { OwnShards } from '../../kernel/shard.ts';
import { pause, type Timers } from '../../kernel/timers.ts';
import { REQUEST_TIMEOUT_MS, reasonOf, restClient } from '../wire.ts';
import { type ConnectionReport, Connections, type SilenceLimits } from './connections.ts';
import { ShardKeeper } from './keeper.ts';
import { Servers } from './servers.ts';

/** Interval at which unused rate limits are dropped: each interaction leaves one. */
const SWEEP_INTERVAL_MS = 300_000;
/** Discord bans the bot after 10,000 invalid requests in ten minutes. */
const INVALID_REQUESTS_PER_WARNING = 1_000;
/** Retry interval for permission to identify while the database is unreachable. */
const RETRY_MS = 1_000;

export interface GatewayEvents {
  readonly interaction: (raw: APIInteraction) => void;
  /** Also called for each server at startup. */
  readonly server: (guild: JoinedServer) => void;
  /** A channel or thread was deleted; null: the bot left the server. */
  readonly gone: (guild: string, channel: string | null) => void;
  readonly roleGone: (guild: string, role: string) => void;
  /** Why a connection was closed for good: it receives no more events. */
  readonly lost: (reason: string) => void;
  /** A shard moved to this process after startup and is ready. */
  readonly woke: (shard: number) => void;
  /** Called before shards move to another process. */
  readonly leaving: () => Promise<void>;
  readonly failed: ConnectionReport['failed'];
  readonly silent: ConnectionReport['silent'];
  /** Number of requests that Discord refused as invalid. */
  readonly refused: (count: number) => void;
}

export type JoinedServer = GatewayGuildCreateDispatchData;

export interface GatewayOptions {
  readonly token: string;
  /** Base address of Discord's API; null = Discord's own. */
  readonly api: string | null;
  readonly timers: Timers;
  readonly clock: Clock;
  readonly leases: Leases;
  /** Receives the shards of this process; null: it runs alone and serves all servers. */
  readonly shards: OwnShards | null;
  /** False: clicks come by HTTP only, and nothing is known of servers except by request. */
  readonly connects: boolean;
  /** Timeout of requests to Discord. */
  readonly timeoutMs?: number | undefined;
  readonly watch?: SilenceLimits | undefined;
}

/** The bot's identity, and what Discord shows of it. */
export interface Application
  extends Pick<APIApplication, 'description' | 'tags' | 'integration_types_config'> {
  readonly id: string;
  readonly name: string;
}

const REFUSED = 'Discord does not accept the token (DISCORD_TOKEN): take a new one from the developer portal';
const UNAUTHORIZED = 401;

/** Messages to the operator for close codes that forbid reconnecting (Discord's documentation, “Gateway close event codes”). */
const FOR_GOOD: Readonly<Record<number, string>> = {
  [Close.AuthenticationFailed]: REFUSED,
  [Close.InvalidShard]: 'Discord does not accept the number of this shard',
  [Close.ShardingRequired]: 'Discord asks for more shards',
  [Close.InvalidAPIVersion]: 'Discord does not accept this version of its gateway any more',
  [Close.InvalidIntents]: 'Discord does not know an intent that was asked for',
  [Close.DisallowedIntents]: 'Discord does not allow an intent that was asked for',
};

/** Discord refuses the bot until the operator changes something. The message says what. */
export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
}

/** Stub for a bot that receives clicks by HTTP only. */
const NO_CONNECTIONS: Pick<Connections, 'open' | 'leave' | 'session'> = {
  open: () => Promise.resolve(),
  leave: () => Promise.resolve(null),
  session: () => null,
};

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : null;

/**
 * Discord's answer.
 *
 * @throws NotLetIn for a refused token, or an Error saying that Discord cannot be reached
 */
const asked = async <T>(request: Promise<unknown>): Promise<T> => {
  try {
    return (await request) as T;
  } catch (error) {
    if (statusOf(error) === UNAUTHORIZED) throw new NotLetIn(REFUSED, { cause: error });
    throw new Error(`Discord cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
};

const tell = (events: GatewayEvents, { t, d }: GatewayDispatchPayload): void => {
  if (t === Event.InteractionCreate) events.interaction(d);
  else if (t === Event.GuildCreate && d.unavailable !== true) events.server(d);
  else if (t === Event.GuildDelete && d.unavailable !== true) events.gone(d.id, null);
  else if (t === Event.ChannelDelete && 'guild_id' in d && d.guild_id !== undefined)
    events.gone(d.guild_id, d.id);
  else if (t === Event.ThreadDelete && d.guild_id !== undefined) events.gone(d.guild_id, d.id);
  else if (t === Event.GuildRoleDelete) events.roleGone(d.guild_id, d.role_id);
};

/**
 * The one port to Discord's gateway. Subscribes to servers only (the Guilds intent), on as many shards as Discord asks for: one
 * below 2,500 servers.
 */
export class Gateway {
  readonly rest: REST;
  readonly servers: Servers;
  readonly #options: GatewayOptions;
  #connections: Connections | null = null;
  #keeper: ShardKeeper | null = null;
  #lost: ((error: NotLetIn) => void) | null = null;

  constructor(options: GatewayOptions) {
    const { token, api, timeoutMs = REQUEST_TIMEOUT_MS, timers } = options;
    this.#options = options;
    this.rest = restClient(api, timeoutMs, {
      handlerSweepInterval: SWEEP_INTERVAL_MS,
      invalidRequestWarningInterval: INVALID_REQUESTS_PER_WARNING,
    }).setToken(token);
    this.servers = new Servers(this.rest, timers);
  }

  /** Whether clicks arrive. With many connections, one is always being renewed. */
  get connected(): boolean {
    return this.shards === null || this.shards.ready > 0;
  }

  /** Null: it never connects. */
  get shards(): { readonly all: number; readonly ready: number } | null {
    if (!this.#options.connects) return null;
    const open = [...(this.#connections?.ready.values() ?? [])];
    return { all: open.length, ready: open.filter(Boolean).length };
  }

  /**
   * Logs in; resolves once the shards that are free now are ready, and reports later events to `events`.
   *
   * @throws NotLetIn, or another Error, telling the operator what is wrong; never contains the token
   */
  async start(events: GatewayEvents): Promise<Application> {
    this.rest.on(RESTEvents.InvalidRequestWarning, ({ count }) => {
      events.refused(count);
    });
    const application = await asked<APIApplication>(this.rest.get(Routes.currentApplication()));
    const information = await asked<APIGatewayBotInfo>(this.rest.get(Routes.gatewayBot()));
    const count = await this.#options.leases.join(application.id, information.shards);
    const { shards } = this.#options;
    if (shards !== null) shards.count = count;
    const lost = new Promise<never>((_, reject) => (this.#lost = reject));
    const keeper = this.#keep(events, information, count);
    await Promise.race([keeper.start(), lost]).catch((error: unknown) => {
      if (error instanceof NotLetIn) throw error;
      throw new Error(`Discord cannot be reached: ${reasonOf(error)}`, { cause: error });
    });
    this.#lost = null;
    return { ...application, name: application.bot?.username ?? application.name };
  }

  async leave(): Promise<void> {
    if (this.#options.shards !== null) await this.#keeper?.close();
  }

  async close(): Promise<void> {
    this.#keeper?.stop();
    await this.#connections?.close();
    this.rest.clearHandlerSweeper();
    this.rest.clearHashSweeper();
  }

  #keep(events: GatewayEvents, information: APIGatewayBotInfo, count: number): ShardKeeper {
    const { token, timers, watch, leases, shards, clock, connects } = this.#options;
    const { max_concurrency: keys } = information.session_start_limit;
    const connections: Connections = new Connections({
      token,
      count,
      information,
      timers,
      watch,
      report: {
        failed: events.failed,
        silent: events.silent,
        closed: (code) => this.#closed(code, events),
        dispatch: (event, shard) => {
          this.servers.take(event, shard, count);
          tell(events, event);
        },
      },
      mayConnect: () => keeper.sure(),
      mayIdentify: async (shard, signal) => {
        for (;;) {
          // Retry while the database is unreachable: the library itself doesn't retry.
          const wait = await leases.identify(shard % keys).catch(() => RETRY_MS);
          signal.throwIfAborted();
          if (wait === 0) return;
          await pause(timers, wait);
          signal.throwIfAborted();
        }
      },
    });
    const keeper: ShardKeeper = new ShardKeeper({
      leases,
      connections: connects ? connections : NO_CONNECTIONS,
      timers,
      clock,
      taken: (shard) => shards?.mine.add(shard),
      ready: events.woke,
      leaving: events.leaving,
      left: (shard) => {
        shards?.mine.delete(shard);
        this.servers.forget(shard);
      },
      failed: events.failed,
    });
    if (shards !== null) shards.isReady = (shard) => !connects || connections.ready.get(shard) === true;
    this.#connections = connections;
    this.#keeper = keeper;
    return keeper;
  }

  #closed(code: number, events: GatewayEvents): void {
    const reason = FOR_GOOD[code];
    if (reason === undefined) return;
    if (this.#lost === null) events.lost(reason);
    else this.#lost(new NotLetIn(reason));
  }
}

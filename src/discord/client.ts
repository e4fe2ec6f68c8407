import {
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  OAuth2Scopes,
  Options,
  type PermissionsString,
} from 'discord.js';
import type { Timers } from '../kernel/timers.ts';
import { type ShardReport, type Watch, WatchedShards } from './shards.ts';
import { REQUEST_TIME, reasonOf } from './wire.ts';

/** How often limits that are no longer needed are forgotten, in milliseconds: each interaction leaves one. */
const SWEEP = 300_000;
/** Of requests that Discord refuses as invalid, 10,000 in ten minutes shut the bot out: a word after so many. */
const INVALID = 1_000;

export interface ClientOptions {
  /** How long Discord may take to answer a request, in milliseconds. */
  readonly timeout?: number | undefined;
  readonly report?: ShardReport;
  readonly watch?: Watch | undefined;
}

const NO_REPORT: ShardReport = { failed: () => undefined, silent: () => undefined };

/**
 * A client that knows of servers and nothing else: the Guilds intent, and caches that stay empty. It has as many shards as
 * Discord asks for: one below 2,500 servers. `api`: null = Discord's.
 */
export const createClient = (
  api: string | null,
  timers: Timers,
  { timeout = REQUEST_TIME, report = NO_REPORT, watch }: ClientOptions = {},
): Client =>
  new Client({
    ws: { buildStrategy: (manager) => new WatchedShards(manager, report, timers, watch) },
    intents: [GatewayIntentBits.Guilds],
    shards: 'auto',
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      ApplicationCommandManager: 0,
      ApplicationEmojiManager: 0,
      AutoModerationRuleManager: 0,
      BaseGuildEmojiManager: 0,
      DMMessageManager: 0,
      EntitlementManager: 0,
      GuildBanManager: 0,
      GuildEmojiManager: 0,
      GuildForumThreadManager: 0,
      GuildInviteManager: 0,
      GuildMemberManager: 0,
      GuildMessageManager: 0,
      GuildScheduledEventManager: 0,
      GuildStickerManager: 0,
      GuildTextThreadManager: 0,
      MessageManager: 0,
      PresenceManager: 0,
      ReactionManager: 0,
      ReactionUserManager: 0,
      StageInstanceManager: 0,
      ThreadManager: 0,
      ThreadMemberManager: 0,
      UserManager: 0,
      VoiceStateManager: 0,
    }),
    rest: {
      version: '10',
      handlerSweepInterval: SWEEP,
      invalidRequestWarningInterval: INVALID,
      timeout,
      ...(api === null ? {} : { api }),
    },
  });

const REFUSED = 'Discord does not accept the token (DISCORD_TOKEN): take a new one from the developer portal';

/** Codes with which the gateway closes for good (Discord's documentation, “Gateway close event codes”), for whoever runs the bot. */
const FOR_GOOD: Readonly<Record<number, string>> = {
  4004: REFUSED,
  4010: 'Discord does not accept the number of this shard',
  4011: 'Discord asks for more shards',
  4013: 'Discord does not know an intent that was asked for',
  4014: 'Discord does not allow an intent that was asked for',
};

/** Discord does not let the bot in, and will not before somebody changes something. The message says what. */
export class NotLetIn extends Error {
  override readonly name = 'NotLetIn';
}

/**
 * Logs in, and resolves when the bot is ready.
 *
 * @throws NotLetIn, or another Error, that says, for whoever runs the bot, what stands against it; never with the token
 */
export const logIn = async (client: Client, token: string): Promise<void> => {
  const ready = new Promise<void>((resolve) => {
    client.once(Events.ClientReady, () => {
      resolve();
    });
  });
  let closed: string | undefined;
  client.once(Events.ShardDisconnect, ({ code }) => {
    closed = FOR_GOOD[code];
  });
  try {
    await client.login(token);
  } catch (error) {
    const refused = error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;
    const lasting = refused ? REFUSED : closed;
    if (lasting !== undefined) throw new NotLetIn(lasting, { cause: error });
    throw new Error(`Discord cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
  await ready;
};

/** Calls `lost` with the reason where a connection was closed for good: discord.js does not open it again, and nothing arrives any more. */
export const whenLost = (client: Client, lost: (reason: string) => void): void => {
  client.on(Events.ShardDisconnect, ({ code }) => {
    lost(FOR_GOOD[code] ?? `Discord closed the connection for good, with the code ${code}`);
  });
};

/** What the bot does in a server: boards with pictures in channels and threads, threads of its own, boards that it draws anew. */
const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly PermissionsString[];

/** The address at which somebody brings the bot into a server. The client must be logged in. */
export const invitationOf = (client: Client): string =>
  client.generateInvite({
    scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
    permissions: [...PERMISSIONS],
  });

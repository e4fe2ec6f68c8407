import { Client, GatewayIntentBits, Options } from 'discord.js';
import { REQUEST_TIME } from './wire.ts';

/** How often limits that are no longer needed are forgotten, in milliseconds: each interaction leaves one. */
const SWEEP = 300_000;

/** A client that knows of servers and nothing else: the Guilds intent, and caches that stay empty. `api`: null = Discord's. */
export const createClient = (api: string | null, timeout = REQUEST_TIME): Client =>
  new Client({
    intents: [GatewayIntentBits.Guilds],
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
    rest: { version: '10', handlerSweepInterval: SWEEP, timeout, ...(api === null ? {} : { api }) },
  });

/** The little server at the start: one guild, its roles, people, channels and the bot. Ids never change. */
import type { JsonObject, Person } from './types.ts';

const id = (n: number): string => (1_300_000_000_000_000_000n + BigInt(n)).toString();
const bits = (...positions: readonly number[]): bigint =>
  positions.reduce((sum, at) => sum | (1n << BigInt(at)), 0n);

/** Spreads servers over shards (Discord: a server's shard is its id divided by 2^22, modulo the number of shards). */
const inServer = (server: number, n: number): string => String(BigInt(id(n)) + (BigInt(server) << 22n));

export const serverId = (server: number): string => inServer(server, 1);
export const GUILD_ID = serverId(0);
export const GUILD_NAME = 'Sprague’s classroom';
export const GUILD_LOCALE = 'en-US';
export const BOT_ID = id(2);
/** New applications on Discord share their id with their bot. */
export const APPLICATION_ID = id(2);
export const BOT_NAME = 'Sprague';
/** Owns the server, and sees private threads without an invitation. */
export const TEACHER_ID = id(20);
export const SINCE = '2025-01-01T00:00:00.000000+00:00';

/** View, send, embed, attach, history, react, commands, public threads, send in threads. */
export const EVERYONE = bits(6, 10, 11, 14, 15, 16, 31, 35, 38);
const ALL = bits(...Array.from({ length: 51 }, (_, at) => at));
/** Everybody's, and manage messages and threads, private threads, create events. */
const BOT = EVERYONE | bits(13, 34, 36, 44);

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly permissions: bigint;
  readonly color: number;
}
export const ROLES: readonly Role[] = [
  { id: id(10), name: 'Teacher', permissions: ALL, color: 0x0072b2 },
  { id: id(11), name: 'Student', permissions: 0n, color: 0x009e73 },
  { id: id(12), name: BOT_NAME, permissions: BOT, color: 0 },
  { id: GUILD_ID, name: '@everyone', permissions: EVERYONE, color: 0 },
];

/** A member of the server. `dm`: their channel with the bot; empty where they have none. */
export interface Resident extends Person {
  readonly username: string;
  readonly dm: string;
}

const resident = (
  n: number,
  role: string,
  name: string,
  username: string,
  locale: string,
  color: string,
): Resident => ({ id: id(20 + n), name, username, locale, color, roles: [role], dm: id(40 + n) });

/** The usual cast: a teacher and three students. */
export const CAST: readonly Resident[] = [
  resident(0, 'Teacher', 'Ms Turing', 'ms.turing', 'en-GB', '#0072b2'),
  resident(1, 'Student', 'Ada', 'ada', 'en-GB', '#d55e00'),
  resident(2, 'Student', 'Ben', 'ben', 'en-US', '#009e73'),
  resident(3, 'Student', '小明', 'xiaoming', 'zh-CN', '#cc79a7'),
];

/** A role as Discord's role object; the first of `ROLES` is the highest. */
export function roleJson(role: Role, guild: string): JsonObject {
  return {
    id: role.id === GUILD_ID ? guild : role.id,
    name: role.name,
    description: null,
    permissions: role.permissions.toString(),
    position: role.id === GUILD_ID ? 0 : ROLES.length - 1 - ROLES.indexOf(role),
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: role.name === 'Teacher',
    managed: role.name === BOT_NAME,
    mentionable: role.name === 'Student',
    icon: null,
    unicode_emoji: null,
    flags: 0,
    ...(role.name === BOT_NAME ? { tags: { bot_id: BOT_ID } } : {}),
  };
}

/** A server as Discord's guild object, without channels and members. */
export function guildJson(guild: string): JsonObject {
  return {
    id: guild,
    name: GUILD_NAME,
    icon: null,
    description: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    owner_id: TEACHER_ID,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: GUILD_LOCALE,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    nsfw: false,
    nsfw_level: 0,
    features: [],
    emojis: [],
    stickers: [],
    roles: ROLES.map((role) => roleJson(role, guild)),
  };
}

/** The servers' channels at the start; those of the second are “games-2” and so on. */
export function seedChannels(servers: number): readonly {
  readonly json: JsonObject;
  readonly members: readonly string[] | null;
}[] {
  return Array.from({ length: servers }, (_, server) => channelsIn(server)).flat();
}

function channelsIn(server: number) {
  return ['games', 'class', 'lounge'].map((name, position) => ({
    json: {
      id: inServer(server, 30 + position),
      type: 0,
      guild_id: serverId(server),
      name: server === 0 ? name : `${name}-${server + 1}`,
      position,
      parent_id: null,
      topic: null,
      nsfw: false,
      last_message_id: null,
      rate_limit_per_user: 0,
      permission_overwrites: [],
      flags: 0,
    },
    members: null,
  }));
}

/** The bot's application as Discord's application object; `bot` and `owner` are users. */
export function applicationJson(bot: JsonObject, owner: JsonObject | null, publicKey: string): JsonObject {
  return {
    id: APPLICATION_ID,
    name: BOT_NAME,
    icon: null,
    description: '',
    summary: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: publicKey,
    flags: 0,
    hook: true,
    is_monetized: false,
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    bot,
    owner,
    team: null,
    redirect_uris: [],
    interactions_endpoint_url: null,
    integration_types_config: { '0': {}, '1': {} },
  };
}

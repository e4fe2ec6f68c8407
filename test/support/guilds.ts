/** GUILD_CREATE in the form and size of Discord's usual servers: parsed from text, as it arrives. */
import type { GatewayDispatchPayload } from 'discord-api-types/v10';

export interface GuildSize {
  readonly channels: number;
  readonly roles: number;
}

/** An id that nothing else in any server has. */
const idOf = (server: number, kind: number, n: number): string =>
  String((BigInt(server + 1) << 22n) + BigInt(kind * 1_000 + n));

const role = (server: number, n: number) => ({
  id: n === 0 ? idOf(server, 0, 0) : idOf(server, 1, n),
  name: n === 0 ? '@everyone' : `Role number ${n}`,
  description: null,
  permissions: '1071698660929',
  position: n,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: false,
  mentionable: false,
  icon: null,
  unicode_emoji: null,
  flags: 0,
});

const channel = (server: number, n: number) => ({
  id: idOf(server, 2, n),
  type: 0,
  name: `channel-${n}`,
  position: n,
  parent_id: null,
  topic: 'What this channel is about, in a sentence or two, as most servers have it',
  nsfw: false,
  last_message_id: idOf(server, 3, n),
  rate_limit_per_user: 0,
  permission_overwrites: [
    { id: idOf(server, 0, 0), type: 0, allow: '0', deny: '1024' },
    { id: idOf(server, 1, 1), type: 0, allow: '1024', deny: '0' },
  ],
  flags: 0,
});

export const guildId = (server: number): string => idOf(server, 0, 0);

/** The event of one server as text. */
export const guildText = (server: number, { channels, roles }: GuildSize): string =>
  JSON.stringify({
    op: 0,
    s: server,
    t: 'GUILD_CREATE',
    d: {
      id: guildId(server),
      name: `Server number ${server}`,
      owner_id: idOf(server, 4, 1),
      preferred_locale: 'en-US',
      joined_at: '2025-01-01T00:00:00.000000+00:00',
      features: ['COMMUNITY', 'NEWS'],
      system_channel_id: idOf(server, 2, 0),
      member_count: 250,
      members: [],
      emojis: [],
      stickers: [],
      roles: Array.from({ length: roles }, (_, n) => role(server, n)),
      channels: Array.from({ length: channels }, (_, n) => channel(server, n)),
    },
  });

export const guildEvent = (server: number, size: GuildSize): GatewayDispatchPayload =>
  JSON.parse(guildText(server, size)) as GatewayDispatchPayload;

/** The server, its members and roles, users, and the gateway's address. */
import { apiError } from '../errors.ts';
import { BOT_USER } from '../people.ts';
import { BOT_ID, guildJson, ROLES, roleJson, SINCE } from '../seed.ts';
import { isArchived, isThread, type LocalState } from '../state.ts';
import type { JsonObject } from '../types.ts';
import { eventsOf } from './events.ts';
import { part, type RestApp, reply, requireGuild } from './kit.ts';

const texts = (state: LocalState, guild: string): JsonObject[] =>
  [...state.channels.values()]
    .map((record) => record.json)
    .filter((json) => json['type'] === 0 && json['guild_id'] === guild);
const activeThreads = (state: LocalState, guild: string): JsonObject[] =>
  [...state.channels.values()]
    .filter((record) => isThread(record) && !isArchived(record) && record.json['guild_id'] === guild)
    .map((record) => record.json);

/** A server as in GUILD_CREATE; the Guilds intent shows only the bot of its members. */
export const guildCreate = (state: LocalState, guild: string): JsonObject => ({
  ...guildJson(guild),
  joined_at: SINCE,
  large: false,
  unavailable: false,
  member_count: state.people.all().length + 1,
  members: [{ ...state.people.member(BOT_ID), user: BOT_USER }],
  channels: texts(state, guild),
  threads: activeThreads(state, guild),
  voice_states: [],
  presences: [],
  stage_instances: [],
  guild_scheduled_events: eventsOf(state, guild),
  soundboard_sounds: [],
});

/** Routes of the gateway's address and the servers. Throws `ApiError`. */
export function guildRoutes(app: RestApp, state: LocalState): void {
  const gateway = { url: `${state.base.replace(/^http/, 'ws')}/gateway` };
  app.get('/gateway', (c) => reply(c, gateway));
  app.get('/gateway/bot', (c) =>
    reply(c, {
      ...gateway,
      shards: state.limits.shards,
      session_start_limit: {
        total: 1000,
        remaining: 1000,
        reset_after: 0,
        max_concurrency: state.limits.maxConcurrency,
      },
    }),
  );
  app.get('/guilds/:guild', (c) => {
    const guild = requireGuild(c, state);
    const counts =
      c.req.query('with_counts') === 'true'
        ? { approximate_member_count: state.people.all().length + 1 }
        : {};
    return reply(c, { ...guildJson(guild), ...counts });
  });
  app.get('/guilds/:guild/channels', (c) => {
    return reply(c, texts(state, requireGuild(c, state)));
  });
  app.get('/guilds/:guild/roles', (c) => {
    const guild = requireGuild(c, state);
    return reply(
      c,
      ROLES.map((role) => roleJson(role, guild)),
    );
  });
  app.get('/guilds/:guild/threads/active', (c) => {
    const threads = activeThreads(state, requireGuild(c, state));
    return reply(c, { threads, members: threads.map((thread) => thread['member']) });
  });
  app.get('/guilds/:guild/members/:user', (c) => {
    const guild = requireGuild(c, state);
    const which = part(c, 'user') === '@me' ? BOT_ID : part(c, 'user');
    const user = state.people.user(which);
    if (user === null) throw apiError(10007);
    return reply(c, { ...state.people.member(which), user, guild_id: guild });
  });
  app.get('/users/:user', (c) => {
    const user = state.people.user(part(c, 'user'));
    if (user === null) throw apiError(10013);
    return reply(c, user);
  });
}

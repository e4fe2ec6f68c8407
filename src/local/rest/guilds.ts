/** The server, its members and roles, people, and where the gateway is. */
import { apiError } from '../errors.ts';
import { BOT_USER } from '../people.ts';
import { BOT_ID, GUILD_ID, guildJson, ROLES, roleJson, SINCE } from '../seed.ts';
import type { State } from '../state.ts';
import { isArchived, isThread } from '../threads.ts';
import type { JsonObject } from '../types.ts';
import { type App, part, reply, requireGuild } from './kit.ts';

const texts = (state: State): JsonObject[] =>
  [...state.channels.values()].map((record) => record.json).filter((json) => json['type'] === 0);
const activeThreads = (state: State): JsonObject[] =>
  [...state.channels.values()]
    .filter((record) => isThread(record) && !isArchived(record))
    .map((record) => record.json);

/** The server as GUILD_CREATE carries it; of its members the Guilds intent shows the bot alone. */
export const guildCreate = (state: State): JsonObject => ({
  ...guildJson(),
  joined_at: SINCE,
  large: false,
  unavailable: false,
  member_count: state.people.all().length + 1,
  members: [{ ...state.people.member(BOT_ID), user: BOT_USER }],
  channels: texts(state),
  threads: activeThreads(state),
  voice_states: [],
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});

/** Routes of the gateway's address and of the one server that there is. Errors are thrown as `ApiError`. */
export function guildRoutes(app: App, state: State): void {
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
        max_concurrency: state.limits.shards,
      },
    }),
  );
  app.get('/guilds/:guild', (c) => {
    requireGuild(c);
    const counts =
      c.req.query('with_counts') === 'true'
        ? { approximate_member_count: state.people.all().length + 1 }
        : {};
    return reply(c, { ...guildJson(), ...counts });
  });
  app.get('/guilds/:guild/channels', (c) => {
    requireGuild(c);
    return reply(c, texts(state));
  });
  app.get('/guilds/:guild/roles', (c) => {
    requireGuild(c);
    return reply(c, ROLES.map(roleJson));
  });
  app.get('/guilds/:guild/threads/active', (c) => {
    requireGuild(c);
    const threads = activeThreads(state);
    return reply(c, { threads, members: threads.map((thread) => thread['member']) });
  });
  app.get('/guilds/:guild/members/:user', (c) => {
    requireGuild(c);
    const which = part(c, 'user') === '@me' ? BOT_ID : part(c, 'user');
    const user = state.people.user(which);
    if (user === null) throw apiError(10007);
    return reply(c, { ...state.people.member(which), user, guild_id: GUILD_ID });
  });
  app.get('/users/:user', (c) => {
    const user = state.people.user(part(c, 'user'));
    if (user === null) throw apiError(10013);
    return reply(c, user);
  });
}

/** Scheduled events of a server; only those that take place elsewhere (`EXTERNAL`). */
import { apiError, invalid } from '../errors.ts';
import { number, object, string, text } from '../json.ts';
import { BOT_ID } from '../seed.ts';
import type { LocalState } from '../state.ts';
import type { JsonObject } from '../types.ts';
import { done, form, part, type RestApp, type RestCall, reply, requireGuild } from './kit.ts';

const STATUS = { scheduled: 1, active: 2, completed: 3, cancelled: 4 } as const;
/** Discord's limit for events of a server that are planned or running. */
const MAX_EVENTS = 100;

/** The event with its present status: it starts and ends by itself. */
const atNow = (state: LocalState, event: JsonObject): JsonObject => {
  const now = state.clock.now();
  const [start, end] = ['start', 'end'].map((one) => Date.parse(text(event[`scheduled_${one}_time`])));
  const { status } = event;
  if (status === STATUS.cancelled || status === STATUS.completed) return event;
  return {
    ...event,
    status: now >= end! ? STATUS.completed : now >= start! ? STATUS.active : STATUS.scheduled,
  };
};

/** Planned and running events. */
export const eventsOf = (state: LocalState, guild: string): JsonObject[] =>
  [...state.events.values()]
    .filter((event) => event['guild_id'] === guild)
    .map((event) => atNow(state, event))
    .filter(({ status }) => status === STATUS.scheduled || status === STATUS.active);

const keep = (state: LocalState, event: JsonObject): JsonObject => {
  const id = text(event['id']);
  state.events.set(id, event);
  state.store.put('event', id, event);
  return event;
};

const serverOf = (c: RestCall, state: LocalState): string => {
  const guild = requireGuild(c, state);
  if (!state.limits.events) throw apiError(50013);
  return guild;
};

const eventOf = (c: RestCall, state: LocalState): JsonObject => {
  const guild = serverOf(c, state);
  const event = eventsOf(state, guild).find(({ id }) => id === part(c, 'event'));
  if (event === undefined) throw apiError(10070);
  return event;
};

/** Checks beyond Discord's description: a name, a place, future times in order. */
const judge = (state: LocalState, event: JsonObject, begun: boolean): void => {
  const wrong = (path: string, message: string) => invalid([{ path, rule: 'BASE_TYPE_REQUIRED', message }]);
  if (text(event['name']).trim() === '') throw wrong('name', 'This field is required');
  if (text(object(event['entity_metadata'])['location']).trim() === '')
    throw wrong('entity_metadata', 'This field is required');
  const [start, end] = ['start', 'end'].map((one) =>
    Date.parse(string(event[`scheduled_${one}_time`]) ?? ''),
  );
  if (Number.isNaN(end)) throw wrong('scheduled_end_time', 'This field is required');
  if (!begun && start! <= state.clock.now())
    throw wrong('scheduled_start_time', 'Cannot schedule event in the past.');
  if (end! <= start!) throw wrong('scheduled_end_time', 'Cannot schedule event to end before it starts.');
};

const made = (state: LocalState, guild: string, json: JsonObject): JsonObject => ({
  id: state.newId(),
  guild_id: guild,
  channel_id: null,
  creator_id: BOT_ID,
  name: json['name'],
  description: json['description'] ?? null,
  image: null,
  scheduled_start_time: json['scheduled_start_time'],
  scheduled_end_time: json['scheduled_end_time'] ?? null,
  privacy_level: json['privacy_level'],
  status: STATUS.scheduled,
  entity_type: json['entity_type'],
  entity_id: null,
  entity_metadata: json['entity_metadata'],
  recurrence_rule: null,
  user_count: 0,
});

/** Whether the bot may change one status to the other. */
const follows = (before: number, after: number): boolean =>
  before === after ||
  (before === STATUS.scheduled && (after === STATUS.active || after === STATUS.cancelled)) ||
  (before === STATUS.active && after === STATUS.completed);

/** Routes below `/guilds/{id}/scheduled-events`. Throws `ApiError`. */
export function eventRoutes(app: RestApp, state: LocalState): void {
  app.get('/guilds/:guild/scheduled-events', (c) => reply(c, eventsOf(state, requireGuild(c, state))));
  app.post('/guilds/:guild/scheduled-events', async (c) => {
    const guild = serverOf(c, state);
    const { json } = await form(c, 'ExternalScheduledEventCreateRequest');
    const event = made(state, guild, json);
    judge(state, event, false);
    if (eventsOf(state, guild).length >= MAX_EVENTS) throw apiError(30038);
    return reply(c, keep(state, event));
  });
  app.get('/guilds/:guild/scheduled-events/:event', (c) => reply(c, eventOf(c, state)));
  app.patch('/guilds/:guild/scheduled-events/:event', async (c) => {
    const kept = state.events.get(part(c, 'event'));
    const { status: last } = kept === undefined ? {} : atNow(state, kept);
    if (last === STATUS.completed || last === STATUS.cancelled) throw apiError(180000);
    const before = eventOf(c, state);
    const { json } = await form(c, 'ExternalScheduledEventPatchRequestPartial');
    const status = number(before['status']) ?? STATUS.scheduled;
    const next = number(json['status']) ?? status;
    if (!follows(status, next))
      throw invalid([{ path: 'status', rule: 'BASE_TYPE_CHOICES', message: 'Invalid status transition' }]);
    const event = { ...before, ...json };
    if (json['status'] === undefined) judge(state, event, status === STATUS.active);
    return reply(c, keep(state, event));
  });
  app.delete('/guilds/:guild/scheduled-events/:event', (c) => {
    const id = text(eventOf(c, state)['id']);
    state.events.delete(id);
    state.store.drop('event', id);
    return done(c);
  });
}

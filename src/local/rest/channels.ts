/** Channels, their messages, threads and DMs. */
import { apiError, invalid } from '../errors.ts';
import { isObject, string, text } from '../json.ts';
import {
  byBot,
  channelMessage,
  createMessage,
  editMessage,
  judgeEdit,
  judgeNew,
  toldJson,
} from '../messages.ts';
import { BOT_ID } from '../seed.ts';
import {
  dropMessage,
  findMessage,
  isArchived,
  isThread,
  type LocalState,
  type MessageRecord,
  messagesIn,
  referenceTo,
} from '../state.ts';
import { addToThread, changeThread, removeThread, startThread, wakeThread } from '../threads.ts';
import type { JsonObject } from '../types.ts';
import { channelOf, done, form, part, type RestApp, type RestCall, reply } from './kit.ts';

function messageOf(c: RestCall, state: LocalState): MessageRecord {
  return channelMessage(state, text(channelOf(c, state).json['id']), part(c, 'message'));
}

/** The message that a reply refers to. */
function reference(
  state: LocalState,
  channel: string,
  body: JsonObject,
): { type: number; extra: JsonObject } | null {
  const asked = body['message_reference'];
  if (!isObject(asked)) return null;
  const { message_id, fail_if_not_exists } = asked;
  const found = findMessage(state, channel, string(message_id) ?? '');
  if (found === null) {
    if (fail_if_not_exists === false) return null;
    const path = 'message_reference';
    throw invalid([{ path, rule: 'BASE_TYPE_CHOICES', message: 'Unknown message' }]);
  }
  const to = referenceTo(state, channel, found.id);
  return { type: 19, extra: { message_reference: to, referenced_message: toldJson(found) } };
}

/** Discord remembers a nonce for “the past few minutes”. */
const NONCE_KNOWN_MS = 3 * 60_000;

/** The message already sent with this nonce under `enforce_nonce`, while it is remembered. */
function sameNonce(state: LocalState, channel: string, body: JsonObject): MessageRecord | undefined {
  if (body['enforce_nonce'] !== true || (body['nonce'] ?? null) === null) return undefined;
  const latest = messagesIn(state, channel).slice(-50);
  const since = state.clock.now() - NONCE_KNOWN_MS;
  return latest.find(
    (record) =>
      record.json['nonce'] === body['nonce'] &&
      byBot(record) &&
      Date.parse(text(record.json['timestamp'])) >= since,
  );
}

function list(c: RestCall, state: LocalState): Response {
  const channel = text(channelOf(c, state).json['id']);
  const all = messagesIn(state, channel)
    .filter((one) => one.ephemeralFor === null)
    .reverse();
  const limit = Number(c.req.query('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid([
      { path: 'limit', rule: 'NUMBER_RANGE', message: 'int value should be between 1 and 100.' },
    ]);
  const id = (name: string): bigint | null => {
    const value = c.req.query(name);
    return value !== undefined && /^\d{1,20}$/.test(value) ? BigInt(value) : null;
  };
  const [before, after, around] = [id('before'), id('after'), id('around')];
  const page =
    around !== null
      ? all
          .slice(Math.max(0, all.findIndex((one) => BigInt(one.id) <= around) - Math.floor(limit / 2)))
          .slice(0, limit)
      : after !== null
        ? all.filter((one) => BigInt(one.id) > after).slice(-limit)
        : all.filter((one) => before === null || BigInt(one.id) < before).slice(0, limit);
  return reply(c, page.map(toldJson));
}

function messageRoutes(app: RestApp, state: LocalState): void {
  app.use('/channels/*', async (_, next) => {
    if (state.limits.guest) throw apiError(50001);
    await next();
  });
  app.get('/channels/:channel/messages', (c) => list(c, state));
  app.post('/channels/:channel/messages', async (c) => {
    const channel = channelOf(c, state);
    const id = text(channel.json['id']);
    const { json, files } = await form(c, 'MessageCreateRequest');
    judgeNew(json, files, false);
    const again = sameNonce(state, id, json);
    if (again !== undefined) return reply(c, toldJson(again));
    wakeThread(state, channel);
    const to = reference(state, id, json);
    const made = { channel: id, author: BOT_ID, body: json, files };
    return reply(c, toldJson(createMessage(state, { ...made, ...(to ?? {}) })));
  });
  app.get('/channels/:channel/messages/:message', (c) => reply(c, toldJson(messageOf(c, state))));
  app.patch('/channels/:channel/messages/:message', async (c) => {
    const { json, files } = await form(c, 'MessageEditRequestPartial');
    const record = messageOf(c, state);
    if (!byBot(record)) throw apiError(50005);
    if (isArchived(channelOf(c, state))) throw apiError(50083);
    judgeEdit(json, files, record);
    return reply(c, toldJson(editMessage(state, record, json, files)));
  });
  app.delete('/channels/:channel/messages/:message', (c) => {
    const record = messageOf(c, state);
    if (isArchived(channelOf(c, state))) throw apiError(50083);
    dropMessage(state, record);
    return done(c);
  });
}

function threadRoutes(app: RestApp, state: LocalState): void {
  app.post('/channels/:channel/messages/:message/threads', async (c) => {
    const { json } = await form(c, 'CreateTextThreadWithMessageRequest');
    return reply(c, startThread(state, channelOf(c, state), json, messageOf(c, state)).json, 201);
  });
  app.post('/channels/:channel/threads', async (c) => {
    const { json } = await form(c, 'CreateTextThreadWithoutMessageRequest');
    return reply(c, startThread(state, channelOf(c, state), json, null).json, 201);
  });
  app.put('/channels/:channel/thread-members/:user', (c) => {
    const thread = channelOf(c, state);
    if (!isThread(thread)) throw apiError(50024);
    const person = part(c, 'user');
    if (person !== '@me') {
      if (!state.people.all().some((one) => one.id === person)) throw apiError(10013);
      addToThread(state, thread, person);
    }
    return done(c);
  });
}

/** Routes below `/channels`, and of direct channels. Throws `ApiError`. */
export function channelRoutes(app: RestApp, state: LocalState): void {
  app.get('/channels/:channel', (c) => reply(c, channelOf(c, state).json));
  app.patch('/channels/:channel', async (c) => {
    const channel = channelOf(c, state);
    const { json } = await form(c, 'UpdateThreadRequestPartial');
    if (!isThread(channel)) throw apiError(50013);
    return reply(c, changeThread(state, channel, json).json);
  });
  app.delete('/channels/:channel', (c) => {
    const channel = channelOf(c, state);
    if (channel.json['type'] === 0) throw apiError(50013);
    if (isThread(channel)) removeThread(state, channel);
    return reply(c, channel.json);
  });
  app.post('/channels/:channel/typing', (c) => {
    channelOf(c, state);
    return done(c);
  });
  app.post('/users/@me/channels', async (c) => {
    const { json } = await form(c, 'CreatePrivateChannelRequest');
    const person = state.people.all().find((one) => one.id === json['recipient_id']);
    const channel = state.channels.get(person?.dm ?? '');
    if (channel === undefined) throw apiError(50007);
    return reply(c, channel.json);
  });
  messageRoutes(app, state);
  threadRoutes(app, state);
}

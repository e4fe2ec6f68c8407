import { apiError } from './errors.ts';
import { number, object, string, text } from './json.ts';
import { createMessage, markThread } from './messages.ts';
import { BOT_ID, TEACHER_ID } from './seed.ts';
import {
  type ChannelRecord,
  dropChannel,
  guildOf,
  type MessageRecord,
  putChannel,
  type State,
} from './state.ts';
import type { JsonObject } from './types.ts';

const PUBLIC = 11;
const PRIVATE = 12;

/** A thread that people can see or be added to; news channels do not occur here. */
export const isThread = (channel: ChannelRecord): boolean =>
  [PUBLIC, PRIVATE].includes(number(channel.json['type']) ?? 0);

/** Archived threads are closed until somebody writes; a channel is never archived. */
export const isArchived = (channel: ChannelRecord): boolean =>
  object(channel.json['thread_metadata'])['archived'] === true;
const isLocked = (channel: ChannelRecord): boolean =>
  object(channel.json['thread_metadata'])['locked'] === true;

/**
 * Starts a thread in a text channel, on one of its messages or on none. Throws ApiError 50024 in any other channel,
 * 160004 where the message has a thread.
 */
export function startThread(
  state: State,
  parent: ChannelRecord,
  body: JsonObject,
  from: MessageRecord | null,
): ChannelRecord {
  if (parent.json['type'] !== 0) throw apiError(50024);
  const parentId = text(parent.json['id']);
  // A thread has the id of the message it starts from.
  const id = from?.id ?? state.newId();
  if (state.channels.has(id)) throw apiError(160004);
  // Discord's default without a message is a private thread.
  const type = from !== null ? PUBLIC : (number(body['type']) ?? PRIVATE);
  const since = new Date(state.clock.now()).toISOString();
  const guild = guildOf(state, parentId);
  const record: ChannelRecord = {
    json: {
      id,
      type,
      guild_id: guild,
      parent_id: parentId,
      owner_id: BOT_ID,
      name: string(body['name']) ?? 'thread',
      last_message_id: null,
      message_count: 0,
      member_count: 1,
      total_message_sent: 0,
      rate_limit_per_user: 0,
      flags: 0,
      thread_metadata: {
        archived: false,
        archive_timestamp: since,
        auto_archive_duration: number(body['auto_archive_duration']) ?? 4320,
        locked: false,
        create_timestamp: since,
        ...(type === PRIVATE ? { invitable: body['invitable'] ?? true } : {}),
      },
      member: { id, user_id: BOT_ID, join_timestamp: since, flags: 0 },
    },
    members: type === PRIVATE ? [TEACHER_ID] : null,
  };
  putChannel(state, record);
  if (from !== null) {
    markThread(state, from, record.json);
    const reference = { type: 0, message_id: from.id, channel_id: parentId, guild_id: guild };
    createMessage(state, {
      channel: id,
      author: BOT_ID,
      type: 21,
      body: {},
      extra: { message_reference: reference },
    });
  } else if (type === PUBLIC) {
    const extra = { message_reference: { type: 0, channel_id: id, guild_id: guild } };
    const content = string(record.json['name']) ?? '';
    createMessage(state, { channel: parentId, author: BOT_ID, type: 18, body: { content }, extra });
  }
  state.gateway.dispatch('THREAD_CREATE', { ...record.json, newly_created: true }, guild);
  return record;
}

/** Renames, archives, locks or reopens a thread. */
export function changeThread(state: State, thread: ChannelRecord, body: JsonObject): ChannelRecord {
  const metadata = object(thread.json['thread_metadata']);
  const changes = Object.fromEntries(
    ['archived', 'locked', 'auto_archive_duration', 'invitable']
      .filter((key) => (body[key] ?? null) !== null)
      .map((key) => [key, body[key]]),
  );
  const turned = changes['archived'] !== undefined && changes['archived'] !== metadata['archived'];
  const at = turned ? { archive_timestamp: new Date(state.clock.now()).toISOString() } : {};
  const changed: ChannelRecord = {
    ...thread,
    json: {
      ...thread.json,
      name: string(body['name']) ?? thread.json['name'],
      thread_metadata: { ...metadata, ...changes, ...at },
    },
  };
  putChannel(state, changed);
  state.gateway.dispatch('THREAD_UPDATE', changed.json, string(changed.json['guild_id']));
  return changed;
}

/** Reopens an archived thread that somebody writes in. Throws ApiError 50083 where it is locked. */
export function wakeThread(state: State, channel: ChannelRecord): void {
  if (!isThread(channel) || !isArchived(channel)) return;
  if (isLocked(channel)) throw apiError(50083);
  changeThread(state, channel, { archived: false });
}

/** Adds a member to a private thread; a public one has everybody. */
export function addToThread(state: State, thread: ChannelRecord, person: string): void {
  if (thread.members === null || thread.members.includes(person)) return;
  putChannel(state, { ...thread, members: [...thread.members, person] });
}

/** Deletes a thread with its messages, and tells the bot. */
export function removeThread(state: State, thread: ChannelRecord): void {
  dropChannel(state, thread);
  const { id, type, parent_id, guild_id } = thread.json;
  state.gateway.dispatch('THREAD_DELETE', { id, type, parent_id, guild_id }, string(guild_id));
}

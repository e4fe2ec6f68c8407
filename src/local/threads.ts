import { apiError } from './errors.ts';
import { number, object, string, text } from './json.ts';
import { createMessage, markThread } from './messages.ts';
import { BOT_ID, TEACHER_ID } from './seed.ts';
import {
  type ChannelRecord,
  dropChannel,
  guildOf,
  isArchived,
  isThread,
  type LocalState,
  type MessageRecord,
  putChannel,
  referenceTo,
  THREAD,
} from './state.ts';
import type { JsonObject } from './types.ts';

const isLocked = (channel: ChannelRecord): boolean =>
  object(channel.json['thread_metadata'])['locked'] === true;

/**
 * Starts a thread in a text channel, on one of its messages or on none. Throws ApiError 50024 in any other channel,
 * 160004 where the message has a thread.
 */
export function startThread(
  state: LocalState,
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
  const type = from !== null ? THREAD.public : (number(body['type']) ?? THREAD.private);
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
        ...(type === THREAD.private ? { invitable: body['invitable'] ?? true } : {}),
      },
      member: { id, user_id: BOT_ID, join_timestamp: since, flags: 0 },
    },
    members: type === THREAD.private ? [TEACHER_ID] : null,
  };
  putChannel(state, record);
  if (from !== null) {
    markThread(state, from, record.json);
    const extra = { message_reference: referenceTo(state, parentId, from.id) };
    createMessage(state, { channel: id, author: BOT_ID, type: 21, body: {}, extra });
  } else if (type === THREAD.public) {
    const extra = { message_reference: referenceTo(state, id) };
    const content = string(record.json['name']) ?? '';
    createMessage(state, { channel: parentId, author: BOT_ID, type: 18, body: { content }, extra });
  }
  state.gateway.dispatch('THREAD_CREATE', { ...record.json, newly_created: true }, guild);
  return record;
}

/** Renames, archives, locks or reopens a thread. */
export function changeThread(state: LocalState, thread: ChannelRecord, body: JsonObject): ChannelRecord {
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
export function wakeThread(state: LocalState, channel: ChannelRecord): void {
  if (!isThread(channel) || !isArchived(channel)) return;
  if (isLocked(channel)) throw apiError(50083);
  changeThread(state, channel, { archived: false });
}

/** Adds a member to a private thread; a public one has everybody. */
export function addToThread(state: LocalState, thread: ChannelRecord, person: string): void {
  if (thread.members === null || thread.members.includes(person)) return;
  putChannel(state, { ...thread, members: [...thread.members, person] });
}

/** Deletes a thread with its messages, and tells the bot. */
export function removeThread(state: LocalState, thread: ChannelRecord): void {
  dropChannel(state, thread);
  const { id, type, parent_id, guild_id } = thread.json;
  state.gateway.dispatch('THREAD_DELETE', { id, type, parent_id, guild_id }, string(guild_id));
}

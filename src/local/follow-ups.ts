/** Uses of an interaction's token after the first answer: its messages and follow-ups. */
import { MessageFlags } from 'discord-api-types/v10';
import { apiError } from './errors.ts';
import { answerMessage } from './interactions.ts';
import { number } from './json.ts';
import { editMessage, judgeEdit, judgeNew, type SentFile } from './messages.ts';
import { APPLICATION_ID } from './seed.ts';
import {
  dropMessage,
  findMessage,
  type InteractionRecord,
  type LocalState,
  type MessageRecord,
  saveInteraction,
} from './state.ts';
import type { JsonObject } from './types.ts';

/**
 * The interaction behind a webhook token.
 *
 * @throws ApiError 10015 when there is none or it has no answer yet, 50027 when its 15 minutes are over
 */
export function byToken(state: LocalState, application: string, token: string): InteractionRecord {
  const record = state.interactions.get(token);
  if (application !== APPLICATION_ID || record === undefined || !record.answered) throw apiError(10015);
  if (state.clock.now() - record.created > state.limits.tokenMs) throw apiError(50027);
  return record;
}

/** `@original` or one of the messages that this interaction's token reaches. Throws ApiError 10008 for any other. */
export function ownMessage(state: LocalState, record: InteractionRecord, which: string): MessageRecord {
  const id = which === '@original' ? record.original : which;
  const message = id === null ? null : findMessage(state, record.channel, id);
  if (message === null || !(message.id === record.original || record.messages.includes(message.id)))
    throw apiError(10008);
  return message;
}

/** Edits a message by token. Throws as `ownMessage` does, and an ApiError for a bad body or file. */
export function editOwn(
  state: LocalState,
  record: InteractionRecord,
  which: string,
  body: JsonObject,
  files: readonly SentFile[],
): MessageRecord {
  const message = ownMessage(state, record, which);
  judgeEdit(body, files, message);
  if (message.id === record.original && record.loading) saveInteraction(state, { ...record, loading: false });
  return editMessage(state, message, body, files);
}

/** Deletes a message by token. Without the "thinking" message a follow-up is a new message. */
export function dropOwn(state: LocalState, record: InteractionRecord, which: string): void {
  const message = ownMessage(state, record, which);
  if (message.id === record.original && record.loading) saveInteraction(state, { ...record, loading: false });
  dropMessage(state, message);
}

/** Adds a follow-up. The first one after a deferral replaces the "thinking" message and takes its visibility. */
export function followUp(
  state: LocalState,
  record: InteractionRecord,
  body: JsonObject,
  files: readonly SentFile[],
): MessageRecord {
  const { flags, ...rest } = body;
  if (record.loading && record.original !== null) {
    const visible = flags === undefined ? {} : { flags: (number(flags) ?? 0) & ~MessageFlags.Ephemeral };
    return editOwn(state, record, '@original', { ...rest, ...visible }, files);
  }
  judgeNew(body, files, true);
  const ephemeral = ((number(flags) ?? 0) & MessageFlags.Ephemeral) !== 0;
  const message = answerMessage(state, record, body, files, { ephemeral, followUpTo: record.original });
  saveInteraction(state, { ...record, messages: [...record.messages, message.id] });
  return message;
}

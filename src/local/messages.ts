/** Messages, new or edited: from body and files to what the API returns. */
import { MessageFlags } from 'discord-api-types/v10';
import { judgeMessage } from '../discord/validate/index.ts';
import { ApiError, apiError, refuse } from './errors.ts';
import { array, isObject, number, object, objects, string, strings, text } from './json.ts';
import { BOT_ID } from './seed.ts';
import { findMessage, type LocalState, type MessageRecord, putMessage } from './state.ts';
import type { Json, JsonObject, ShownAttachment } from './types.ts';

/** A file of a multipart request: `files[key]`. */
export interface SentFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly data: Uint8Array;
}

/** Discord's form of a file name: letters, digits, dots, dashes and underscores. */
export const safeName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(-200) || 'file';

/** Width and height of a PNG, read from its header (PNG specification, 11.2.2). */
function pngSize(data: Uint8Array): { readonly width: number; readonly height: number } | null {
  if (data.length < 24 || data[0] !== 0x89 || data[1] !== 0x50 || data[2] !== 0x4e || data[3] !== 0x47)
    return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Stores a file (`keep`: past the end of the process) and describes it as an attachment. Throws ApiError 40005 above the limit. */
export function attach(
  state: LocalState,
  channel: string,
  file: SentFile,
  keep: boolean,
  about: JsonObject = {},
): ShownAttachment {
  if (file.data.length > state.limits.attachmentBytes) throw apiError(40005);
  const id = state.newId();
  const filename = safeName(file.name);
  state.store.putFile(id, { type: file.contentType, bytes: file.data }, keep);
  const url = `${state.base}/attachments/${channel}/${id}/${encodeURIComponent(filename)}`;
  const description = string(about['description']);
  const title = string(about['title']);
  return {
    id,
    filename,
    size: file.data.length,
    url,
    proxy_url: url,
    content_type: file.contentType,
    ...pngSize(file.data),
    ...(description === null ? {} : { description }),
    ...(title === null ? {} : { title }),
  };
}

function resolveMedia(value: Json | undefined, files: readonly ShownAttachment[]): JsonObject {
  const media = object(value);
  const name = /^attachment:\/\/(.+)$/.exec(string(media['url']) ?? '')?.[1];
  if (name === undefined) return { proxy_url: string(media['url']) ?? '', ...media };
  const file = files.findLast((candidate) => candidate.filename === name);
  if (file === undefined) return media;
  const { url, width, height, content_type } = file;
  return { url, proxy_url: url, width, height, content_type, attachment_id: file.id, flags: 0 };
}

/** Numbers the components without an `id`, and resolves `attachment://`. */
export function resolveComponents(
  components: Json | undefined,
  files: readonly ShownAttachment[],
): JsonObject[] {
  const taken = new Set<number>();
  const collect = (value: Json | undefined): void => {
    for (const part of Array.isArray(value) ? objects(value) : objects([value])) {
      const id = number(part['id']);
      if (id !== null && id > 0) taken.add(id);
      for (const key of ['components', 'accessory', 'component']) collect(part[key]);
    }
  };
  collect(components);
  let next = 1;
  const fill = (part: JsonObject): JsonObject => {
    const own = number(part['id']);
    while (taken.has(next)) next += 1;
    if (own === null || own <= 0) taken.add(next);
    const filled: Record<string, Json | undefined> = { ...part, id: own !== null && own > 0 ? own : next };
    if (part['components'] !== undefined) filled['components'] = objects(part['components']).map(fill);
    for (const key of ['accessory', 'component'])
      if (isObject(part[key])) filled[key] = fill(object(part[key]));
    if (part['media'] !== undefined) filled['media'] = resolveMedia(part['media'], files);
    if (part['file'] !== undefined) {
      const file = resolveMedia(part['file'], files);
      filled['file'] = file;
      const of = files.find((candidate) => candidate.id === file['attachment_id']);
      if (of !== undefined) Object.assign(filled, { name: of.filename, size: of.size });
    }
    if (part['items'] !== undefined)
      filled['items'] = objects(part['items']).map((item) => ({
        ...item,
        media: resolveMedia(item['media'], files),
      }));
    return filled;
  };
  return objects(components).map(fill);
}

function resolveEmbeds(embeds: Json | undefined, files: readonly ShownAttachment[]): JsonObject[] {
  return objects(embeds).map((embed) => {
    const media = ['image', 'thumbnail'].filter((key) => embed[key] !== undefined);
    return {
      type: 'rich',
      ...embed,
      ...Object.fromEntries(media.map((key) => [key, resolveMedia(embed[key], files)])),
    };
  });
}

const textOf = (components: readonly JsonObject[]): string =>
  components
    .map((part) => {
      const own = part['type'] === 10 ? (string(part['content']) ?? '') : '';
      return `${own}\n${textOf(objects(part['components']))}`;
    })
    .join('\n');

/** The users a message mentions: named in its text, and allowed. */
function mentions(
  state: LocalState,
  content: string,
  components: readonly JsonObject[],
  allowed: Json | undefined,
): JsonObject[] {
  const named = [...`${content}\n${textOf(components)}`.matchAll(/<@!?(\d{1,20})>/g)].map(
    (match) => match[1] ?? '',
  );
  const rules = isObject(allowed) ? allowed : { parse: ['users'] };
  const may = (id: string): boolean =>
    strings(rules['parse']).includes('users') || strings(rules['users']).includes(id);
  return [...new Set(named)]
    .filter(may)
    .map((id) => state.people.user(id))
    .filter((user) => user !== null);
}

const now = (state: LocalState): string =>
  new Date(state.clock.now()).toISOString().replace('Z', '000+00:00');

/** The fields that new and edited messages take from a body. */
function contents(
  state: LocalState,
  { channel, ephemeralFor }: Pick<MessageRecord, 'channel' | 'ephemeralFor'>,
  body: JsonObject,
  files: readonly SentFile[],
  before: JsonObject | null,
): JsonObject {
  const listed =
    body['attachments'] === undefined || body['attachments'] === null ? null : objects(body['attachments']);
  const about = (id: string): JsonObject => listed?.find((item) => text(item['id']) === id) ?? {};
  const old = array(before?.['attachments']) as readonly ShownAttachment[];
  const kept =
    listed === null ? old : old.filter((file) => listed.some((item) => text(item['id']) === file.id));
  for (const file of old) if (!kept.includes(file)) state.store.dropFile(file.id);
  const fresh = files.map((file) => attach(state, channel, file, ephemeralFor === null, about(file.key)));
  const all = [...kept, ...fresh];
  const embeds =
    body['embeds'] === undefined ? array(before?.['embeds']) : resolveEmbeds(body['embeds'], all);
  const components =
    body['components'] === undefined
      ? objects(before?.['components'])
      : resolveComponents(body['components'], all);
  const content =
    body['content'] === undefined ? (string(before?.['content']) ?? '') : (string(body['content']) ?? '');
  // An embed's picture is not listed a second time.
  const inEmbeds = JSON.stringify(embeds);
  return {
    content,
    embeds,
    components,
    attachments: all.filter((file) => !inEmbeds.includes(`"attachment_id":"${file.id}"`)),
    mentions: mentions(state, content, components, body['allowed_mentions']),
  };
}

const fileNames = (files: readonly SentFile[]): readonly string[] => files.map((file) => safeName(file.name));

/** A message as the bot receives it: files shown by a component appear there, by `attachment_id`, not among the attachments. */
export function toldJson({ json }: MessageRecord): JsonObject {
  const files = array(json['attachments']);
  if (files.length === 0 || objects(json['components']).length === 0) return json;
  const shown = JSON.stringify(json['components']);
  return {
    ...json,
    attachments: files.filter((file) => !shown.includes(`"attachment_id":"${text(object(file)['id'])}"`)),
  };
}

/** Throws Discord's refusal of a body for a new message. */
export function judgeNew(
  body: JsonObject,
  files: readonly SentFile[],
  ephemeral: boolean,
  prefix = '',
): void {
  refuse(judgeMessage(body, { files: fileNames(files), ephemeral }), prefix);
}

/** Throws Discord's refusal of a body for an edit of that message. */
export function judgeEdit(
  body: JsonObject,
  files: readonly SentFile[],
  record: MessageRecord,
  prefix = '',
): void {
  const { json } = record;
  const listed = Array.isArray(body['attachments'])
    ? objects(body['attachments']).map((item) => text(item['id']))
    : null;
  const kept = objects(json['attachments']).filter((file) => listed?.includes(text(file['id'])) ?? true);
  const names = [...kept.map((file) => text(file['filename'])), ...fileNames(files)];
  if (names.length > 10) throw new ApiError(400, { message: 'Too many attachments', code: 30015 });
  refuse(
    judgeMessage(body, { files: names, before: { ...json, flags: number(json['flags']) ?? 0 } }),
    prefix,
  );
}

/** Creates a checked message. `extra`: metadata, references. */
export function createMessage(
  state: LocalState,
  options: {
    readonly channel: string;
    readonly author: string;
    readonly type?: number;
    readonly body: JsonObject;
    readonly files?: readonly SentFile[];
    readonly ephemeralFor?: string | null;
    readonly loading?: boolean;
    readonly id?: string;
    readonly extra?: JsonObject;
  },
): MessageRecord {
  const { channel, author, body, ephemeralFor = null } = options;
  const id = options.id ?? state.newId();
  const own = (number(body['flags']) ?? 0) & ~MessageFlags.Ephemeral;
  const flags =
    own |
    (ephemeralFor === null ? 0 : MessageFlags.Ephemeral) |
    (options.loading === true ? MessageFlags.Loading : 0);
  const record: MessageRecord = {
    id,
    channel,
    ephemeralFor,
    json: {
      id,
      channel_id: channel,
      type: options.type ?? 0,
      author: state.people.user(author),
      timestamp: now(state),
      edited_timestamp: null,
      tts: false,
      mention_everyone: false,
      mention_roles: [],
      pinned: false,
      flags,
      ...contents(state, { channel, ephemeralFor }, body, options.files ?? [], null),
      ...(body['nonce'] === undefined ? {} : { nonce: body['nonce'] }),
      ...options.extra,
    },
  };
  putMessage(state, record);
  return record;
}

/** Applies a checked edit. Filling a deferred answer does not count as an edit. */
export function editMessage(
  state: LocalState,
  record: MessageRecord,
  body: JsonObject,
  files: readonly SentFile[] = [],
): MessageRecord {
  const before = number(record.json['flags']) ?? 0;
  const settable = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;
  const wanted = number(body['flags']);
  const flags = wanted === null ? before : (before & ~MessageFlags.SuppressEmbeds) | (wanted & settable);
  const edited: MessageRecord = {
    ...record,
    json: {
      ...record.json,
      ...contents(state, record, body, files, record.json),
      flags: flags & ~MessageFlags.Loading,
      edited_timestamp: (before & MessageFlags.Loading) === 0 ? now(state) : null,
    },
  };
  putMessage(state, edited);
  return edited;
}

/** Records on a message the thread started from it. */
export function markThread(state: LocalState, record: MessageRecord, thread: JsonObject): void {
  const flags = (number(record.json['flags']) ?? 0) | MessageFlags.HasThread;
  putMessage(state, { ...record, json: { ...record.json, thread, flags } });
}

/** A message of the channel that the bot may see; ephemeral ones are not. Throws ApiError 10008 for none. */
export function channelMessage(state: LocalState, channel: string, id: string): MessageRecord {
  const record = findMessage(state, channel, id);
  if (record === null || record.ephemeralFor !== null) throw apiError(10008);
  return record;
}

/** Whether the bot wrote the message: it may change and delete only its own. */
export const byBot = (record: MessageRecord): boolean => object(record.json['author'])['id'] === BOT_ID;

import { createHash, randomBytes } from 'node:crypto';
import { DiscordAPIError, HTTPError, REST, RESTEvents, type RESTOptions } from '@discordjs/rest';
import {
  type APIMessage,
  ChannelType,
  MessageFlags,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Monitor } from '../kernel/monitor.ts';
import { errorFields } from '../kernel/outage.ts';
import { type Attachment, clip, type KeptAttachment } from '../kernel/screen.ts';
import { snowflakeAt } from '../kernel/snowflake.ts';
import { attachmentsIn } from './message/attachments.ts';
import { type CommandIds, linkedComponents } from './message/command-links.ts';
import type { Presented, PresentedFile } from './message/present.ts';
import { multipart } from './multipart.ts';

/** Discord's types of a first answer to an interaction. */
const CALLBACK = { reply: 4, defer: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;
export type CallbackType = keyof typeof CALLBACK;

/** Time without a message until a thread is archived. */
const ARCHIVE_MINUTES = 1440;
/** Discord's limit. */
const MAX_THREAD_NAME_CHARS = 100;

/** discord.js then retries. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** Half of its hexadecimal digits: 25 at most (Discord). */
const NONCE_BYTES = 12;
/** Messages per request: Discord's maximum. */
const PAGE_MESSAGES = 100;
/** The bot may not see the channel or read its history. */
const UNREADABLE = new Set([50_001, 50_013]);
/** This machine's clock may be ahead of Discord's by as much. */
const MAX_CLOCK_SKEW_MS = 60_000;

export type Audience = 'public' | 'private';

/** A message. `mentions`: the only users it notifies. */
export interface Delivery extends Presented {
  readonly audience: Audience;
  readonly mentions?: readonly string[];
}

export interface Credentials {
  readonly interaction: string;
  readonly application: string;
  readonly token: string;
}

/** A message as Discord has it. */
export interface SentMessage {
  readonly id: string;
  /** Attachment ids by name. */
  readonly attachments: ReadonlyMap<string, string>;
}

/**
 * The few routes this bot uses. Bodies are plain JSON. A call rejects with Discord's error (`codeOf`) or a timeout, after
 * discord.js has retried on a timeout, a server error (5xx) or a rate limit.
 */
export interface Wire {
  /** Sends the first answer. Returns the message if `wait` is set. */
  callback(
    to: Credentials,
    type: CallbackType,
    data: unknown,
    files?: Presented['files'],
    wait?: boolean,
  ): Promise<SentMessage | null>;
  /** Edits the first answer, or another message by the same token. */
  editAnswer(to: Credentials, message: Delivery, which?: string): Promise<SentMessage | null>;
  followUp(to: Credentials, message: Delivery): Promise<SentMessage | null>;
  /** Deletes the first answer. */
  withdraw(to: Credentials): Promise<void>;
  /** For some minutes Discord drops a second post with the same `once` as a retry. */
  post(channel: string, message: Delivery, once?: string): Promise<string>;
  /**
   * The latest message of a channel posted after the message or time `after` whose controls `isIt` accepts; null if there is
   * none, or the bot may not read there.
   */
  find(
    channel: string,
    after: string | Date,
    isIt: (controls: readonly string[]) => boolean,
  ): Promise<string | null>;
  edit(channel: string, message: string, delivery: Delivery): Promise<void>;
  /** Deletes one of the bot's own messages. */
  remove(channel: string, message: string): Promise<void>;
  /** The channel of direct messages with a user. */
  direct(user: string): Promise<string>;
  /** Opens a public thread in a channel; returns its id. Cuts a name that is too long. */
  thread(channel: string, name: string): Promise<string>;
}

/** A message's body as JSON. Always lists attachments, so that an edit drops all others. */
export const bodyOf = (message: Delivery): Readonly<Record<string, unknown>> => ({
  components: message.components,
  flags: MessageFlags.IsComponentsV2 | (message.audience === 'private' ? MessageFlags.Ephemeral : 0),
  allowed_mentions: { parse: [], users: message.mentions ?? [] },
  attachments: [
    ...message.files.flatMap(({ data }) => (isKept(data) ? [{ id: data.kept }] : [])),
    ...uploadsOf(message.files).map(({ name }, index) => ({ id: String(index), filename: name })),
  ],
});

const isKept = (data: PresentedFile['data']): data is KeptAttachment => 'kept' in data;

/** Whether a message has files that must be uploaded. */
export const hasUploads = ({ files }: Delivery): boolean => uploadsOf(files).length > 0;

/** The same message, with the files that `sent` has under the same names kept: their addresses stay valid. */
export const withoutSentFiles = (message: Delivery, sent: SentMessage | null): Delivery => ({
  ...message,
  files: message.files.map(({ name, data }) => {
    const kept = sent?.attachments.get(name);
    return { name, data: kept === undefined ? data : { kept } };
  }),
});

/** The files to upload: those that the message doesn't have yet. */
const uploadsOf = (files: Presented['files']): readonly Attachment[] =>
  files.flatMap(({ name, data }) => (isKept(data) ? [] : [{ name, data }]));

/** Body of an edit, which cannot change who sees a message. */
const editBodyOf = (message: Delivery): Readonly<Record<string, unknown>> =>
  bodyOf({ ...message, audience: 'public' });

const nonceOf = (once: string | undefined): string =>
  once === undefined
    ? randomBytes(NONCE_BYTES).toString('hex')
    : createHash('sha256')
        .update(once)
        .digest('hex')
        .slice(0, 2 * NONCE_BYTES);

/** The custom ids in a component and below it. */
const controlsIn = (part: unknown): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap(controlsIn);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'custom_id' in part && typeof part.custom_id === 'string' ? [part.custom_id] : [];
  const below = ['components', 'accessory'].flatMap((name) =>
    controlsIn((part as Readonly<Record<string, unknown>>)[name]),
  );
  return [...own, ...below];
};

/** Messages of Discord's list, the latest first, each with its controls. */
const messagesOf = (
  answer: unknown,
): readonly { readonly id: string; readonly controls: readonly string[] }[] =>
  (Array.isArray(answer) ? answer : []).flatMap((one: unknown) => {
    const id = idOf(one);
    if (id === null || typeof one !== 'object' || one === null || !('components' in one)) return [];
    return [{ id, controls: controlsIn(one.components) }];
  });

const idOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : null;

/** The message in an answer about an interaction; null if Discord was not asked for it. */
const sentMessageOf = (answer: unknown): SentMessage | null => {
  const told = answer as Partial<APIMessage> & RESTPostAPIInteractionCallbackWithResponseResult;
  const message = told?.resource?.message ?? told;
  const id = idOf(message);
  return id === null ? null : { id, attachments: attachmentsIn(message.components) };
};

const idIn = (answer: unknown, what: string): string => {
  const id = idOf(answer);
  if (id === null) throw new Error(`Discord’s answer has no id of ${what}`);
  return id;
};

/** The body of a request, with the files to upload. */
const sent = (body: unknown, files: Presented['files'] = []) => {
  const uploads = uploadsOf(files);
  return uploads.length === 0 ? { body } : multipart(body, uploads);
};

const watchRequests = (rest: REST, monitor: Monitor): void => {
  rest.on(RESTEvents.Response, (_, { status }) => {
    monitor.requested(status);
  });
  rest.on(RESTEvents.RateLimited, () => {
    monitor.rateLimited();
  });
};

const findMessage = async (
  rest: REST,
  channel: string,
  after: string | Date,
  isIt: (controls: readonly string[]) => boolean,
): Promise<string | null> => {
  const since = typeof after === 'string' ? BigInt(after) : snowflakeAt(after.getTime() - MAX_CLOCK_SKEW_MS);
  const page = (query: Readonly<Record<string, string>>) =>
    rest.get(Routes.channelMessages(channel), {
      query: new URLSearchParams({ limit: String(PAGE_MESSAGES), ...query }),
    });
  try {
    const latest = messagesOf(await page({}));
    const found = latest.find((one) => BigInt(one.id) > since && isIt(one.controls));
    const reached = latest.length < PAGE_MESSAGES || latest.some(({ id }) => BigInt(id) <= since);
    if (found !== undefined || reached) return found?.id ?? null;
    // Many messages were posted since: the wanted one is among the first of them.
    const first = messagesOf(await page({ after: String(since) }));
    return first.find((one) => isIt(one.controls))?.id ?? null;
  } catch (error) {
    if (UNREADABLE.has(codeOf(error) ?? 0)) return null;
    throw error;
  }
};

/** A client of Discord's API at `api`; null: Discord's own. */
export const restClient = (api: string | null, timeout: number, more: Partial<RESTOptions>): REST =>
  new REST({ version: '10', timeout, ...(api === null ? {} : { api }), ...more });

/**
 * `rest` authenticates as the bot. Requests by an interaction's token use a separate instance: Discord does not count them among
 * the bot's 50 requests a second, and discord.js would. `api`: null for Discord's own. A requested id
 * that is missing in the answer is an Error. `commands`: ids of the commands, once they are known.
 */
export const restWire = (
  rest: REST,
  api: string | null,
  timeoutMs = REQUEST_TIMEOUT_MS,
  commands: () => CommandIds,
  monitor: Monitor,
): Wire => {
  const hooks = restClient(api, timeoutMs, {
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    handlerSweepInterval: 300_000,
  });
  for (const one of [rest, hooks]) watchRequests(one, monitor);
  const linked = <T>(body: T): T =>
    typeof body === 'object' && body !== null && 'components' in body
      ? { ...body, components: linkedComponents(body.components, commands()) }
      : body;
  return {
    callback: async (to, type, data, files, wait = false) =>
      sentMessageOf(
        await hooks.post(Routes.interactionCallback(to.interaction, to.token), {
          auth: false,
          ...(wait ? { query: new URLSearchParams({ with_response: 'true' }) } : {}),
          ...sent({ type: CALLBACK[type], ...(data === undefined ? {} : { data: linked(data) }) }, files),
        }),
      ),
    editAnswer: async (to, message, which = '@original') =>
      sentMessageOf(
        await hooks.patch(Routes.webhookMessage(to.application, to.token, which), {
          auth: false,
          ...sent(linked(editBodyOf(message)), message.files),
        }),
      ),
    withdraw: async (to) => {
      await hooks.delete(Routes.webhookMessage(to.application, to.token), { auth: false });
    },
    followUp: async (to, message) =>
      sentMessageOf(
        await hooks.post(Routes.webhook(to.application, to.token), {
          auth: false,
          ...sent(linked(bodyOf(message)), message.files),
        }),
      ),
    post: async (channel, message, once) => {
      // discord.js retries when no answer comes in time; by the nonce Discord recognises the repeat.
      const body = { ...linked(bodyOf(message)), nonce: nonceOf(once), enforce_nonce: true };
      return idIn(await rest.post(Routes.channelMessages(channel), sent(body, message.files)), 'a message');
    },
    remove: async (channel, message) => {
      await rest.delete(Routes.channelMessage(channel, message));
    },
    find: (channel, after, isIt) => findMessage(rest, channel, after, isIt),
    direct: async (user) =>
      idIn(await rest.post(Routes.userChannels(), { body: { recipient_id: user } }), 'a channel'),
    thread: async (channel, name) => {
      const body = {
        name: clip(name, MAX_THREAD_NAME_CHARS),
        type: ChannelType.PublicThread,
        auto_archive_duration: ARCHIVE_MINUTES,
      };
      return idIn(await rest.post(Routes.threads(channel), { body }), 'a thread');
    },
    edit: async (channel, message, delivery) => {
      const body = sent(linked(editBodyOf(delivery)), delivery.files);
      await rest.patch(Routes.channelMessage(channel, message), body);
    },
  };
};

/** Discord's error code, or null for anything else. */
export const codeOf = (error: unknown): number | null =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : null;

/** Answered before, or too late: 10062 unknown interaction, 40060 already acknowledged, 50027 and 10015 token expired. */
const PERHAPS = new Set([10_062, 40_060, 50_027, 10_015]);

/** Whether a failed request may have arrived: then it must not be repeated. Includes timeouts. */
export const perhapsDelivered = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== null) return PERHAPS.has(code);
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
};

/** Tokens in a URL: of an interaction or a webhook. */
const TOKENS = /(?<=\/(?:interactions|webhooks)\/\d+\/)[^/?]+/g;

/** The error for the operator at startup: which request, where to and with what status, never with a token. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    const where = URL.canParse(error.url) ? new URL(error.url) : null;
    const address = where === null ? '' : ` ${where.origin}${where.pathname.replace(TOKENS, '…')}`;
    return `${error.method}${address} was answered with ${error.status} (${error.message})`;
  }
  return error instanceof Error ? error.message : String(error);
};

/** The loggable part of an error: never an address or a body, since both carry tokens. */
export const safeError = (error: unknown): Readonly<Record<string, unknown>> => {
  if (error instanceof DiscordAPIError)
    return {
      name: 'DiscordAPIError',
      code: error.code,
      status: error.status,
      method: error.method,
      message: error.message,
    };
  return errorFields(error);
};

/** Logs a failure; no user sees it. */
export const logged =
  (log: Logger, level: 'warn' | 'error', what: string, about: Readonly<Record<string, unknown>> = {}) =>
  (error: unknown): void => {
    log[level]({ ...about, error: safeError(error) }, what);
  };

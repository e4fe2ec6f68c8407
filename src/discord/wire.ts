import { createHash, randomBytes } from 'node:crypto';
import { DiscordAPIError, HTTPError, REST, RESTEvents } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { type Monitor, UNWATCHED } from '../kernel/monitor.ts';
import type { Attachment, KeptAttachment } from '../kernel/screen.ts';
import { type CommandIds, linkedComponents } from './message/command-links.ts';
import type { Presented, PresentedFile } from './message/present.ts';
import { multipart } from './multipart.ts';

/** Flags of a message (Discord). */
const EPHEMERAL = 64;
const COMPONENTS_V2 = 32_768;

/** What a first answer to an interaction may be (Discord's callback types). */
const CALLBACK = { reply: 4, defer: 5, deferUpdate: 6, update: 7, choices: 8, modal: 9 } as const;
export type CallbackType = keyof typeof CALLBACK;

/** Discord's type of a public thread, and when it goes to the archive: minutes without a message. */
const PUBLIC_THREAD = 11;
const ONE_DAY = 1440;

/** How long Discord may take to answer a request, in milliseconds; discord.js then sends it again. */
export const REQUEST_TIME = 15_000;
/** Of a nonce, 25 characters at most (Discord). */
const NONCE_BYTES = 12;
/** Messages read in one go: the most there are (Discord). */
const PAGE = 100;
/** The bot may not see the channel or read what was said before. */
const UNREADABLE = new Set([50_001, 50_013]);
/** When ids begin (Discord), and how far this machine's clock may be ahead of theirs, in milliseconds. */
const EPOCH = 1_420_070_400_000;
const SKEW = 60_000;

export type Audience = 'public' | 'private';

/** Whose names in a message ring; nobody else's do. */
export interface Delivery extends Presented {
  readonly audience: Audience;
  readonly rings?: readonly string[];
}

export interface Credentials {
  readonly interaction: string;
  readonly application: string;
  readonly token: string;
}

/**
 * The few routes this bot uses. Bodies are plain JSON. A call fails with what Discord answers (`codeOf`), or with a timeout;
 * before that discord.js sends it again where no answer came in time, Discord failed (5xx) or a rate limit was over.
 */
export interface Wire {
  /** The first answer. Gives the message's id where `wait` is set. */
  callback(
    to: Credentials,
    type: CallbackType,
    data: unknown,
    files?: Presented['files'],
    wait?: boolean,
  ): Promise<string | null>;
  /** Edits the first answer, or another message by the same token. */
  editAnswer(to: Credentials, message: Delivery, which?: string): Promise<string | null>;
  followUp(to: Credentials, message: Delivery): Promise<string | null>;
  /** Deletes the first answer. */
  withdraw(to: Credentials): Promise<void>;
  /** With `once` Discord takes a second one of the same for the first one sent again, for some minutes. */
  post(channel: string, message: Delivery, once?: string): Promise<string>;
  /**
   * The latest message of a channel that was posted after the message or time `after`, and of whose controls `isIt` says that it is
   * the one; null: there is none, or the bot may not read there.
   */
  find(
    channel: string,
    after: string | Date,
    isIt: (controls: readonly string[]) => boolean,
  ): Promise<string | null>;
  edit(channel: string, message: string, delivery: Delivery): Promise<void>;
  /** Deletes a message of the bot's own. */
  remove(channel: string, message: string): Promise<void>;
  /** The channel of direct messages with a person. */
  direct(user: string): Promise<string>;
  /** Opens a public thread in a channel; gives its id. */
  thread(channel: string, name: string): Promise<string>;
}

/** A message's body as JSON. Attachments are listed always, so that an edit leaves no others of those there were. */
export const bodyOf = (message: Delivery): Readonly<Record<string, unknown>> => ({
  components: message.components,
  flags: COMPONENTS_V2 | (message.audience === 'private' ? EPHEMERAL : 0),
  allowed_mentions: { parse: [], users: message.rings ?? [] },
  attachments: [
    ...message.files.flatMap(({ data }) => (isKept(data) ? [{ id: data.kept }] : [])),
    ...uploadsOf(message.files).map(({ name }, index) => ({ id: String(index), filename: name })),
  ],
});

const isKept = (data: PresentedFile['data']): data is KeptAttachment => 'kept' in data;

/** The files that are sent along: those that the message has not got already. */
const uploadsOf = (files: Presented['files']): readonly Attachment[] =>
  files.flatMap(({ name, data }) => (isKept(data) ? [] : [{ name, data }]));

/** Of an edit: who sees a message cannot be changed. */
const editBodyOf = (message: Delivery): Readonly<Record<string, unknown>> =>
  bodyOf({ ...message, audience: 'public' });

const nonceOf = (once: string | undefined): string =>
  once === undefined
    ? randomBytes(NONCE_BYTES).toString('hex')
    : createHash('sha256')
        .update(once)
        .digest('hex')
        .slice(0, 2 * NONCE_BYTES);

/** An id before all that was posted at that time or later. */
const snowflakeAt = (time: Date): bigint => BigInt(Math.max(0, time.getTime() - EPOCH - SKEW)) << 22n;

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

/** Messages as Discord lists them, the latest first, each with its controls. */
const messagesOf = (
  answer: unknown,
): readonly { readonly id: string; readonly controls: readonly string[] }[] =>
  (Array.isArray(answer) ? answer : []).flatMap((one: unknown) => {
    const id = idOf(one);
    if (id === null || typeof one !== 'object' || one === null || !('components' in one)) return [];
    return [{ id, controls: controlsIn(one.components) }];
  });

const idOf = (answer: unknown): string | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('id' in answer && typeof answer.id === 'string') return answer.id;
  const resource = 'resource' in answer ? answer.resource : null;
  return typeof resource === 'object' && resource !== null && 'message' in resource
    ? idOf(resource.message)
    : null;
};

/** The body of a request, with the files that are sent along. */
const sent = (body: unknown, files: Presented['files'] = []) => {
  const uploads = uploadsOf(files);
  return uploads.length === 0 ? { body } : multipart(body, uploads);
};

const watchRequests = (rest: REST, monitor: Monitor): void => {
  rest.on(RESTEvents.Response, (_, { status }) => {
    monitor.requested(status);
  });
  rest.on(RESTEvents.RateLimited, monitor.rateLimited);
};

/** As `Wire.find`. */
const findMessage = async (
  rest: REST,
  channel: string,
  after: string | Date,
  isIt: (controls: readonly string[]) => boolean,
): Promise<string | null> => {
  const since = typeof after === 'string' ? BigInt(after) : snowflakeAt(after);
  const page = (query: Readonly<Record<string, string>>) =>
    rest.get(Routes.channelMessages(channel), {
      query: new URLSearchParams({ limit: String(PAGE), ...query }),
    });
  try {
    const latest = messagesOf(await page({}));
    const found = latest.find((one) => BigInt(one.id) > since && isIt(one.controls));
    const reached = latest.length < PAGE || latest.some(({ id }) => BigInt(id) <= since);
    if (found !== undefined || reached) return found?.id ?? null;
    // Much was said since: what was posted then stands among the first after it.
    const first = messagesOf(await page({ after: String(since) }));
    return first.find((one) => isIt(one.controls))?.id ?? null;
  } catch (error) {
    if (UNREADABLE.has(codeOf(error) ?? 0)) return null;
    throw error;
  }
};

/**
 * `rest` speaks for the bot. What goes by an interaction's token goes through an instance of its own: Discord does not count
 * it among the bot's 50 requests a second, and discord.js would. `api`: null for Discord's own; `timeout` in milliseconds. An
 * answer without the id that was asked for is an Error. `commands`: ids of the commands, once they are known.
 */
export const restWire = (
  rest: REST,
  api: string | null,
  timeout = REQUEST_TIME,
  commands: () => CommandIds = () => new Map(),
  monitor: Monitor = UNWATCHED,
): Wire => {
  const hooks = new REST({
    version: '10',
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    handlerSweepInterval: 300_000,
    timeout,
    ...(api === null ? {} : { api }),
  });
  for (const one of [rest, hooks]) watchRequests(one, monitor);
  const linked = <T>(body: T): T =>
    typeof body === 'object' && body !== null && 'components' in body
      ? { ...body, components: linkedComponents(body.components, commands()) }
      : body;
  return {
    callback: async (to, type, data, files, wait = false) =>
      idOf(
        await hooks.post(Routes.interactionCallback(to.interaction, to.token), {
          auth: false,
          ...(wait ? { query: new URLSearchParams({ with_response: 'true' }) } : {}),
          ...sent({ type: CALLBACK[type], ...(data === undefined ? {} : { data: linked(data) }) }, files),
        }),
      ),
    editAnswer: async (to, message, which = '@original') =>
      idOf(
        await hooks.patch(Routes.webhookMessage(to.application, to.token, which), {
          auth: false,
          ...sent(linked(editBodyOf(message)), message.files),
        }),
      ),
    withdraw: async (to) => {
      await hooks.delete(Routes.webhookMessage(to.application, to.token), { auth: false });
    },
    followUp: async (to, message) =>
      idOf(
        await hooks.post(Routes.webhook(to.application, to.token), {
          auth: false,
          ...sent(linked(bodyOf(message)), message.files),
        }),
      ),
    post: async (channel, message, once) => {
      const id = idOf(
        await rest.post(Routes.channelMessages(channel), {
          // discord.js sends it again when no answer comes in time; the nonce lets Discord know it for the same.
          ...sent({ ...linked(bodyOf(message)), nonce: nonceOf(once), enforce_nonce: true }, message.files),
        }),
      );
      if (id === null) throw new Error('a message was posted and has no id');
      return id;
    },
    remove: async (channel, message) => {
      await rest.delete(Routes.channelMessage(channel, message));
    },
    find: (channel, after, isIt) => findMessage(rest, channel, after, isIt),
    direct: async (user) => {
      const id = idOf(await rest.post(Routes.userChannels(), { body: { recipient_id: user } }));
      if (id === null) throw new Error('a channel of direct messages has no id');
      return id;
    },
    thread: async (channel, name) => {
      const id = idOf(
        await rest.post(Routes.threads(channel), {
          body: { name, type: PUBLIC_THREAD, auto_archive_duration: ONE_DAY },
        }),
      );
      if (id === null) throw new Error('a thread was opened and has no id');
      return id;
    },
    edit: async (channel, message, delivery) => {
      await rest.patch(Routes.channelMessage(channel, message), {
        ...sent(linked(editBodyOf(delivery)), delivery.files),
      });
    },
  };
};

/** Discord's error code, or null for anything else. */
export const codeOf = (error: unknown): number | null =>
  error instanceof DiscordAPIError && typeof error.code === 'number' ? error.code : null;

/** Answered before, or too late: 10062 unknown interaction, 40060 already acknowledged, 50027 and 10015 the token is over. */
const PERHAPS = new Set([10_062, 40_060, 50_027, 10_015]);

/** Whether what was sent may have arrived all the same: then it must not be repeated. Timeouts belong here too. */
export const perhapsDelivered = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== null) return PERHAPS.has(code);
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
};

/** Parts of an address that are tokens: of an interaction, of a webhook. */
const TOKENS = /(?<=\/(?:interactions|webhooks)\/\d+\/)[^/?]+/g;

/** What went wrong, for whoever starts the bot: of a request which, where to and with what status, never with a token. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    const where = URL.canParse(error.url) ? new URL(error.url) : null;
    const address = where === null ? '' : ` ${where.origin}${where.pathname.replace(TOKENS, '…')}`;
    return `${error.method}${address} was answered with ${error.status} (${error.message})`;
  }
  return error instanceof Error ? error.message : String(error);
};

/** What a log may hold of an error: never an address or a body, since both carry tokens. */
export const safeError = (error: unknown): Readonly<Record<string, unknown>> => {
  if (error instanceof DiscordAPIError)
    return {
      name: 'DiscordAPIError',
      code: error.code,
      status: error.status,
      method: error.method,
      message: error.message,
    };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { name: typeof error, message: String(error) };
};

/** Logs a failure; no user sees it. */
export const logged =
  (log: Logger, level: 'warn' | 'error', what: string, about: Readonly<Record<string, unknown>> = {}) =>
  (error: unknown): void => {
    log[level]({ ...about, error: safeError(error) }, what);
  };

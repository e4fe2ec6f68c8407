/**
 * Public types of the loopback Discord for the page and scripted test people. Without Node's types, so that browser
 * code can import them.
 */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** A user of the little server. `color`: CSS colour of the avatar. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly color: string;
  /** Names of the roles, highest first. */
  readonly roles: readonly string[];
}

export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'thread' | 'dm';
  /** The channel of a thread. */
  readonly parent: string | null;
  readonly archived: boolean;
}

export interface Door {
  /** Adds a person with their own channel to the bot. */
  join(newcomer: { readonly name: string; readonly locale: string; readonly color: string }): Person;
  /** Removes a person with their private messages. */
  leave(person: string): void;
  /** Deletes all messages and threads. */
  clear(): void;
}

/** The class as the teacher sees it. */
export interface ClassView {
  /** `KQ7 M4X` */
  readonly code: string;
  /** Whether newcomers may join. */
  readonly open: boolean;
  /** Time of deletion, in milliseconds. */
  readonly ends: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly refused: readonly string[];
}

/** A file in Discord's form; `url` serves the bytes. */
export interface ShownAttachment extends JsonObject {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly content_type?: string;
  readonly description?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Discord's message JSON as the API returns it, and its only reader. */
export interface ShownMessage {
  readonly id: string;
  readonly channel_id: string;
  /** Discord's message type: 0 plain, 18 thread created, 19 reply, 20 slash command, 23 context menu. */
  readonly type: number;
  readonly author: JsonObject & { readonly id: string; readonly username: string };
  readonly content: string;
  /** Every component has Discord's `id`; media items have resolved `url`s. */
  readonly components: readonly JsonObject[];
  readonly embeds: readonly JsonObject[];
  readonly attachments: readonly ShownAttachment[];
  /** Bits: 64 ephemeral, 128 loading (deferred, "is thinking"), 32768 Components V2. */
  readonly flags: number;
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly mentions: readonly JsonObject[];
  readonly interaction_metadata?: JsonObject;
  readonly message_reference?: JsonObject;
  /** The thread started from this message. */
  readonly thread?: JsonObject;
  /** The only person who sees it; null: everybody in the channel. */
  readonly ephemeralFor: string | null;
}

/** A file attached to an option or to a modal's upload field. */
export interface Upload {
  readonly name: string;
  readonly contentType: string;
  readonly data: Uint8Array;
}
/** By the id that is the option's value (or one of the upload field's `values`). */
export type Uploads = Readonly<Record<string, Upload>>;

/** `value` is a string or a number; `name` is in the person's language. */
export interface OptionChoice {
  readonly name: string;
  readonly value: string | number;
}

export type FailReason = 'no-answer' | 'offline' | 'error' | 'not-found' | 'not-allowed';

/** The outcome of an action. `failed`: what Discord shows as "This interaction failed". */
export type Ack =
  | { readonly kind: 'replied'; readonly message: string }
  | { readonly kind: 'deferred'; readonly message: string | null }
  | { readonly kind: 'updated'; readonly message: string }
  | { readonly kind: 'modal'; readonly modal: JsonObject; readonly interactionId: string }
  | { readonly kind: 'choices'; readonly choices: readonly OptionChoice[] }
  | { readonly kind: 'failed'; readonly reason: FailReason };

/** `audience`: ids of the people who see it. */
export type WorldEvent =
  | {
      readonly kind: 'message-created' | 'message-updated';
      readonly channel: string;
      readonly message: ShownMessage;
      readonly audience: readonly string[];
    }
  | {
      readonly kind: 'message-deleted';
      readonly channel: string;
      readonly id: string;
      readonly audience: readonly string[];
    }
  | {
      readonly kind: 'channel-created' | 'channel-updated' | 'channel-deleted';
      readonly channel: Channel;
      readonly audience: readonly string[];
    }
  | { readonly kind: 'commands-changed' | 'people-changed' }
  | { readonly kind: 'bot-online' | 'bot-offline' }
  | {
      readonly kind: 'interaction-failed';
      readonly person: string;
      readonly channel: string;
      readonly reason: FailReason;
    };

/** A slash command with Discord's option JSON: `{ name, type, value }` or `{ name, type, options }`. */
export interface SlashCall {
  readonly name: string;
  readonly options: readonly JsonObject[];
  readonly attachments?: Uploads;
}
export interface ComponentCall {
  readonly custom_id: string;
  /** A control shown on the message, where `custom_id` is not: a touched board has more controls than a message has room for. */
  readonly beside?: string;
  readonly component_type: number;
  readonly values?: readonly string[];
}
/** `target`: a message's id for a message menu, a user's for a user menu. */
export interface MenuCall {
  readonly name: string;
  readonly target: string;
}

/**
 * The little server as its people use it. People, channels and messages are named by id; a person's name works, too.
 * No action rejects: a failure is an `Ack`.
 */
export interface World {
  /** Ids and names of the server, its bot and its roles. */
  readonly guild: {
    readonly id: string;
    readonly name: string;
    readonly roles: readonly { readonly id: string; readonly name: string }[];
  };
  readonly bot: { readonly id: string; readonly applicationId: string; readonly name: string };
  people(): readonly Person[];
  /** The server's channels, its threads, and the person's DM with the bot. */
  channels(person: string): readonly Channel[];
  /** Registered commands as Discord lists them, global and the server's; `hidden`: not for this person. */
  commands(who?: string): readonly JsonObject[];
  botOnline(): boolean;
  /** The newest `most` (default: all), oldest first, including that person's ephemeral ones. */
  messages(person: string, channel: string, most?: number): readonly ShownMessage[];
  /** Posts a plain message as a person; null where the channel is not theirs or the text is empty or too long. */
  say(person: string, channel: string, content: string): ShownMessage | null;
  slash(person: string, channel: string, command: SlashCall): Promise<Ack>;
  /** Exactly one option has `focused: true`. */
  autocomplete(person: string, channel: string, command: SlashCall): Promise<Ack>;
  /** `failed: 'not-found'` for an unknown or disabled component, or values it does not offer. */
  click(person: string, channel: string, message: string, component: ComponentCall): Promise<Ack>;
  /** `components`: Discord's modal submission, labels (type 18) each with one `component` and its value(s). */
  submitModal(
    person: string,
    interactionId: string,
    components: readonly JsonObject[],
    attachments?: Uploads,
  ): Promise<Ack>;
  menu(person: string, channel: string, command: MenuCall): Promise<Ack>;
  /** Sets the language of everybody who speaks the server's own; `en` restores it. */
  speak(language: string): void;
  /** Removes an ephemeral message from that person's view. */
  dismiss(person: string, message: string): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: (event: WorldEvent) => void): () => void;
}

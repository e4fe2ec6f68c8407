/**
 * The public face of the loopback Discord: what the web page and scripted test people see of it. Types only,
 * without Node's, so that code for the browser can import them.
 */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Somebody with an account on the little server. `color` is a CSS colour for the avatar. */
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
  /** The channel a thread hangs on. */
  readonly parent: string | null;
  readonly archived: boolean;
}

/** Who comes to the server, and who goes. */
export interface Door {
  /** Lets somebody in, with a channel of their own with the bot. */
  join(newcomer: { readonly name: string; readonly locale: string; readonly color: string }): Person;
  /** Takes them away, with all that they alone saw. */
  leave(person: string): void;
  /** Takes away everything that was ever said, and all threads. */
  clear(): void;
}

/** A file as Discord describes it in a message; `url` serves the bytes. */
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

/** Discord's message JSON as the API returns it, and who alone sees it. */
export interface ShownMessage {
  readonly id: string;
  readonly channel_id: string;
  /** Discord's message type: 0 plain, 18 thread created, 19 reply, 20 slash command, 23 context menu. */
  readonly type: number;
  readonly author: JsonObject & { readonly id: string; readonly username: string };
  readonly content: string;
  /** Every component carries the `id` Discord gives it; media items carry resolved `url`s. */
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
  /** The person who alone sees it, or null when everybody in the channel does. */
  readonly ephemeralFor: string | null;
}

/** A file a person attaches to an option or to a modal's upload field. */
export interface Upload {
  readonly name: string;
  readonly contentType: string;
  readonly data: Uint8Array;
}
/** Keyed by the id that stands as the option's value (or in the upload field's `values`). */
export type Uploads = Readonly<Record<string, Upload>>;

/** `value` is a string or a number; `name` is already in the person's locale. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

export type FailReason = 'no-answer' | 'offline' | 'error' | 'not-found' | 'not-allowed';

/** What a person's act came to. `failed` is what Discord shows as "This interaction failed". */
export type Ack =
  | { readonly kind: 'replied'; readonly message: string }
  | { readonly kind: 'deferred'; readonly message: string | null }
  | { readonly kind: 'updated'; readonly message: string }
  | { readonly kind: 'modal'; readonly modal: JsonObject; readonly interactionId: string }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  | { readonly kind: 'failed'; readonly reason: FailReason };

/** `audience` lists the people who see the thing the event is about. */
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
  /** A control of the message to which this one belongs: a board that is touched has more of them than a message has room for. */
  readonly beside?: string;
  readonly component_type: number;
  readonly values?: readonly string[];
}
/** `target` is a message's id for a message menu, a person's (or the bot's) for a user menu. */
export interface MenuCall {
  readonly name: string;
  readonly target: string;
}

/**
 * The little server as its people see it. Persons, channels and messages are named by id; a person's name
 * works too. Every act resolves, never rejects: what went wrong is an `Ack`.
 */
export interface World {
  /** The server and its bot: ids, names, and the roles' ids and names. */
  readonly guild: {
    readonly id: string;
    readonly name: string;
    readonly locale: string;
    readonly roles: readonly { readonly id: string; readonly name: string }[];
  };
  readonly bot: { readonly id: string; readonly applicationId: string; readonly name: string };
  people(): readonly Person[];
  /** The server's channels, its threads, and the person's own DM with the bot. */
  channels(person: string): readonly Channel[];
  /** The registered commands as Discord lists them, global ones and the server's; `hidden`: this person may not use it. */
  commands(who?: string): readonly JsonObject[];
  botOnline(): boolean;
  /** Oldest first, with that person's ephemeral ones. */
  messages(person: string, channel: string): readonly ShownMessage[];
  /** Post a plain message as a person; null when the channel is not theirs or the text is empty or too long. */
  say(person: string, channel: string, content: string): ShownMessage | null;
  slash(person: string, channel: string, command: SlashCall): Promise<Ack>;
  /** One option has `focused: true`. */
  autocomplete(person: string, channel: string, command: SlashCall): Promise<Ack>;
  /** An unknown or disabled component, or values it does not offer, is `failed: 'not-found'`. */
  click(person: string, channel: string, message: string, component: ComponentCall): Promise<Ack>;
  /** `components` is Discord's modal submission: labels (type 18) each with one `component` and its value(s). */
  submitModal(
    person: string,
    interactionId: string,
    components: readonly JsonObject[],
    attachments?: Uploads,
  ): Promise<Ack>;
  menu(person: string, channel: string, command: MenuCall): Promise<Ack>;
  /** The browser’s language, for everybody who speaks the server’s own; `en`: back to that. */
  speak(language: string): void;
  /** Take an ephemeral message out of that person's sight. */
  dismiss(person: string, message: string): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: WorldEvent) => void): () => void;
}

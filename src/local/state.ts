/** State of the little server: records in memory, each written to the store when it changes. */

import type { Endpoint } from './endpoint.ts';
import { array, object, string, text } from './json.ts';
import type { Limits, LocalClock } from './limits.ts';
import { People, userJson } from './people.ts';
import { CAST, type Resident, seedChannels } from './seed.ts';
import type { Kind, LocalStore } from './store.ts';
import type { Ack, Channel, JsonObject, ShownMessage, WorldEvent } from './types.ts';

export interface ChannelRecord {
  readonly json: JsonObject;
  /** The only people who see a DM or private thread; null: everybody. */
  readonly members: readonly string[] | null;
}

export interface MessageRecord {
  readonly id: string;
  readonly channel: string;
  /** As the API returns it. */
  readonly json: JsonObject;
  readonly ephemeralFor: string | null;
}

export interface CommandRecord {
  readonly id: string;
  /** Its server; null: all. */
  readonly guild: string | null;
  readonly json: JsonObject;
}

export interface InteractionRecord {
  readonly id: string;
  readonly token: string;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  readonly type: number;
  readonly person: string;
  readonly channel: string;
  readonly created: number;
  readonly answered: boolean;
  /** Id of the message that `@original` means. */
  readonly original: string | null;
  /** The message whose component was clicked. */
  readonly source: string | null;
  /** Whether the deferred answer still shows "thinking". */
  readonly loading: boolean;
  /** Messages its token may edit: its own, and the clicked one. */
  readonly messages: readonly string[];
  readonly metadata: JsonObject;
  /** Discord's message type of the answer: 20 slash command, 23 context menu, 19 reply to a component's message. */
  readonly answerType: number;
  /** Autocomplete: type of the focused option. */
  readonly focusedType: number | null;
}

export interface OpenModal extends Pick<InteractionRecord, 'person' | 'channel' | 'source' | 'answerType'> {
  readonly modal: JsonObject;
  readonly opener: JsonObject;
}

/** The state's view of the gateway. */
export interface Dispatcher {
  /** False where no connected or resumable session receives it. */
  dispatch(event: string, data: JsonObject, guild: string | null): boolean;
  online(): boolean;
}

export interface LocalState {
  readonly clock: LocalClock;
  readonly limits: Limits;
  readonly store: LocalStore;
  readonly people: People;
  readonly channels: Map<string, ChannelRecord>;
  /** By channel, oldest first. */
  readonly messages: Map<string, Map<string, MessageRecord>>;
  /**
   * The same by their only reader (null: everybody), so that a window of a large class does not go through everybody's
   * private messages.
   */
  readonly readers: Map<string, Map<string | null, Map<string, MessageRecord>>>;
  /** Cache of each person's view of `channels`, cleared when one changes. */
  readonly seen: Map<string, readonly Channel[]>;
  readonly commands: Map<string, CommandRecord>;
  /** Scheduled events by id, as the API returns them. */
  readonly events: Map<string, JsonObject>;
  /** By token. */
  readonly interactions: Map<string, InteractionRecord>;
  /** By the id of the interaction that opened them. */
  readonly modals: Map<string, OpenModal>;
  /** Interactions without a first answer, by id. */
  readonly waiting: Map<string, (ack: Ack) => void>;
  readonly listeners: Set<(event: WorldEvent) => void>;
  /** `http://127.0.0.1:PORT`, which serves attachments. */
  readonly base: string;
  readonly gateway: Dispatcher;
  readonly endpoint: Endpoint;
  newId(): string;
}

const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** Ids like Discord's: time in milliseconds, then a counter; always above every earlier id. */
function snowflakes(clock: LocalClock): { readonly next: () => string; readonly seen: (id: string) => void } {
  let last = 0n;
  return {
    next: () => {
      const fresh = BigInt(Math.max(0, Math.floor(clock.now()) - DISCORD_EPOCH_MS)) << 22n;
      last = fresh > last ? fresh : last + 1n;
      return last.toString();
    },
    seen: (id) => {
      if (/^\d{1,20}$/.test(id) && BigInt(id) > last) last = BigInt(id);
    },
  };
}

/**
 * The server from the store, or a new one. `base` serves attachments; times are the clock's milliseconds, and new ids
 * are above all earlier ones.
 */
export function createState(
  options: Pick<LocalState, 'clock' | 'limits' | 'store' | 'base' | 'gateway' | 'endpoint'> & {
    /** People at the start; by default the usual cast with the crowd. */
    readonly cast?: readonly Resident[] | undefined;
  },
): LocalState {
  const ids = snowflakes(options.clock);
  const cast = options.cast ?? CAST;
  const state: LocalState = {
    ...options,
    people: new People(cast, options.cast === undefined),
    channels: new Map(),
    messages: new Map(),
    readers: new Map(),
    seen: new Map(),
    commands: new Map(),
    events: new Map(),
    interactions: new Map(),
    modals: new Map(),
    waiting: new Map(),
    listeners: new Set(),
    newId: () => ids.next(),
  };
  for (const channel of [...seedChannels(options.limits.servers), ...cast.map(directChannel)])
    state.channels.set(text(channel.json['id']), channel);
  restore(state, ids.seen);
  return state;
}

/** A person's channel with the bot. */
const directChannel = (person: Resident): ChannelRecord => ({
  json: {
    id: person.dm,
    type: 1,
    last_message_id: null,
    flags: 0,
    recipients: [userJson(person.id, person)],
  },
  members: [person.id],
});

/** Adds a person with their own channel, and stores them. */
export function addPerson(state: LocalState, person: Resident): void {
  state.people.add(person);
  state.store.put('person', person.id, person as unknown as JsonObject);
  putChannel(state, directChannel(person));
  emit(state, { kind: 'people-changed' });
}

/** A message without one person, who used the command it answers or whom it mentions. Other messages are returned unchanged. */
const withoutPerson = (record: MessageRecord, id: string): MessageRecord => {
  const { interaction_metadata: cause, ...rest } = record.json;
  const mentions = array(rest['mentions']);
  const others = mentions.filter((one) => object(one)['id'] !== id);
  const isTheirs = object(object(cause)['user'])['id'] === id;
  if (!isTheirs && others.length === mentions.length) return record;
  const json = { ...rest, mentions: others };
  return {
    ...record,
    json: isTheirs || cause === undefined ? json : { ...json, interaction_metadata: cause },
  };
};

/** Removes a person with their own channel and private messages, and their name from what is left. */
export function removePerson(state: LocalState, id: string): void {
  const person = state.people.find(id);
  if (person === undefined) return;
  const own = state.channels.get(person.dm);
  if (own !== undefined) dropChannel(state, own);
  for (const all of state.messages.values())
    for (const record of [...all.values()]) {
      const left = withoutPerson(record, person.id);
      if (record.ephemeralFor === person.id) dropMessage(state, record);
      else if (left !== record) putMessage(state, left);
    }
  for (const [key, modal] of state.modals) if (modal.person === person.id) state.modals.delete(key);
  for (const [token, interaction] of state.interactions) {
    if (interaction.person !== person.id) continue;
    state.interactions.delete(token);
    state.store.drop('interaction', interaction.id);
  }
  state.people.remove(person.id);
  state.seen.clear();
  state.store.drop('person', person.id);
  state.store.forget();
  emit(state, { kind: 'people-changed' });
}

/** Private messages of one person in one channel; a page shows no older ones. They are in memory until the end. */
const MAX_PRIVATE_MESSAGES = 200;

/** Addresses at which any process with this store served attachments. */
const SERVED = /http:\/\/127\.0\.0\.1:\d+\/attachments\//g;

/** Loads the store. The address of attachments may have changed. */
function restore(state: LocalState, seen: (id: string) => void): void {
  const rows = state.store.load();
  const readers: Readonly<Record<Kind, (id: string, value: JsonObject) => void>> = {
    channel: (id, value) => {
      const members = value['members'] === null ? null : array(value['members']).map(String);
      state.channels.set(id, { json: object(value['json']), members });
    },
    message: (_, value) => {
      keepMessage(state, value as unknown as MessageRecord);
    },
    person: (_, value) => {
      state.people.add(value as unknown as Resident);
    },
    command: (id, value) => state.commands.set(id, value as unknown as CommandRecord),
    event: (id, value) => state.events.set(id, value),
    interaction: (_, value) => {
      const record = value as unknown as InteractionRecord;
      state.interactions.set(record.token, record);
    },
  };
  for (const { kind, id, text } of rows) {
    const here = kind === 'message' ? text.replaceAll(SERVED, `${state.base}/attachments/`) : text;
    const value = object(JSON.parse(here));
    readers[kind](id, value);
    if (here !== text) state.store.put(kind, id, value);
    seen(id);
  }
  forgetOld(state);
}

/** Drops ended events and interactions with expired tokens; these are in the order of creation. */
export function forgetOld(state: LocalState): void {
  // Keeps them longer than the token lives, to tell an expired token from an unknown one.
  const oldest = state.clock.now() - 2 * state.limits.tokenMs;
  for (const [id, event] of state.events) {
    if (!(Date.parse(text(event['scheduled_end_time'])) < oldest)) continue;
    state.events.delete(id);
    state.store.drop('event', id);
  }
  for (const [token, record] of state.interactions) {
    if (record.created >= oldest) return;
    state.interactions.delete(token);
    state.store.drop('interaction', record.id);
  }
}

/** Keeps an interaction by its token; only an answered one outlives the process. */
export function saveInteraction(state: LocalState, record: InteractionRecord): void {
  state.interactions.set(record.token, record);
  if (record.answered) state.store.put('interaction', record.id, record as unknown as JsonObject);
}

function keepMessage(state: LocalState, record: MessageRecord): void {
  const all = state.messages.get(record.channel) ?? new Map<string, MessageRecord>();
  state.messages.set(record.channel, all);
  all.set(record.id, record);
  const readers = state.readers.get(record.channel) ?? new Map<string | null, Map<string, MessageRecord>>();
  state.readers.set(record.channel, readers);
  const theirs = readers.get(record.ephemeralFor) ?? new Map<string, MessageRecord>();
  readers.set(record.ephemeralFor, theirs);
  theirs.set(record.id, record);
  LISTS.delete(theirs);
}

const inOrder = (a: MessageRecord, b: MessageRecord): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : 1);

/** Messages as lists, until one changes: every window of a class asks after every change. */
const LISTS = new WeakMap<Map<string, MessageRecord>, readonly MessageRecord[]>();

const listOf = (messages: Map<string, MessageRecord>): readonly MessageRecord[] => {
  const known = LISTS.get(messages) ?? [...messages.values()];
  LISTS.set(messages, known);
  return known;
};

/** The newest messages of a channel that a person sees, oldest first. */
export function messagesFor(
  state: LocalState,
  channel: string,
  person: string,
  most = Number.POSITIVE_INFINITY,
): readonly MessageRecord[] {
  const readers = state.readers.get(channel);
  const found = [null, person].flatMap((reader) => {
    const theirs = readers?.get(reader);
    return theirs === undefined || theirs.size === 0 ? [] : [listOf(theirs).slice(-most)];
  });
  return found.length === 1 ? found[0]! : found.flat().sort(inOrder).slice(-most);
}

/** Channels that a person sees, in the page's form. */
export function channelsFor(state: LocalState, person: string): readonly Channel[] {
  const known = state.seen.get(person);
  if (known !== undefined) return known;
  // Most channels of a class are other people's own.
  const found = [...state.channels.values()]
    .filter(({ json }) => sees(state, text(json['id']), person))
    .map(publicChannel);
  state.seen.set(person, found);
  return found;
}

/** Notifies all listeners in this turn of the event loop. */
export function emit(state: LocalState, event: WorldEvent): void {
  for (const listener of state.listeners) listener(event);
}

/** Ids of the people who see something in a channel; `ephemeralFor`: the only reader of a private message. */
export function audience(state: LocalState, channel: string, ephemeralFor: string | null): readonly string[] {
  if (ephemeralFor !== null) return [ephemeralFor];
  return state.channels.get(channel)?.members ?? state.people.all().map((person) => person.id);
}

/** The server of a channel; null: a direct channel. */
export function guildOf(state: LocalState, channel: string): string | null {
  return string(state.channels.get(channel)?.json['guild_id']);
}

/** Whether a person may see a channel: its members, or everybody where it has none. */
export function sees(state: LocalState, channel: string, person: string): boolean {
  const members = state.channels.get(channel)?.members ?? null;
  return members === null ? state.people.find(person)?.id === person : members.includes(person);
}

const PAGE_FORMS = new WeakMap<MessageRecord, ShownMessage>();

/** A message in the page's form: the API's JSON, and its only reader. The same object until the message changes. */
export function shown(record: MessageRecord): ShownMessage {
  const known = PAGE_FORMS.get(record);
  if (known !== undefined) return known;
  const made = { ...record.json, ephemeralFor: record.ephemeralFor } as unknown as ShownMessage;
  PAGE_FORMS.set(record, made);
  return made;
}

/**
 * Keeps a new or changed message in memory and store, and tells those who see it. A private one stays in memory: it may
 * contain an answer to an anonymous quiz (docs/decisions/class.md).
 */
export function putMessage(state: LocalState, record: MessageRecord): void {
  const isNew = findMessage(state, record.channel, record.id) === null;
  keepMessage(state, record);
  const { channel, ephemeralFor } = record;
  if (ephemeralFor === null) state.store.put('message', record.id, record as unknown as JsonObject);
  else dropOldest(state, channel, ephemeralFor);
  const kind = isNew ? 'message-created' : 'message-updated';
  emit(state, { kind, channel, message: shown(record), audience: audience(state, channel, ephemeralFor) });
}

function dropOldest(state: LocalState, channel: string, reader: string): void {
  const theirs = state.readers.get(channel)?.get(reader);
  for (const record of theirs?.values() ?? [])
    if (theirs!.size > MAX_PRIVATE_MESSAGES) dropMessage(state, record);
    else return;
}

/** The messages of a channel, oldest first. */
export function messagesIn(state: LocalState, channel: string): readonly MessageRecord[] {
  return [...(state.messages.get(channel)?.values() ?? [])];
}

/** The reference of one message to another, which may be in another channel. */
export function referenceTo(state: LocalState, channel: string, message?: string): JsonObject {
  return {
    type: 0,
    ...(message === undefined ? {} : { message_id: message }),
    channel_id: channel,
    guild_id: guildOf(state, channel),
  };
}

/** Null where the channel has no such message. */
export function findMessage(state: LocalState, channel: string, id: string): MessageRecord | null {
  return state.messages.get(channel)?.get(id) ?? null;
}

/** Deletes a message with its files. */
export function dropMessage(state: LocalState, record: MessageRecord): void {
  state.messages.get(record.channel)?.delete(record.id);
  const theirs = state.readers.get(record.channel)?.get(record.ephemeralFor);
  if (theirs?.delete(record.id) === true) LISTS.delete(theirs);
  state.store.drop('message', record.id);
  for (const file of array(record.json['attachments'])) state.store.dropFile(text(object(file)['id']));
  const { channel, id } = record;
  emit(state, {
    kind: 'message-deleted',
    channel,
    id,
    audience: audience(state, channel, record.ephemeralFor),
  });
}

/** Discord's types of threads; those of news channels do not occur here. */
export const THREAD = { public: 11, private: 12 } as const;

/** A thread that people can see or be added to. */
export const isThread = ({ json }: ChannelRecord): boolean =>
  json['type'] === THREAD.public || json['type'] === THREAD.private;

/** Archived threads are closed until somebody writes; a channel is never archived. */
export const isArchived = ({ json }: ChannelRecord): boolean =>
  object(json['thread_metadata'])['archived'] === true;

/** A channel in the page's form; direct channels have the bot's name. */
export function publicChannel(record: ChannelRecord): Channel {
  const { json } = record;
  const dm = json['type'] === 1;
  return {
    id: text(json['id']),
    name: dm ? 'Sprague' : text(json['name']),
    kind: dm ? 'dm' : isThread(record) ? 'thread' : 'text',
    parent: isThread(record) ? text(json['parent_id']) : null,
    archived: isArchived(record),
  };
}

/** Keeps a new or changed channel or thread in memory and store, and tells those who see it. */
export function putChannel(state: LocalState, record: ChannelRecord): void {
  const id = text(record.json['id']);
  const isNew = !state.channels.has(id);
  state.channels.set(id, record);
  state.seen.clear();
  state.store.put('channel', id, record as unknown as JsonObject);
  emit(state, {
    kind: isNew ? 'channel-created' : 'channel-updated',
    channel: publicChannel(record),
    audience: audience(state, id, null),
  });
}

/** Deletes a channel with its messages and their files. */
export function dropChannel(state: LocalState, record: ChannelRecord): void {
  const id = text(record.json['id']);
  const event: WorldEvent = {
    kind: 'channel-deleted',
    channel: publicChannel(record),
    audience: audience(state, id, null),
  };
  for (const message of messagesIn(state, id)) dropMessage(state, message);
  state.messages.delete(id);
  state.readers.delete(id);
  state.channels.delete(id);
  state.seen.clear();
  state.store.drop('channel', id);
  emit(state, event);
}

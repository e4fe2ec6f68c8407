/** The state of the little server: records in memory, each written through to the store when it changes. */

import type { Endpoint } from './endpoint.ts';
import { array, object, string, text } from './json.ts';
import type { Clock, Limits } from './limits.ts';
import { createPeople, type People, userJson } from './people.ts';
import { CAST, type Resident, seedChannels } from './seed.ts';
import type { Kind, Store } from './store.ts';
import type { Ack, Channel, JsonObject, ShownMessage, WorldEvent } from './types.ts';

export interface ChannelRecord {
  readonly json: JsonObject;
  /** Who alone sees a DM or a private thread; null: everybody. */
  readonly members: readonly string[] | null;
}

export interface MessageRecord {
  readonly id: string;
  readonly channel: string;
  /** What the API returns. */
  readonly json: JsonObject;
  readonly ephemeralFor: string | null;
}

export interface CommandRecord {
  readonly id: string;
  /** The server it belongs to; null: everywhere. */
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
  /** What `@original` means. */
  readonly original: string | null;
  /** The message whose component led here. */
  readonly source: string | null;
  /** The deferred answer still shows "thinking". */
  readonly loading: boolean;
  /** Messages made or lent by this interaction, which its token may edit. */
  readonly messages: readonly string[];
  readonly metadata: JsonObject;
  /** Discord's type of a message that answers: 20 slash command, 23 context menu, 19 reply to a component's message. */
  readonly answerType: number;
  /** Autocomplete: the type of the option that is being typed. */
  readonly focusedType: number | null;
}

/** A modal on somebody's screen. */
export interface OpenModal extends Pick<InteractionRecord, 'person' | 'channel' | 'source' | 'answerType'> {
  readonly modal: JsonObject;
  readonly opener: JsonObject;
}

/** What the state needs of the gateway. */
export interface Dispatcher {
  /** False when no session, connected or resumable, is there to receive it. */
  dispatch(event: string, data: JsonObject, guild: string | null): boolean;
  online(): boolean;
}

export interface State {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly store: Store;
  readonly people: People;
  readonly channels: Map<string, ChannelRecord>;
  /** By channel, each oldest first. */
  readonly messages: Map<string, Map<string, MessageRecord>>;
  /** The same, by who alone sees them (null: everybody), so that a window of a large class doesn't look through everybody's own. */
  readonly readers: Map<string, Map<string | null, Map<string, MessageRecord>>>;
  /** What each person sees of `channels`, where that was asked since one of them changed. */
  readonly seen: Map<string, readonly Channel[]>;
  readonly commands: Map<string, CommandRecord>;
  /** Scheduled events of the servers, by id, as the API returns them. */
  readonly events: Map<string, JsonObject>;
  /** By token. */
  readonly interactions: Map<string, InteractionRecord>;
  /** By the id of the interaction that opened them. */
  readonly modals: Map<string, OpenModal>;
  /** Interactions without a first answer yet, by id. */
  readonly waiting: Map<string, (ack: Ack) => void>;
  readonly listeners: Set<(event: WorldEvent) => void>;
  /** `http://127.0.0.1:PORT`, where attachments are served. */
  readonly base: string;
  readonly gateway: Dispatcher;
  readonly endpoint: Endpoint;
  newId(): string;
}

const DISCORD_EPOCH = 1_420_070_400_000;

/** Ids like Discord's: the time in milliseconds, then a counter; always above every id seen before. */
function snowflakes(clock: Clock): { readonly next: () => string; readonly seen: (id: string) => void } {
  let last = 0n;
  return {
    next: () => {
      const fresh = BigInt(Math.max(0, Math.floor(clock.now()) - DISCORD_EPOCH)) << 22n;
      last = fresh > last ? fresh : last + 1n;
      return last.toString();
    },
    seen: (id) => {
      if (/^\d{1,20}$/.test(id) && BigInt(id) > last) last = BigInt(id);
    },
  };
}

/**
 * The server as it was left in the store, or as it is seeded. `base` is where attachments are served; times are the
 * clock's milliseconds, and ids are above all that were ever given.
 */
export function createState(
  options: Pick<State, 'clock' | 'limits' | 'store' | 'base' | 'gateway' | 'endpoint'> & {
    /** Who is there at the start; the usual cast where nothing is said, with a crowd that is not shown. */
    readonly cast?: readonly Resident[] | undefined;
  },
): State {
  const ids = snowflakes(options.clock);
  const cast = options.cast ?? CAST;
  const state: State = {
    ...options,
    people: createPeople(cast, options.cast === undefined),
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

/** Somebody's own channel with the bot. */
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

/** Lets somebody in, with a channel of their own, and keeps them. */
export function addPerson(state: State, person: Resident): void {
  state.people.add(person);
  state.store.put('person', person.id, person as unknown as JsonObject);
  putChannel(state, directChannel(person));
  emit(state, { kind: 'people-changed' });
}

/** Takes somebody away, with their own channel and all that they alone saw. */
export function removePerson(state: State, id: string): void {
  const person = state.people.find(id);
  if (person === undefined) return;
  const own = state.channels.get(person.dm);
  if (own !== undefined) dropChannel(state, own);
  for (const all of state.messages.values())
    for (const record of [...all.values()]) if (record.ephemeralFor === person.id) dropMessage(state, record);
  state.people.remove(person.id);
  state.seen.clear();
  state.store.drop('person', person.id);
  emit(state, { kind: 'people-changed' });
}

/** Where any process that ever wrote into this store served attachments. */
const SERVED = /http:\/\/127\.0\.0\.1:\d+\/attachments\//g;

/** Reads what the store kept. The address of the attachments may be another one now. */
function restore(state: State, seen: (id: string) => void): void {
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

/** Drops events that have ended, and interactions whose token has run out; these are held in the order of their making. */
export function forgetOld(state: State): void {
  // A while longer than the token lives, so that its use is told from that of a token that never was.
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

/** Keeps an interaction by its token; only one that was answered outlives the process. */
export function saveInteraction(state: State, record: InteractionRecord): void {
  state.interactions.set(record.token, record);
  if (record.answered) state.store.put('interaction', record.id, record as unknown as JsonObject);
}

function keepMessage(state: State, record: MessageRecord): void {
  const all = state.messages.get(record.channel) ?? new Map<string, MessageRecord>();
  state.messages.set(record.channel, all);
  all.set(record.id, record);
  const readers = state.readers.get(record.channel) ?? new Map<string | null, Map<string, MessageRecord>>();
  state.readers.set(record.channel, readers);
  const theirs = readers.get(record.ephemeralFor) ?? new Map<string, MessageRecord>();
  readers.set(record.ephemeralFor, theirs);
  theirs.set(record.id, record);
}

const inOrder = (a: MessageRecord, b: MessageRecord): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : 1);

/** The messages of a channel that somebody sees, the oldest first. */
export function messagesFor(state: State, channel: string, person: string): readonly MessageRecord[] {
  const readers = state.readers.get(channel);
  const [all, own] = [null, person].map((reader) => [...(readers?.get(reader)?.values() ?? [])]);
  return own!.length === 0 ? all! : [...all!, ...own!].sort(inOrder);
}

/** The channels that somebody sees, as the page has them. */
export function channelsFor(state: State, person: string): readonly Channel[] {
  const known = state.seen.get(person);
  if (known !== undefined) return known;
  // Of a class most channels are other people's own.
  const found = [...state.channels.values()]
    .filter(({ json }) => sees(state, text(json['id']), person))
    .map(publicChannel);
  state.seen.set(person, found);
  return found;
}

/** Tells all listeners, in this turn of the event loop. */
export function emit(state: State, event: WorldEvent): void {
  for (const listener of state.listeners) listener(event);
}

/** Ids of who is told of something in a channel; `ephemeralFor`: a message for this person alone. */
export function audience(state: State, channel: string, ephemeralFor: string | null): readonly string[] {
  if (ephemeralFor !== null) return [ephemeralFor];
  return state.channels.get(channel)?.members ?? state.people.all().map((person) => person.id);
}

/** The server that a channel belongs to; null: a direct channel. */
export function guildOf(state: State, channel: string): string | null {
  return string(state.channels.get(channel)?.json['guild_id']);
}

/** Whether a person may see a channel: its members, or where it has none everybody who is in the server. */
export function sees(state: State, channel: string, person: string): boolean {
  const members = state.channels.get(channel)?.members ?? null;
  return members === null ? state.people.find(person)?.id === person : members.includes(person);
}

const SHOWN = new WeakMap<MessageRecord, ShownMessage>();

/** A message as the page has it: the API's JSON, and for whom alone it is. The same object until the message changes. */
export function shown(record: MessageRecord): ShownMessage {
  const known = SHOWN.get(record);
  if (known !== undefined) return known;
  const made = { ...record.json, ephemeralFor: record.ephemeralFor } as unknown as ShownMessage;
  SHOWN.set(record, made);
  return made;
}

/**
 * Keeps a message, new or changed, in memory and store; whoever sees it is told. A private one is in memory alone: it may say
 * what its reader answered in an anonymous quiz (docs/decisions/class.md).
 */
export function putMessage(state: State, record: MessageRecord): void {
  const isNew = findMessage(state, record.channel, record.id) === null;
  keepMessage(state, record);
  const { channel, ephemeralFor } = record;
  if (ephemeralFor === null) state.store.put('message', record.id, record as unknown as JsonObject);
  const kind = isNew ? 'message-created' : 'message-updated';
  emit(state, { kind, channel, message: shown(record), audience: audience(state, channel, ephemeralFor) });
}

/** Null where the channel has no such message (any more). */
export function findMessage(state: State, channel: string, id: string): MessageRecord | null {
  return state.messages.get(channel)?.get(id) ?? null;
}

/** Takes a message and its files away. */
export function dropMessage(state: State, record: MessageRecord): void {
  state.messages.get(record.channel)?.delete(record.id);
  state.readers.get(record.channel)?.get(record.ephemeralFor)?.delete(record.id);
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

const isThread = (json: JsonObject): boolean => [10, 11, 12].includes(json['type'] as number);

/** A channel as the page has it; every direct channel is called by the bot's name. */
export function publicChannel(record: ChannelRecord): Channel {
  const { json } = record;
  const dm = json['type'] === 1;
  return {
    id: text(json['id']),
    name: dm ? 'Sprague' : text(json['name']),
    kind: dm ? 'dm' : isThread(json) ? 'thread' : 'text',
    parent: isThread(json) ? text(json['parent_id']) : null,
    archived: object(json['thread_metadata'])['archived'] === true,
  };
}

/** Keeps a channel or thread, new or changed, in memory and store; whoever sees it is told. */
export function putChannel(state: State, record: ChannelRecord): void {
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

/** Takes a channel away, with its messages and their files. */
export function dropChannel(state: State, record: ChannelRecord): void {
  const id = text(record.json['id']);
  const event: WorldEvent = {
    kind: 'channel-deleted',
    channel: publicChannel(record),
    audience: audience(state, id, null),
  };
  for (const message of [...(state.messages.get(id)?.values() ?? [])]) dropMessage(state, message);
  state.messages.delete(id);
  state.readers.delete(id);
  state.channels.delete(id);
  state.seen.clear();
  state.store.drop('channel', id);
  emit(state, event);
}

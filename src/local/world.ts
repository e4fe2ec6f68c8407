/** The little server as its people see and use it. */
import { checkOptions, checkSubmission, clickData, focusedType } from './calls.ts';
import { ADMINISTRATOR, findCommand, mayUse } from './commands.ts';
import { ApiError } from './errors.ts';
import { openInteraction } from './interactions.ts';
import { object, objects, string, text } from './json.ts';
import { createMessage } from './messages.ts';
import { resolver } from './resolve.ts';
import { APPLICATION_ID, BOT_ID, BOT_NAME, GUILD_ID, GUILD_NAME, ROLES } from './seed.ts';
import {
  type ChannelRecord,
  channelsFor,
  dropMessage,
  emit,
  findMessage,
  type LocalState,
  type MessageRecord,
  messagesFor,
  publicChannel,
  sees,
  shown,
} from './state.ts';
import { wakeThread } from './threads.ts';
import type { Ack, JsonObject, MenuCall, SlashCall, Uploads, World } from './types.ts';

export type * from './types.ts';

const NOT_FOUND: Ack = { kind: 'failed', reason: 'not-found' };
const NOT_ALLOWED: Ack = { kind: 'failed', reason: 'not-allowed' };
const TYPE = { slash: 1, userMenu: 2, messageMenu: 3 } as const;

interface Whereabouts {
  readonly person: string;
  readonly channel: string;
  readonly guild: string | null;
}

const personId = (state: LocalState, who: string): string | undefined => state.people.find(who)?.id;

/** Person and channel of an action; null where there is no such person, or the channel is not theirs to see. */
function placeOf(state: LocalState, who: string, where: string): Whereabouts | null {
  const person = personId(state, who);
  if (person === undefined) return null;
  const isSeen = ({ json }: ChannelRecord): boolean => sees(state, text(json['id']), person);
  const named = state.channels.get(where);
  const record =
    named !== undefined && isSeen(named)
      ? named
      : [...state.channels.values()].find((one) => publicChannel(one).name === where && isSeen(one));
  if (record === undefined) return null;
  return { person, channel: text(record.json['id']), guild: string(record.json['guild_id']) };
}

function visible(state: LocalState, place: Whereabouts, id: string): MessageRecord | null {
  const record = findMessage(state, place.channel, id);
  return record !== null && (record.ephemeralFor ?? place.person) === place.person ? record : null;
}

const clean = (value: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as JsonObject;

/** Turns every error into an answer: a locked thread, a file too large. */
async function attempt(act: () => Promise<Ack> | Ack): Promise<Ack> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'failed', reason: 'error' };
    throw error;
  }
}

function command(
  state: LocalState,
  place: Whereabouts,
  call: SlashCall,
  typing: boolean,
): Promise<Ack> | Ack {
  const permissions = state.people.permissions(place.person);
  const definition = findCommand(state, call.name, TYPE.slash, { guild: place.guild, permissions });
  if (definition === null) {
    const there = findCommand(state, call.name, TYPE.slash, {
      guild: place.guild,
      permissions: ADMINISTRATOR,
    });
    return there === null ? NOT_FOUND : NOT_ALLOWED;
  }
  const resolve = resolver(state, { ...place, uploads: call.attachments });
  const options = checkOptions(objects(definition['options']), call.options, resolve, typing);
  if (options === null) return NOT_FOUND;
  const focused = focusedType(options);
  if (typing && focused === null) return NOT_FOUND;
  wake(state, place);
  const { id, name, guild_id } = definition;
  return openInteraction(state, {
    type: typing ? 4 : 2,
    person: place.person,
    channel: place.channel,
    data: clean({ id, name, type: TYPE.slash, guild_id, options, resolved: resolve.data() }),
    metadata: { name, command_type: TYPE.slash },
    answerType: 20,
    focusedType: focused,
  });
}

function menu(state: LocalState, place: Whereabouts, call: MenuCall): Promise<Ack> | Ack {
  const permissions = state.people.permissions(place.person);
  const message = visible(state, place, call.target);
  const type = message === null ? TYPE.userMenu : TYPE.messageMenu;
  const definition = findCommand(state, call.name, type, { guild: place.guild, permissions });
  const resolve = resolver(state, place);
  const target = personId(state, call.target) ?? call.target;
  if (definition === null) return NOT_FOUND;
  if (message !== null) resolve.message(message);
  else if (!resolve.user(target)) return NOT_FOUND;
  wake(state, place);
  const { id, name, guild_id } = definition;
  const about =
    message === null ? { target_user: state.people.user(target) } : { target_message_id: message.id };
  return openInteraction(state, {
    type: 2,
    person: place.person,
    channel: place.channel,
    data: clean({ id, name, type, guild_id, target_id: message?.id ?? target, resolved: resolve.data() }),
    metadata: { name, command_type: type, ...about },
    answerType: 23,
  });
}

function wake(state: LocalState, place: Whereabouts): void {
  const record = state.channels.get(place.channel);
  if (record !== undefined) wakeThread(state, record);
}

function submit(
  state: LocalState,
  who: string,
  interactionId: string,
  components: readonly JsonObject[],
  uploads: Uploads,
): Promise<Ack> | Ack {
  const open = state.modals.get(interactionId);
  const person = personId(state, who);
  if (open === undefined || open.person !== person) return NOT_FOUND;
  const resolve = resolver(state, { person, channel: open.channel, uploads });
  const checked = checkSubmission(open.modal, components, resolve);
  if (checked === null) return NOT_FOUND;
  const source = open.source === null ? null : findMessage(state, open.channel, open.source);
  const { custom_id } = open.modal;
  return openInteraction(state, {
    type: 5,
    person,
    channel: open.channel,
    data: clean({ custom_id, components: checked, resolved: resolve.data() }),
    source,
    metadata: { triggering_interaction_metadata: open.opener },
    answerType: open.answerType,
  }).then((ack) => {
    // An unanswered modal stays open to be sent again.
    if (ack.kind !== 'failed') state.modals.delete(interactionId);
    return ack;
  });
}

/** The server as its people use it. The bot's answers resolve as an `Ack`; what Discord would refuse is one of kind `failed`. */
export function createWorld(state: LocalState): World {
  const inPlace = (
    who: string,
    where: string,
    act: (place: Whereabouts) => Promise<Ack> | Ack,
  ): Promise<Ack> =>
    attempt(() => {
      const place = placeOf(state, who, where);
      return place === null ? NOT_FOUND : act(place);
    });
  return {
    guild: {
      id: GUILD_ID,
      name: GUILD_NAME,
      roles: ROLES.filter((role) => role.id !== GUILD_ID).map(({ id, name }) => ({ id, name })),
    },
    bot: { id: BOT_ID, applicationId: APPLICATION_ID, name: BOT_NAME },
    people: () =>
      state.people.all().map(({ id, name, locale, color, roles }) => ({ id, name, locale, color, roles })),
    channels: (who) => channelsFor(state, personId(state, who) ?? ''),
    commands: (who) => {
      const person = who === undefined ? undefined : personId(state, who);
      return [...state.commands.values()].map(({ json }) =>
        person === undefined || mayUse(json, state.people.permissions(person))
          ? json
          : { ...json, hidden: true },
      );
    },
    botOnline: () => state.gateway.online(),
    messages: (who, where, most) => {
      const place = placeOf(state, who, where);
      return place === null ? [] : messagesFor(state, place.channel, place.person, most).map(shown);
    },
    say: (who, where, content) => {
      const place = placeOf(state, who, where);
      const size = [...content].length;
      if (place === null || content.trim() === '' || size > 2000) return null;
      try {
        wake(state, place);
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
      const extra = place.guild === null ? {} : { member: state.people.member(place.person) };
      return shown(
        createMessage(state, { channel: place.channel, author: place.person, body: { content }, extra }),
      );
    },
    slash: (who, where, call) => inPlace(who, where, (place) => command(state, place, call, false)),
    autocomplete: (who, where, call) => inPlace(who, where, (place) => command(state, place, call, true)),
    menu: (who, where, call) => inPlace(who, where, (place) => menu(state, place, call)),
    click: (who, where, id, call) =>
      inPlace(who, where, (place) => {
        const source = visible(state, place, id);
        const fromBot = source !== null && object(source.json['author'])['id'] === BOT_ID;
        if (!fromBot) return NOT_FOUND;
        const data = clickData(objects(source.json['components']), call, resolver(state, place));
        if (data === null) return NOT_FOUND;
        wake(state, place);
        return openInteraction(state, {
          type: 3,
          person: place.person,
          channel: place.channel,
          data,
          source,
          metadata: { interacted_message_id: id },
          answerType: 19,
        });
      }),
    submitModal: (who, interactionId, components, attachments = {}) =>
      attempt(() => submit(state, who, interactionId, components, attachments)),
    speak: (language) => {
      if (state.people.speak(language)) emit(state, { kind: 'people-changed' });
    },
    dismiss: (who, id) => {
      const person = personId(state, who);
      for (const all of state.messages.values()) {
        const record = all.get(id);
        if (record !== undefined && record.ephemeralFor !== null && record.ephemeralFor === person)
          dropMessage(state, record);
      }
    },
    subscribe: (listener) => {
      state.listeners.add(listener);
      return () => {
        state.listeners.delete(listener);
      };
    },
  };
}

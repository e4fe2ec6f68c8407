/** Interactions from the click to the last follow-up: payload, life of the token, allowed answers. */
import { randomBytes } from 'node:crypto';
import { MessageFlags } from 'discord-api-types/v10';
import { judgeModal, type Problem, validateDeferral } from '../discord/validate/index.ts';
import { apiError, invalid, refuse } from './errors.ts';
import { number, object, objects, string, text } from './json.ts';
import {
  createMessage,
  editMessage,
  judgeEdit,
  judgeNew,
  resolveComponents,
  type SentFile,
  toldJson,
} from './messages.ts';
import { BOT_PERMISSIONS } from './people.ts';
import { APPLICATION_ID, BOT_ID, GUILD_LOCALE } from './seed.ts';
import {
  emit,
  findMessage,
  forgetOld,
  guildOf,
  type InteractionRecord,
  type LocalState,
  type MessageRecord,
  type OpenModal,
  referenceTo,
  saveInteraction,
} from './state.ts';
import type { Ack, JsonObject, OptionChoice } from './types.ts';

const KIND = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;
const ANSWER = { message: 4, deferred: 5, deferredUpdate: 6, update: 7, choices: 8, modal: 9 } as const;
/** Of one person, so that nobody's crowd out another's; the oldest are dropped first. */
const MAX_OPEN_MODALS = 20;

export interface NewInteraction {
  readonly type: number;
  readonly person: string;
  readonly channel: string;
  readonly data: JsonObject;
  readonly source?: MessageRecord | null;
  /** Further metadata of the answer, beside id, type and user. */
  readonly metadata?: JsonObject;
  readonly answerType: number;
  readonly focusedType?: number | null;
}

/** The installation behind an interaction: the server's (0) or the user's (1). */
function ownersOf(state: LocalState, { person, channel }: NewInteraction): JsonObject {
  if (state.limits.guest) return { '1': person };
  return { '0': guildOf(state, channel) ?? '0' };
}

function payload(state: LocalState, id: string, token: string, opening: NewInteraction): JsonObject {
  const channel = state.channels.get(opening.channel)?.json ?? {};
  const guild = guildOf(state, opening.channel);
  const direct = guild === null;
  const owners = ownersOf(state, opening);
  const user = state.people.user(opening.person);
  const permissions = state.people.permissions(opening.person).toString();
  const place = direct
    ? { user, context: state.limits.guest ? 2 : 1, authorizing_integration_owners: owners }
    : {
        guild_id: guild,
        guild: { id: guild, locale: GUILD_LOCALE, features: [] },
        guild_locale: GUILD_LOCALE,
        member: { ...state.people.member(opening.person), user, permissions },
        context: 0,
        authorizing_integration_owners: owners,
      };
  const source = opening.source ?? null;
  return {
    id,
    application_id: APPLICATION_ID,
    type: opening.type,
    token,
    version: 1,
    data: opening.data,
    channel_id: opening.channel,
    channel: direct ? channel : { ...channel, permissions },
    locale: state.people.find(opening.person)?.locale ?? GUILD_LOCALE,
    app_permissions: BOT_PERMISSIONS.toString(),
    entitlements: [],
    attachment_size_limit: state.limits.attachmentBytes,
    ...place,
    ...(source === null ? {} : { message: toldJson(source) }),
  };
}

/** Sends an interaction to the bot. Resolves with its answer, or with the reason why none will come. */
export function openInteraction(state: LocalState, opening: NewInteraction): Promise<Ack> {
  forgetOld(state);
  const id = state.newId();
  const token = randomBytes(48).toString('base64url');
  const { person, channel } = opening;
  const owners = ownersOf(state, opening);
  const record: InteractionRecord = {
    id,
    token,
    type: opening.type,
    person,
    channel,
    created: state.clock.now(),
    answered: false,
    original: null,
    source: opening.source?.id ?? null,
    loading: false,
    messages: [],
    metadata: {
      id,
      type: opening.type,
      user: state.people.user(person),
      authorizing_integration_owners: owners,
      ...opening.metadata,
    },
    answerType: opening.answerType,
    focusedType: opening.focusedType ?? null,
  };
  return new Promise<Ack>((resolve) => {
    const settle = (ack: Ack): void => {
      cancel();
      state.waiting.delete(id);
      if (ack.kind === 'failed') {
        state.interactions.delete(token);
        emit(state, { kind: 'interaction-failed', person, channel, reason: ack.reason });
      }
      resolve(ack);
    };
    const cancel = state.clock.after(state.limits.answerMs, () => {
      settle({ kind: 'failed', reason: 'no-answer' });
    });
    saveInteraction(state, record);
    state.waiting.set(id, settle);
    const guild = guildOf(state, channel);
    const sent = payload(state, id, token, opening);
    const lost = (): void => settle({ kind: 'failed', reason: 'offline' });
    if (state.endpoint.inUse)
      void state.endpoint.send(sent).then((taken) => {
        if (!taken) lost();
      });
    else if (!state.gateway.dispatch('INTERACTION_CREATE', sent, guild)) lost();
  });
}

const wrongType: Problem = {
  path: 'type',
  rule: 'BASE_TYPE_CHOICES',
  message: 'This type of answer does not fit this interaction',
};

/** Whether an interaction accepts this type of answer; never 1 (PONG), 10 or 12. */
function fits(record: InteractionRecord, type: number): boolean {
  if (record.type === KIND.autocomplete) return type === ANSWER.choices;
  if (type === ANSWER.message || type === ANSWER.deferred) return true;
  if (type === ANSWER.modal) return record.type !== KIND.modal;
  return (type === ANSWER.update || type === ANSWER.deferredUpdate) && record.source !== null;
}

/** Fields of a new message in answer to this interaction, beside its body. */
function answerExtra(state: LocalState, record: InteractionRecord, followUpTo: string | null): JsonObject {
  const to = followUpTo ?? (record.answerType === 19 ? record.source : null);
  const reference =
    to === null || findMessage(state, record.channel, to) === null
      ? {}
      : { message_reference: referenceTo(state, record.channel, to) };
  return {
    application_id: APPLICATION_ID,
    webhook_id: APPLICATION_ID,
    interaction_metadata: {
      ...record.metadata,
      ...(followUpTo === null ? {} : { original_response_message_id: followUpTo }),
    },
    ...reference,
  };
}

/** Adds a checked message in answer to an interaction. */
export function answerMessage(
  state: LocalState,
  record: InteractionRecord,
  body: JsonObject,
  files: readonly SentFile[],
  options: { readonly ephemeral: boolean; readonly loading?: boolean; readonly followUpTo?: string | null },
): MessageRecord {
  const followUpTo = options.followUpTo ?? null;
  return createMessage(state, {
    channel: record.channel,
    author: BOT_ID,
    type: followUpTo === null ? record.answerType : 19,
    body,
    files,
    ephemeralFor: options.ephemeral ? record.person : null,
    loading: options.loading ?? false,
    extra: answerExtra(state, record, followUpTo),
  });
}

function choicesOf(state: LocalState, record: InteractionRecord, data: JsonObject): readonly OptionChoice[] {
  const locale = state.people.find(record.person)?.locale ?? GUILD_LOCALE;
  const problems: Problem[] = [];
  const choices = objects(data['choices']).map((choice, index) => {
    const { value } = choice;
    const wanted = record.focusedType === 3 ? 'string' : 'number';
    if (typeof value !== wanted || (typeof value === 'string' && [...value].length > 100))
      problems.push({
        path: `choices.${index}.value`,
        rule: 'BASE_TYPE_BAD_TYPE',
        message: `A ${wanted} of at most 100 characters is expected`,
      });
    const own = string(object(choice['name_localizations'])[locale]);
    return { name: own ?? text(choice['name']), value: typeof value === 'number' ? value : text(value) };
  });
  refuse(problems, 'data');
  return choices;
}

function showModal(state: LocalState, record: InteractionRecord, data: JsonObject): Ack {
  refuse(judgeModal(data), 'data');
  const modal = { ...data, components: resolveComponents(data['components'], []) };
  const open: OpenModal = {
    person: record.person,
    channel: record.channel,
    source: record.source,
    modal,
    opener: record.metadata,
    answerType: record.answerType,
  };
  state.modals.set(record.id, open);
  const theirs = [...state.modals].filter(([, { person }]) => person === record.person);
  for (const [id] of theirs.slice(0, -MAX_OPEN_MODALS)) state.modals.delete(id);
  return { kind: 'modal', modal, interactionId: record.id };
}

interface InteractionOutcome {
  readonly ack: Ack;
  readonly message: MessageRecord | null;
  readonly changes: Partial<InteractionRecord>;
}

function respond(
  state: LocalState,
  record: InteractionRecord,
  type: number,
  data: JsonObject,
  files: readonly SentFile[],
): InteractionOutcome {
  const ephemeral = ((number(data['flags']) ?? 0) & MessageFlags.Ephemeral) !== 0;
  const answers: Readonly<Record<number, () => InteractionOutcome>> = {
    [ANSWER.message]: () => {
      judgeNew(data, files, true, 'data');
      const message = answerMessage(state, record, data, files, { ephemeral });
      return { ack: { kind: 'replied', message: message.id }, message, changes: { original: message.id } };
    },
    [ANSWER.deferred]: () => {
      refuse(validateDeferral(data), 'data');
      const message = answerMessage(state, record, {}, [], { ephemeral, loading: true });
      const changes = { original: message.id, loading: true };
      return { ack: { kind: 'deferred', message: message.id }, message, changes };
    },
    [ANSWER.deferredUpdate]: () => ({
      ack: { kind: 'deferred', message: null },
      message: null,
      changes: { original: record.source },
    }),
    [ANSWER.update]: () => {
      const source = record.source === null ? null : findMessage(state, record.channel, record.source);
      if (source === null) throw apiError(10008);
      judgeEdit(data, files, source, 'data');
      const message = editMessage(state, source, data, files);
      return { ack: { kind: 'updated', message: message.id }, message, changes: { original: message.id } };
    },
    [ANSWER.choices]: () => ({
      ack: { kind: 'choices', choices: choicesOf(state, record, data) },
      message: null,
      changes: {},
    }),
    [ANSWER.modal]: () => ({ ack: showModal(state, record, data), message: null, changes: {} }),
  };
  const outcome = fits(record, type) ? answers[type]?.() : undefined;
  if (outcome === undefined) throw invalid([wrongType]);
  return outcome;
}

/**
 * Takes the bot's first answer.
 * @returns what `with_response` shows
 * @throws ApiError 10062 for an unknown interaction or after its 3 seconds, 40060 where it has an answer, 50035 for
 * an answer of the wrong type or form: the bot may then try again
 */
export function answerInteraction(
  state: LocalState,
  id: string,
  token: string,
  body: JsonObject,
  files: readonly SentFile[],
): JsonObject {
  const record = state.interactions.get(token);
  if (record === undefined || record.id !== id) throw apiError(10062);
  if (record.answered) throw apiError(40060);
  const settle = state.waiting.get(id);
  if (settle === undefined) throw apiError(10062);
  const type = number(body['type']) ?? 0;
  const { ack, message, changes } = respond(state, record, type, object(body['data']), files);
  const messages = [message?.id, record.source].filter((one) => typeof one === 'string');
  saveInteraction(state, { ...record, ...changes, answered: true, messages });
  settle(ack);
  const made = type === ANSWER.message || type === ANSWER.deferred;
  const about = message === null ? {} : { response_message_id: message.id };
  const loading = message === null || !made ? {} : { response_message_loading: type === ANSWER.deferred };
  const seen = message === null || !made ? {} : { response_message_ephemeral: message.ephemeralFor !== null };
  return {
    interaction: { id, type: record.type, ...about, ...loading, ...seen },
    resource: { type, ...(message === null ? {} : { message: toldJson(message) }) },
  };
}

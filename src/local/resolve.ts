/** "Resolved data": the objects that Discord sends for ids among options, values and targets. */
import { object } from './json.ts';
import { attach, toldJson } from './messages.ts';
import { ROLES, roleJson } from './seed.ts';
import { guildOf, type LocalState, type MessageRecord, sees } from './state.ts';
import type { JsonObject, Uploads } from './types.ts';

export interface Resolver {
  /** Each adds the object of an id to the resolved data, and returns whether it exists. */
  readonly user: (id: string) => boolean;
  readonly role: (id: string) => boolean;
  readonly channel: (id: string) => boolean;
  readonly message: (record: MessageRecord) => void;
  /** Stores the uploaded file and returns its new id; null for an unknown key. */
  readonly upload: (key: string) => string | null;
  /** Undefined where nothing was added. */
  readonly data: () => JsonObject | undefined;
}

/** Collects resolved data for one interaction, as `person` sees it in `channel`. Users of a direct channel have no members. */
export function resolver(
  state: LocalState,
  call: { readonly person: string; readonly channel: string; readonly uploads?: Uploads | undefined },
): Resolver {
  const guild = guildOf(state, call.channel);
  const direct = guild === null;
  const found: Record<string, Record<string, JsonObject>> = {};
  const add = (kind: string, id: string, value: JsonObject): true => {
    (found[kind] ??= {})[id] = value;
    return true;
  };
  return {
    user: (id) => {
      const user = state.people.user(id);
      if (user === null) return false;
      if (!direct)
        add('members', id, {
          ...state.people.member(id),
          permissions: state.people.permissions(id).toString(),
        });
      return add('users', id, user);
    },
    role: (id) => {
      const role = ROLES.find((one) => one.id === id);
      return guild !== null && role !== undefined && add('roles', id, roleJson(role, guild));
    },
    channel: (id) => {
      const record = state.channels.get(id);
      if (record === undefined || direct || !sees(state, id, call.person)) return false;
      const { name, type, parent_id, thread_metadata } = record.json;
      const permissions = state.people.permissions(call.person).toString();
      const thread = thread_metadata === undefined ? {} : { thread_metadata: object(thread_metadata) };
      return add('channels', id, { id, name, type, parent_id: parent_id ?? null, permissions, ...thread });
    },
    message: (record) => {
      add('messages', record.id, toldJson(record));
    },
    upload: (key) => {
      const file = call.uploads?.[key];
      if (file === undefined) return null;
      const sent = { key, name: file.name, contentType: file.contentType, data: file.data };
      const attachment = attach(state, call.channel, sent, false);
      add('attachments', attachment.id, { ...attachment, ephemeral: true });
      return attachment.id;
    },
    data: () => (Object.keys(found).length === 0 ? undefined : found),
  };
}

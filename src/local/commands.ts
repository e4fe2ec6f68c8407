/** The registry of application commands, global and per server. */
import { isObject, number, object, objects, string, text } from './json.ts';
import { APPLICATION_ID } from './seed.ts';
import { type CommandRecord, emit, type LocalState } from './state.ts';
import type { JsonObject } from './types.ts';

const CHAT = 1;
/** Discord's permission for everything. */
export const ADMINISTRATOR = 8n;

/** Options as Discord returns them: defaults left out, missing translations null. */
function normalOptions(options: readonly JsonObject[]): JsonObject[] {
  return options.map((option) => {
    const nested = objects(option['options']);
    const choices = objects(option['choices']).map((choice) => ({ name_localizations: null, ...choice }));
    const kept = Object.entries(option).filter(
      ([key, value]) => (value ?? null) !== null && value !== false && !['options', 'choices'].includes(key),
    );
    return {
      name_localizations: null,
      description_localizations: null,
      ...Object.fromEntries(kept),
      ...(choices.length > 0 ? { choices } : {}),
      ...(nested.length > 0 ? { options: normalOptions(nested) } : {}),
    };
  });
}

function normal(body: JsonObject, id: string, guild: string | null): JsonObject {
  const options = normalOptions(objects(body['options']));
  const type = number(body['type']) ?? CHAT;
  const permissions = body['default_member_permissions'] ?? null;
  return {
    id,
    application_id: APPLICATION_ID,
    ...(guild === null ? {} : { guild_id: guild }),
    type,
    name: body['name'],
    name_localizations: body['name_localizations'] ?? null,
    description: string(body['description']) ?? '',
    description_localizations: body['description_localizations'] ?? null,
    default_member_permissions: permissions === null ? null : text(permissions),
    ...(guild === null
      ? {
          dm_permission: body['dm_permission'] ?? true,
          contexts: body['contexts'] ?? null,
          integration_types: body['integration_types'] ?? [0, 1],
        }
      : {}),
    nsfw: body['nsfw'] ?? false,
    ...(options.length > 0 ? { options } : {}),
  };
}

/** The commands of one server, or with null the global ones, in the order of creation. */
export const commandsOf = (state: LocalState, guild: string | null): readonly CommandRecord[] =>
  [...state.commands.values()].filter((command) => command.guild === guild);

/** Creates a command, or changes the one of the same name and type. Its version changes only if something else does. */
export function putCommand(
  state: LocalState,
  body: JsonObject,
  guild: string | null,
  id?: string,
): CommandRecord {
  const type = number(body['type']) ?? CHAT;
  const old = commandsOf(state, guild).find((command) =>
    id === undefined
      ? command.json['name'] === body['name'] && command.json['type'] === type
      : command.id === id,
  );
  const known = id ?? old?.id ?? state.newId();
  const json = normal(body, known, guild);
  const same = (value: JsonObject): string => JSON.stringify({ ...value, version: null });
  if (old !== undefined && same(old.json) === same(json)) return old;
  const record = { id: known, guild, json: { ...json, version: old === undefined ? known : state.newId() } };
  state.commands.set(known, record);
  state.store.put('command', known, record);
  emit(state, { kind: 'commands-changed' });
  return record;
}

/** Deletes a command and tells everybody who has the list. */
export function removeCommand(state: LocalState, command: CommandRecord): void {
  state.commands.delete(command.id);
  state.store.drop('command', command.id);
  emit(state, { kind: 'commands-changed' });
}

/** Bulk overwrite: afterwards only these exist. */
export function setCommands(
  state: LocalState,
  bodies: readonly unknown[],
  guild: string | null,
): readonly CommandRecord[] {
  const kept = bodies.filter(isObject).map((body) => putCommand(state, body, guild));
  for (const command of commandsOf(state, guild))
    if (!kept.some((one) => one.id === command.id)) removeCommand(state, command);
  return kept;
}

/** Whether Discord shows a command of a server to a member with these permissions. */
export function mayUse(command: JsonObject, permissions: bigint): boolean {
  const needed = string(command['default_member_permissions']);
  if (needed === null) return true;
  const administrator = (permissions & ADMINISTRATOR) !== 0n;
  return administrator || (needed !== '0' && (permissions & BigInt(needed)) === BigInt(needed));
}

/** The command a person in that channel calls by this name: the server's own before a global one. */
export function findCommand(
  state: LocalState,
  name: string,
  type: number,
  place: { readonly guild: string | null; readonly permissions: bigint },
): JsonObject | null {
  const named = [...state.commands.values()].filter(
    ({ json, guild }) =>
      json['name'] === name && json['type'] === type && (guild === null || guild === place.guild),
  );
  const command = (named.find(({ guild }) => guild !== null) ?? named[0])?.json;
  if (command === undefined) return null;
  const context = place.guild === null ? 1 : 0;
  const contexts = command['contexts'];
  if (Array.isArray(contexts) && !contexts.includes(context)) return null;
  if (place.guild === null && (command['guild_id'] !== undefined || command['dm_permission'] === false))
    return null;
  return place.guild === null || mayUse(command, place.permissions) ? command : null;
}

/** Without `with_localizations` Discord leaves the translations out of its lists. */
export function listed(command: CommandRecord, localizations: boolean): JsonObject {
  if (localizations) return command.json;
  return object(
    JSON.parse(
      JSON.stringify(command.json, (key, value: unknown) =>
        key === 'name_localizations' || key === 'description_localizations' ? undefined : value,
      ),
    ),
  );
}

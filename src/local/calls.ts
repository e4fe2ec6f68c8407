/** Checks what a person sends with a command, a component or a modal, as Discord's own client would; null: it would refuse. */
import { number, object, objects, string, strings } from './json.ts';
import type { Resolver } from './resolve.ts';
import type { ComponentCall, Json, JsonObject } from './types.ts';

const within = (value: number, min: Json | undefined, max: Json | undefined): boolean =>
  value >= (number(min) ?? -Infinity) && value <= (number(max) ?? Infinity);

/** The value of one option; undefined where the definition does not allow it. */
function optionValue(definition: JsonObject, value: Json | undefined, resolve: Resolver): Json | undefined {
  const choices = objects(definition['choices']);
  const offered = choices.length === 0 || choices.some((choice) => choice['value'] === value);
  const integer = typeof value === 'number' && Number.isSafeInteger(value);
  const id = string(value) ?? '';
  const checks: Readonly<Record<number, () => boolean>> = {
    3: () =>
      typeof value === 'string' &&
      offered &&
      within([...value].length, definition['min_length'] ?? 0, definition['max_length'] ?? 6000),
    4: () => integer && offered && within(value, definition['min_value'], definition['max_value']),
    5: () => typeof value === 'boolean',
    6: () => resolve.user(id),
    7: () => resolve.channel(id),
    8: () => resolve.role(id),
    9: () => resolve.user(id) || resolve.role(id),
    10: () =>
      typeof value === 'number' && offered && within(value, definition['min_value'], definition['max_value']),
  };
  const type = number(definition['type']) ?? 0;
  if (type === 11) return resolve.upload(id) ?? undefined;
  return checks[type]?.() === true ? value : undefined;
}

/**
 * The options of a call, checked by the command's definition.
 *
 * @param typing autocomplete: required options may be missing, and the focused one holds whatever is typed
 * @returns Discord's option JSON, or null for a call that Discord's client would not send
 */
export function checkOptions(
  definitions: readonly JsonObject[],
  given: readonly JsonObject[],
  resolve: Resolver,
  typing: boolean,
): readonly JsonObject[] | null {
  const nested = definitions.some((definition) => [1, 2].includes(number(definition['type']) ?? 0));
  if (nested && given.length !== 1) return null;
  if (new Set(given.map((option) => option['name'])).size !== given.length) return null;
  const missing = definitions.some(
    (definition) =>
      definition['required'] === true && !given.some((option) => option['name'] === definition['name']),
  );
  if (missing && !typing) return null;
  const checked: JsonObject[] = [];
  for (const option of given) {
    const definition = definitions.find((one) => one['name'] === option['name']);
    if (definition === undefined) return null;
    const { name, type } = definition;
    if (nested) {
      const below = checkOptions(objects(definition['options']), objects(option['options']), resolve, typing);
      if (below === null) return null;
      checked.push({ name, type, options: below });
    } else if (option['focused'] === true) {
      if (!typing || definition['autocomplete'] !== true) return null;
      checked.push({ name, type, value: option['value'] ?? '', focused: true });
    } else {
      const value = optionValue(definition, option['value'], resolve);
      if (value === undefined) return null;
      checked.push({ name, type, value });
    }
  }
  return checked;
}

/** The type of the option that has the focus, wherever it is nested. */
export function focusedType(options: readonly JsonObject[]): number | null {
  for (const option of options) {
    if (option['focused'] === true) return number(option['type']);
    const below = focusedType(objects(option['options']));
    if (below !== null) return below;
  }
  return null;
}

/** Everything in a tree of components that has a custom id. */
export function interactive(components: readonly JsonObject[]): readonly JsonObject[] {
  return components.flatMap((part) => [
    ...(typeof part['custom_id'] === 'string' ? [part] : []),
    ...interactive(objects(part['components'])),
    ...interactive([part['accessory'], part['component']].filter((one) => one !== undefined).map(object)),
  ]);
}

/** The chosen values of a select or group; null where the definition does not allow them. */
function chosen(
  definition: JsonObject,
  values: readonly string[],
  resolve: Resolver,
  none: boolean,
): readonly string[] | null {
  const type = number(definition['type']) ?? 0;
  const options = objects(definition['options']);
  const most = type === 22 ? options.length : 1;
  const min = number(definition['min_values']) ?? 1;
  const max = number(definition['max_values']) ?? Math.max(most, min);
  if (new Set(values).size !== values.length) return null;
  if (!(values.length === 0 && none) && !within(values.length, min, max)) return null;
  if (type === 19) {
    const ids = values.map(resolve.upload);
    return ids.every((id) => id !== null) ? ids : null;
  }
  const known: Readonly<Record<number, (value: string) => boolean>> = {
    3: (value) => options.some((option) => option['value'] === value),
    5: resolve.user,
    6: resolve.role,
    7: (value) => resolve.user(value) || resolve.role(value),
    8: resolve.channel,
    22: (value) => options.some((option) => option['value'] === value),
  };
  const knows = known[type];
  return knows !== undefined && values.every(knows) ? values : null;
}

/** The data of a click; null where the message has no such component or it is disabled. */
export function clickData(
  components: readonly JsonObject[],
  call: ComponentCall,
  resolve: Resolver,
): JsonObject | null {
  const shown = call.beside ?? call.custom_id;
  const part = interactive(components).find((one) => one['custom_id'] === shown);
  if (part === undefined) return null;
  const base = { custom_id: call.custom_id, component_type: call.component_type, id: part['id'] };
  if (call.beside !== undefined) return base;
  if (part['disabled'] === true || part['type'] !== call.component_type) return null;
  if (call.component_type === 2) return call.values === undefined ? base : null;
  const values = chosen(part, call.values ?? [], resolve, false);
  if (values === null) return null;
  const resolved = call.component_type === 3 ? undefined : resolve.data();
  return { ...base, values, ...(resolved === undefined ? {} : { resolved }) };
}

/** One field of a submitted modal; null where the definition does not allow its value. */
function field(definition: JsonObject, given: JsonObject, resolve: Resolver): JsonObject | null {
  const { type, id, custom_id } = definition;
  const base = { type, id, custom_id };
  const required = definition['required'] !== false;
  if (type === 4) {
    const value = string(given['value']) ?? '';
    const size = [...value].length;
    if (size === 0) return required ? null : { ...base, value };
    return within(size, definition['min_length'] ?? 0, definition['max_length'] ?? 4000)
      ? { ...base, value }
      : null;
  }
  if (type === 21) {
    const value = string(given['value']);
    if (value === null) return required ? null : { ...base, value: null };
    return objects(definition['options']).some((option) => option['value'] === value)
      ? { ...base, value }
      : null;
  }
  if (type === 23) return { ...base, value: given['value'] === true };
  const values = chosen(definition, strings(given['values']), resolve, !required);
  return values === null ? null : { ...base, values };
}

/**
 * A submitted modal in the order of its definition, with the ids filled in.
 * @returns Discord's component JSON, or null when a field is unknown, missing though required, or out of bounds
 */
export function checkSubmission(
  modal: JsonObject,
  given: readonly JsonObject[],
  resolve: Resolver,
): readonly JsonObject[] | null {
  const entries = interactive(given);
  const fields = interactive(objects(modal['components']));
  if (entries.some((entry) => !fields.some((one) => one['custom_id'] === entry['custom_id']))) return null;
  const checked: JsonObject[] = [];
  for (const top of objects(modal['components'])) {
    const own = interactive([top])[0];
    if (own === undefined) {
      checked.push({ type: top['type'], id: top['id'] });
      continue;
    }
    const entry = entries.find((one) => one['custom_id'] === own['custom_id']) ?? {};
    const value = field(own, entry, resolve);
    if (value === null) return null;
    const inside = top['type'] === 1 ? { components: [value] } : { component: value };
    checked.push({ type: top['type'], id: top['id'], ...inside });
  }
  return checked;
}

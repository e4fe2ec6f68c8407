/**
 * What is wrong with a body, and the small checks the validators are made of. A rule's name is Discord's own
 * where its answers (error 50035) are known to use one.
 */

/** Every rule, with the words Discord or, where it has none, this project says. */
export const RULES = {
  BASE_TYPE_REQUIRED: 'This field is required',
  BASE_TYPE_BAD_TYPE: 'This has the wrong type',
  BASE_TYPE_CHOICES: 'This is not one of the values that are allowed here',
  BASE_TYPE_BAD_LENGTH: 'Must be of the right length',
  NUMBER_RANGE: 'Must lie within the range',
  UNKNOWN_KEY: 'There is no such field',
  MESSAGE_EMPTY: 'Cannot send an empty message',
  MESSAGE_FLAGS: 'These flags cannot be set here',
  MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2:
    'The content, embeds, stickers and polls cannot be used together with the flag IS_COMPONENTS_V2',
  MESSAGE_COMPONENTS_V2_FLAG_MISSING: 'This component needs the flag IS_COMPONENTS_V2 (32768)',
  MESSAGE_COMPONENTS_V2_FLAG_REMOVED: 'The flag IS_COMPONENTS_V2 cannot be taken away again',
  MAX_EMBED_SIZE_EXCEEDED: 'Embeds exceed 6,000 characters in all',
  MENTIONS_CONFLICT: 'The kind is both parsed and listed',
  ATTACHMENT_NOT_FOUND: 'No file of that name goes with the message',
  COMPONENT_CUSTOM_ID_DUPLICATED: 'Component custom id cannot be duplicated',
  COMPONENT_ID_DUPLICATED: 'Component id cannot be duplicated',
  COMPONENT_TYPE_INVALID: 'This component cannot stand here',
  COMPONENT_LAYOUT_WIDTH_EXCEEDED: 'The row is too wide: five buttons or one select',
  COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED: 'There are more than 40 components, nested ones counted',
  COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED: 'There are more than 4,000 characters of text in all',
  BUTTON_TARGET: 'A button needs exactly one of custom_id, url and sku_id, as its style says',
  BUTTON_LABEL_OR_EMOJI: 'A button needs a label or an emoji',
  URL_INVALID: 'This is not a URL of a kind that is allowed here',
  SELECT_OPTION_VALUE_DUPLICATED: 'The specified option value is already used',
  SELECT_MIN_OVER_MAX: 'The minimum is above the maximum',
  SELECT_OVER_OPTIONS: 'More values are asked for than there are options',
  SELECT_DEFAULTS: 'There are more or fewer defaults than values allowed',
  MODAL_REQUIRED_WITH_NONE: 'With min_values 0 the field cannot be required',
  MODAL_DISABLED: 'Nothing can be disabled in a modal',
  DEFERRAL_FLAGS_ONLY: 'A deferred answer takes the ephemeral flag and nothing else',
  COMMAND_NAME_INVALID: 'Command name is invalid: 1-32 lower-case letters, digits, - and _',
  COMMAND_DESCRIPTION: 'A slash command needs a description, a menu command has none',
  COMMAND_NAME_DUPLICATED: 'The name is already used',
  COMMAND_REQUIRED_AFTER_OPTIONAL: 'Required options must be placed before non-required options',
  COMMAND_OPTIONS_MIXED: 'Subcommands cannot stand beside options, nor deeper than in one group',
  COMMAND_AUTOCOMPLETE_WITH_CHOICES: 'An option has choices or autocomplete, not both',
  COMMAND_FIELD_NOT_FOR_TYPE: 'This field does not fit the type of the option',
  COMMAND_LOCALE_UNKNOWN: 'Discord has no such locale',
  COMMAND_TOO_MANY: 'There are too many commands of this type',
  COMMAND_TOO_LARGE: 'The command is above 8,000 characters in all',
  COMMAND_PERMISSIONS: 'Permissions are a string of digits, or null',
} as const;

export type Rule = keyof typeof RULES;

/** `path` has dots between keys and indexes (`components.0.custom_id`), and is empty for the body itself. */
export interface Problem {
  readonly path: string;
  readonly rule: Rule;
  readonly message: string;
}
export type Problems = Problem[];
export type Fields = Readonly<Record<string, unknown>>;

/** Adds one problem; `detail` says what was found, after the rule's own words. */
export function report(out: Problems, path: string, rule: Rule, detail?: string): void {
  out.push({ path, rule, message: detail === undefined ? RULES[rule] : `${RULES[rule]}: ${detail}` });
}

/** The path of a field or an item below `path`, in the notation of `Problem`. */
export const at = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;

/** An object that is not an array; anything else is reported. */
export function fields(value: unknown, path: string, out: Problems): Fields | null {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  report(out, path, 'BASE_TYPE_BAD_TYPE', 'an object is expected');
  return null;
}

/** Discord counts code points. */
export function size(text: string): number {
  return [...text].length;
}

interface Bounds {
  readonly min?: number;
  readonly max: number;
  readonly required?: boolean;
}

const absent = (value: unknown): value is null | undefined => value === undefined || value === null;

function present(from: Fields, key: string, path: string, out: Problems, required?: boolean): boolean {
  if (!absent(from[key])) return true;
  if (required === true) report(out, at(path, key), 'BASE_TYPE_REQUIRED');
  return false;
}

/** A string of `min` (default 0) to `max` code points, or null when it is absent or not a string. */
export function text(from: Fields, key: string, path: string, out: Problems, bounds: Bounds): string | null {
  if (!present(from, key, path, out, bounds.required)) return null;
  const value = from[key];
  const { min = 0, max } = bounds;
  if (typeof value !== 'string') {
    report(out, at(path, key), 'BASE_TYPE_BAD_TYPE', 'a string is expected');
    return null;
  }
  const length = size(value);
  if (length < min || length > max)
    report(out, at(path, key), 'BASE_TYPE_BAD_LENGTH', `between ${min} and ${max}, it is ${length}`);
  return value;
}

/** An integer, with a report where it is not from `min` (default 0) to `max`; null when it is absent or no integer. */
export function integer(
  from: Fields,
  key: string,
  path: string,
  out: Problems,
  bounds: Bounds,
): number | null {
  if (!present(from, key, path, out, bounds.required)) return null;
  const value = from[key];
  const { min = 0, max } = bounds;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    report(out, at(path, key), 'BASE_TYPE_BAD_TYPE', 'an integer is expected');
    return null;
  }
  if (value < min || value > max)
    report(out, at(path, key), 'NUMBER_RANGE', `${min} to ${max}, it is ${value}`);
  return value;
}

/** True or false, or null when it is absent or, with a report, neither. */
export function bool(from: Fields, key: string, path: string, out: Problems): boolean | null {
  if (!present(from, key, path, out)) return null;
  const value = from[key];
  if (typeof value === 'boolean') return value;
  report(out, at(path, key), 'BASE_TYPE_BAD_TYPE', 'true or false is expected');
  return null;
}

/** A list, with a report where it has not `min` (default 0) to `max` items; null when it is absent or no list. */
export function list(
  from: Fields,
  key: string,
  path: string,
  out: Problems,
  bounds: Bounds,
): readonly unknown[] | null {
  if (!present(from, key, path, out, bounds.required)) return null;
  const value: unknown = from[key];
  const { min = 0, max } = bounds;
  if (!Array.isArray(value)) {
    report(out, at(path, key), 'BASE_TYPE_BAD_TYPE', 'a list is expected');
    return null;
  }
  if (value.length < min || value.length > max)
    report(out, at(path, key), 'BASE_TYPE_BAD_LENGTH', `between ${min} and ${max}, it is ${value.length}`);
  return value as readonly unknown[];
}

/** Reports a value that is none of `allowed`; an absent one only where it is required. */
export function oneOf(
  from: Fields,
  key: string,
  path: string,
  out: Problems,
  allowed: readonly unknown[],
  required = false,
): void {
  if (!present(from, key, path, out, required)) return;
  if (!allowed.includes(from[key])) report(out, at(path, key), 'BASE_TYPE_CHOICES', allowed.join(', '));
}

/** Discord drops keys it does not know in silence; a misspelt key is an error here, since it never does what was meant. */
export function onlyKeys(from: Fields, allowed: readonly string[], path: string, out: Problems): void {
  for (const key of Object.keys(from))
    if (from[key] !== undefined && !allowed.includes(key)) report(out, at(path, key), 'UNKNOWN_KEY');
}

/** `min_values` and `max_values`, which default to 1, against each other and the number of options. */
export function valueCounts(
  from: Fields,
  path: string,
  out: Problems,
  most: number,
  options: number | null,
  maxDefault = 1,
): { readonly min: number; readonly max: number } {
  const min = integer(from, 'min_values', path, out, { min: 0, max: most }) ?? 1;
  const max = integer(from, 'max_values', path, out, { min: 1, max: most }) ?? Math.max(maxDefault, min);
  if (min > max) report(out, at(path, 'min_values'), 'SELECT_MIN_OVER_MAX', `${min} and ${max}`);
  if (options !== null && (min > options || max > options))
    report(out, at(path, 'options'), 'SELECT_OVER_OPTIONS', `${Math.max(min, max)} of ${options}`);
  return { min, max };
}

/** Reports a string met before; `rule` says what of. */
export function unique(seen: Set<string>, value: unknown, path: string, rule: Rule, out: Problems): void {
  if (typeof value !== 'string') return;
  if (seen.has(value)) report(out, path, rule, value);
  seen.add(value);
}

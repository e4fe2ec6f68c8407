/** Problems of a body. Rules have Discord's own names, as far as they are known from its answers (error 50035). */

/** Messages by rule: Discord's words, or this project's where Discord has none. */
export const RULES = {
  BASE_TYPE_REQUIRED: 'This field is required',
  BASE_TYPE_BAD_TYPE: 'This has the wrong type',
  BASE_TYPE_CHOICES: 'This is not one of the values that are allowed here',
  BASE_TYPE_BAD_LENGTH: 'Must be of the right length',
  UNION_TYPE_CHOICES: 'Nothing of this type can stand here',
  NUMBER_RANGE: 'Must lie within the range',
  UNKNOWN_KEY: 'There is no such field',
  MESSAGE_EMPTY: 'Cannot send an empty message',
  MESSAGE_FLAGS: 'These flags cannot be set here',
  MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2:
    'The content, embeds, stickers and polls cannot be used together with the flag IS_COMPONENTS_V2',
  MESSAGE_COMPONENTS_V2_FLAG_MISSING: 'This component needs the flag IS_COMPONENTS_V2 (32768)',
  MESSAGE_COMPONENTS_V2_FLAG_REMOVED: 'The flag IS_COMPONENTS_V2 cannot be taken away again',
  MAX_EMBED_SIZE_EXCEEDED: 'Embeds exceed 6,000 characters in all',
  MENTIONS_CONFLICT: 'The kind is both parsed and listed, or somebody is listed twice',
  ATTACHMENT_NOT_FOUND: 'No file of that name goes with the message',
  COMPONENT_CUSTOM_ID_DUPLICATED: 'Component custom id cannot be duplicated',
  COMPONENT_ID_DUPLICATED: 'Component id cannot be duplicated',
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
  COMMAND_OPTIONS_MIXED: 'Subcommands cannot stand beside options, and a menu command has none',
  COMMAND_AUTOCOMPLETE_WITH_CHOICES: 'An option has choices or autocomplete, not both',
  COMMAND_LOCALE_UNKNOWN: 'Discord has no such locale',
  COMMAND_TOO_MANY: 'There are too many commands of this type',
  COMMAND_TOO_LARGE: 'The command is above 8,000 characters in all',
  COMMAND_PERMISSIONS: 'Permissions are a string of digits, or null',
} as const;

export type DiscordRule = keyof typeof RULES;

/** `path` joins keys and indexes by dots (`components.0.custom_id`), and is empty for the body itself. */
export interface Problem {
  readonly path: string;
  readonly rule: DiscordRule;
  readonly message: string;
}
export type Problems = Problem[];

/** Adds one problem; `detail` follows the rule's own words. */
export function report(out: Problems, path: string, rule: DiscordRule, detail?: string): void {
  out.push({ path, rule, message: detail === undefined ? RULES[rule] : `${RULES[rule]}: ${detail}` });
}

/** The path of a field or item below `path`, in the notation of `Problem`. */
export const at = (path: string, ...keys: readonly (string | number)[]): string =>
  [...(path === '' ? [] : [path]), ...keys].join('.');

/** Number of code points, as Discord counts. */
export const size = (text: string | null | undefined): number => [...(text ?? '')].length;

/** Reports a repeated value under `rule`. Ignores null, undefined and 0. */
export function unique(
  seen: Set<unknown>,
  value: unknown,
  path: string,
  rule: DiscordRule,
  out: Problems,
): void {
  if ((value ?? 0) === 0) return;
  if (seen.has(value)) report(out, path, rule, String(value));
  seen.add(value);
}

/** Reports a length above its limit. */
export function atMost(most: number, length: number, path: string, out: Problems): void {
  if (length > most) report(out, path, 'BASE_TYPE_BAD_LENGTH', `at most ${most}, it is ${length}`);
}

/** Reports a minimum above its maximum. */
export function ordered(
  min: number | null | undefined,
  max: number | null | undefined,
  path: string,
  out: Problems,
): void {
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    report(out, path, 'SELECT_MIN_OVER_MAX', `${min} and ${max}`);
}

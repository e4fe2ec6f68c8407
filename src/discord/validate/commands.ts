/** Application commands, one by one and as the whole list that is deployed. */
import { LOCALES } from './locales.ts';
import {
  at,
  bool,
  type Fields,
  fields,
  integer,
  list,
  oneOf,
  onlyKeys,
  type Problem,
  type Problems,
  report,
  size,
  text,
  unique,
} from './problem.ts';

const CHAT = 1;
const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  channel: 7,
  number: 10,
  attachment: 11,
} as const;
/** How many commands of a type an application may have in one place. */
const MOST: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15, 4: 1 };
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

const COMMAND_KEYS = [
  'id',
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'default_member_permissions',
  'default_permission',
  'dm_permission',
  'contexts',
  'integration_types',
  'handler',
  'nsfw',
];
const OPTION_KEYS = ['type', 'name', 'name_localizations', 'description', 'description_localizations'];
const VALUE_KEYS = [...OPTION_KEYS, 'required'];
const LENGTHS = ['choices', 'autocomplete', 'min_length', 'max_length'];
const RANGES = ['choices', 'autocomplete', 'min_value', 'max_value'];
/** Fields an option of each type may have beyond the common ones. */
const OWN_KEYS: Readonly<Record<number, readonly string[]>> = {
  [OPTION.subcommand]: ['options'],
  [OPTION.group]: ['options'],
  [OPTION.string]: LENGTHS,
  [OPTION.integer]: RANGES,
  [OPTION.number]: RANGES,
  [OPTION.channel]: ['channel_types'],
};
const ALL_KEYS = [...VALUE_KEYS, 'options', 'channel_types', ...LENGTHS, ...RANGES];

type Locales = Readonly<Record<string, string>>;

function localised(from: Fields, key: string, path: string, out: Problems, max: number): Locales {
  const value = from[key];
  if (value === undefined || value === null) return {};
  const where = at(path, key);
  const all = fields(value, where, out) ?? {};
  const found: Record<string, string> = {};
  for (const locale of Object.keys(all)) {
    if (!LOCALES.includes(locale)) report(out, at(where, locale), 'COMMAND_LOCALE_UNKNOWN', locale);
    const words = text(all, locale, where, out, { min: 1, max });
    if (words !== null) found[locale] = words;
  }
  return found;
}

const longest = (own: string | null, locales: Locales): number =>
  Math.max(...[own ?? '', ...Object.values(locales)].map(size));

/** Names in use beside each other, in every locale. */
type Names = Map<string, Set<string>>;

function claim(names: Names, locale: string, name: string | null, path: string, out: Problems): void {
  const seen = names.get(locale) ?? new Set();
  names.set(locale, seen);
  unique(seen, name, path, 'COMMAND_NAME_DUPLICATED', out);
}

/** Name and description with their translations; returns their share of the 8,000 characters. */
function heading(from: Fields, path: string, out: Problems, names: Names, chat: boolean): number {
  const name = text(from, 'name', path, out, { min: 1, max: 32, required: true });
  const translated = localised(from, 'name_localizations', path, out, 32);
  const badName = (value: string): boolean => chat && (!NAME.test(value) || value !== value.toLowerCase());
  if (name !== null && badName(name)) report(out, at(path, 'name'), 'COMMAND_NAME_INVALID', name);
  for (const [locale, value] of Object.entries(translated)) {
    const where = at(at(path, 'name_localizations'), locale);
    if (badName(value)) report(out, where, 'COMMAND_NAME_INVALID', value);
    claim(names, locale, value, where, out);
  }
  claim(names, '', name, at(path, 'name'), out);
  const description = text(from, 'description', path, out, { max: 100 });
  const described = localised(from, 'description_localizations', path, out, 100);
  if (chat === (description === null || description === ''))
    report(out, at(path, 'description'), 'COMMAND_DESCRIPTION');
  return longest(name, translated) + longest(description, described);
}

function choices(option: Fields, path: string, out: Problems): number {
  const names: Names = new Map();
  let characters = 0;
  (list(option, 'choices', path, out, { max: 25 }) ?? []).forEach((value, index) => {
    const where = at(at(path, 'choices'), index);
    const choice = fields(value, where, out);
    if (choice === null) return;
    onlyKeys(choice, ['name', 'name_localizations', 'value'], where, out);
    const name = text(choice, 'name', where, out, { min: 1, max: 100, required: true });
    claim(names, '', name, at(where, 'name'), out);
    const translated = localised(choice, 'name_localizations', where, out, 100);
    characters += longest(name, translated);
    if (option['type'] === OPTION.string) {
      characters += size(text(choice, 'value', where, out, { max: 100, required: true }) ?? '');
      return;
    }
    const number = choice['value'];
    if (typeof number !== 'number' || (option['type'] === OPTION.integer && !Number.isInteger(number)))
      report(out, at(where, 'value'), 'BASE_TYPE_BAD_TYPE', 'a number of the type of the option is expected');
  });
  return characters;
}

function limits(option: Fields, path: string, out: Problems, low: string, high: string): void {
  const min = option[low];
  const max = option[high];
  for (const [key, value] of [
    [low, min],
    [high, max],
  ] as const)
    if (value !== undefined && value !== null && typeof value !== 'number')
      report(out, at(path, key), 'BASE_TYPE_BAD_TYPE', 'a number is expected');
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    report(out, at(path, low), 'SELECT_MIN_OVER_MAX', `${min} and ${max}`);
}

const emptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function optionList(from: Fields, path: string, out: Problems, depth: number): number {
  const names: Names = new Map();
  let characters = 0;
  let optional = false;
  const kinds = new Set<boolean>();
  (list(from, 'options', path, out, { max: 25 }) ?? []).forEach((value, index) => {
    const where = at(at(path, 'options'), index);
    const option = fields(value, where, out);
    if (option === null) return;
    oneOf(option, 'type', where, out, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], true);
    onlyKeys(option, ALL_KEYS, where, out);
    const type = option['type'];
    const nested = type === OPTION.subcommand || type === OPTION.group;
    kinds.add(nested);
    const inGroup = from['type'] === OPTION.group;
    const misplaced = inGroup ? type !== OPTION.subcommand : nested && depth > 0;
    if (kinds.size > 1 || misplaced) report(out, where, 'COMMAND_OPTIONS_MIXED');
    const fitting = [...(nested ? OPTION_KEYS : VALUE_KEYS), ...(OWN_KEYS[type as number] ?? [])];
    for (const key of ALL_KEYS)
      if (
        (option[key] ?? null) !== null &&
        !fitting.includes(key) &&
        !(key === 'options' && emptyList(option[key]))
      )
        report(out, at(where, key), 'COMMAND_FIELD_NOT_FOR_TYPE', key);
    characters += heading(option, where, out, names, true);
    if (nested) {
      characters += optionList(option, where, out, depth + 1);
      return;
    }
    if (bool(option, 'required', where, out) === true) {
      if (optional) report(out, where, 'COMMAND_REQUIRED_AFTER_OPTIONAL', String(option['name']));
    } else optional = true;
    characters += choices(option, where, out);
    const offered = option['choices'];
    if (bool(option, 'autocomplete', where, out) === true && Array.isArray(offered) && offered.length > 0)
      report(out, at(where, 'autocomplete'), 'COMMAND_AUTOCOMPLETE_WITH_CHOICES');
    integer(option, 'min_length', where, out, { min: 0, max: 6000 });
    integer(option, 'max_length', where, out, { min: 1, max: 6000 });
    limits(option, where, out, 'min_length', 'max_length');
    limits(option, where, out, 'min_value', 'max_value');
  });
  return characters;
}

function command(from: Fields, path: string, out: Problems, names: Map<unknown, Names>): void {
  onlyKeys(from, COMMAND_KEYS, path, out);
  oneOf(from, 'type', path, out, [1, 2, 3, 4]);
  const type = from['type'] ?? CHAT;
  const beside: Names = names.get(type) ?? new Map<string, Set<string>>();
  names.set(type, beside);
  let characters = heading(from, path, out, beside, type === CHAT);
  if (type !== CHAT && Array.isArray(from['options']) && from['options'].length > 0)
    report(out, at(path, 'options'), 'COMMAND_FIELD_NOT_FOR_TYPE', 'options');
  characters += optionList({ ...from, type: 0 }, path, out, 0);
  if (characters > 8000) report(out, path, 'COMMAND_TOO_LARGE', `it has ${characters}`);
  const permissions = from['default_member_permissions'];
  if ((permissions ?? null) !== null && !(typeof permissions === 'string' && /^\d{1,20}$/.test(permissions)))
    report(out, at(path, 'default_member_permissions'), 'COMMAND_PERMISSIONS');
  for (const [key, allowed] of [
    ['contexts', [0, 1, 2]],
    ['integration_types', [0, 1]],
  ] as const) {
    const given = list(from, key, path, out, { min: 1, max: allowed.length }) ?? [];
    given.forEach((_, index) =>
      oneOf(given as unknown as Fields, String(index), at(path, key), out, allowed),
    );
  }
}

/** Judge one command as it is created or edited alone. */
export function validateCommand(body: unknown): readonly Problem[] {
  const out: Problems = [];
  const from = fields(body, '', out);
  if (from !== null) command(from, '', out, new Map());
  return out;
}

/**
 * Judge the whole list of commands that is deployed to one place (globally, or to one server).
 *
 * @returns every problem found, with the command's index first in its path
 */
export function validateCommands(body: unknown): readonly Problem[] {
  const out: Problems = [];
  if (!Array.isArray(body)) {
    report(out, '', 'BASE_TYPE_BAD_TYPE', 'a list is expected');
    return out;
  }
  const names = new Map<unknown, Names>();
  const counts = new Map<number, number>();
  body.forEach((value: unknown, index) => {
    const from = fields(value, String(index), out);
    if (from === null) return;
    command(from, String(index), out, names);
    const type = typeof from['type'] === 'number' ? from['type'] : CHAT;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  });
  for (const [type, count] of counts) {
    const most = MOST[type] ?? 0;
    if (most > 0 && count > most)
      report(out, '', 'COMMAND_TOO_MANY', `${count}, at most ${most} of type ${type}`);
  }
  return out;
}

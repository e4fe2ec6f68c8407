/** Components of messages, by Discord's numbers (docs: Components reference). */
import {
  at,
  bool,
  type Fields,
  fields,
  integer,
  list,
  oneOf,
  onlyKeys,
  type Problems,
  report,
  size,
  text,
  unique,
  valueCounts,
} from './problem.ts';

export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  upload: 19,
  radio: 21,
  checkboxes: 22,
  checkbox: 23,
} as const;

const INT32 = 2_147_483_647;
const PREMIUM = 6;
const LINK = 5;
const SELECTS: readonly unknown[] = [
  COMPONENT.stringSelect,
  COMPONENT.userSelect,
  COMPONENT.roleSelect,
  COMPONENT.mentionableSelect,
  COMPONENT.channelSelect,
];
const IN_CONTAINER: readonly unknown[] = [
  COMPONENT.row,
  COMPONENT.section,
  COMPONENT.text,
  COMPONENT.gallery,
  COMPONENT.file,
  COMPONENT.separator,
];
export const TOP_LEVEL: readonly unknown[] = [...IN_CONTAINER, COMPONENT.container];

/** What is gathered over a whole tree of components. */
export interface Tally {
  count: number;
  characters: number;
  readonly customIds: Set<string>;
  readonly ids: Set<number>;
  /** Names of the files that `attachment://` may mean; null: unknown, so not checked. */
  readonly files: readonly string[] | null;
}

/** Nothing counted yet. `files`: names that `attachment://` may mean; null where they are not known, and not checked. */
export const tally = (files: readonly string[] | null): Tally => ({
  count: 0,
  characters: 0,
  customIds: new Set(),
  ids: new Set(),
  files,
});

/** A `custom_id` of 1 to 100 code points, which no other component of the message or modal has. */
export function customId(from: Fields, path: string, out: Problems, sum: Tally, required: boolean): void {
  const id = text(from, 'custom_id', path, out, { min: 1, max: 100, required });
  unique(sum.customIds, id, at(path, 'custom_id'), 'COMPONENT_CUSTOM_ID_DUPLICATED', out);
}

/** The numeric `id` all components may have; 0 means "choose one". */
export function numericId(from: Fields, path: string, out: Problems, sum: Tally): void {
  const id = integer(from, 'id', path, out, { min: 0, max: INT32 });
  if (id === null || id === 0) return;
  if (sum.ids.has(id)) report(out, at(path, 'id'), 'COMPONENT_ID_DUPLICATED', String(id));
  sum.ids.add(id);
}

function media(value: unknown, path: string, out: Problems, sum: Tally, attachmentOnly: boolean): void {
  const item = fields(value, path, out);
  if (item === null) return;
  const url = text(item, 'url', path, out, { min: 1, max: 2048, required: true });
  if (url === null) return;
  const where = at(path, 'url');
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  if (name !== undefined) {
    if (sum.files !== null && !sum.files.includes(name)) report(out, where, 'ATTACHMENT_NOT_FOUND', name);
  } else if (attachmentOnly || !/^https?:\/\/\S+$/.test(url)) report(out, where, 'URL_INVALID', url);
}

function emoji(from: Fields, path: string, out: Problems): void {
  if (from['emoji'] === undefined || from['emoji'] === null) return;
  const where = at(path, 'emoji');
  const value = fields(from['emoji'], where, out);
  if (value === null) return;
  onlyKeys(value, ['id', 'name', 'animated'], where, out);
  if (typeof value['id'] !== 'string' && (typeof value['name'] !== 'string' || value['name'] === ''))
    report(out, where, 'BASE_TYPE_REQUIRED', 'id or name');
}

function button(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(
    from,
    ['type', 'id', 'style', 'label', 'emoji', 'custom_id', 'sku_id', 'url', 'disabled'],
    path,
    out,
  );
  oneOf(from, 'style', path, out, [1, 2, 3, 4, LINK, PREMIUM], true);
  const label = text(from, 'label', path, out, { max: 80 });
  emoji(from, path, out);
  bool(from, 'disabled', path, out);
  customId(from, path, out, sum, false);
  const style = from['style'];
  const wanted = style === LINK ? 'url' : style === PREMIUM ? 'sku_id' : 'custom_id';
  const given = ['custom_id', 'url', 'sku_id'].filter((key) => from[key] !== undefined && from[key] !== null);
  if (given.length !== 1 || given[0] !== wanted) report(out, path, 'BUTTON_TARGET');
  const url = text(from, 'url', path, out, { min: 1, max: 512 });
  if (url !== null && !/^(https?|discord):\/\/\S+$/.test(url))
    report(out, at(path, 'url'), 'URL_INVALID', url);
  const bare = (label === null || label === '') && (from['emoji'] === undefined || from['emoji'] === null);
  if ((style === PREMIUM) !== bare) report(out, path, 'BUTTON_LABEL_OR_EMOJI');
}

/** The options of a string select, radio group or checkbox group; returns how many there are and how many are chosen. */
export function options(
  from: Fields,
  path: string,
  out: Problems,
  bounds: { readonly min: number; readonly max: number; readonly emoji: boolean },
): { readonly count: number; readonly chosen: number } {
  const seen = new Set<string>();
  let chosen = 0;
  const all = list(from, 'options', path, out, { min: bounds.min, max: bounds.max, required: true }) ?? [];
  all.forEach((value, index) => {
    const where = at(at(path, 'options'), index);
    const option = fields(value, where, out);
    if (option === null) return;
    const keys = ['label', 'value', 'description', 'default', ...(bounds.emoji ? ['emoji'] : [])];
    onlyKeys(option, keys, where, out);
    text(option, 'label', where, out, { min: 1, max: 100, required: true });
    text(option, 'description', where, out, { max: 100 });
    const key = text(option, 'value', where, out, { min: 1, max: 100, required: true });
    unique(seen, key, at(where, 'value'), 'SELECT_OPTION_VALUE_DUPLICATED', out);
    if (bounds.emoji) emoji(option, where, out);
    if (bool(option, 'default', where, out) === true) chosen += 1;
  });
  return { count: all.length, chosen };
}

/** A select of any kind, in a row or in a modal's label. */
export function select(from: Fields, path: string, out: Problems, sum: Tally): { readonly min: number } {
  const common = [
    'type',
    'id',
    'custom_id',
    'placeholder',
    'min_values',
    'max_values',
    'disabled',
    'required',
  ];
  const own: Readonly<Record<number, readonly string[]>> = {
    [COMPONENT.stringSelect]: ['options'],
    [COMPONENT.channelSelect]: ['default_values', 'channel_types'],
  };
  onlyKeys(from, [...common, ...(own[from['type'] as number] ?? ['default_values'])], path, out);
  customId(from, path, out, sum, true);
  text(from, 'placeholder', path, out, { max: 150 });
  bool(from, 'disabled', path, out);
  bool(from, 'required', path, out);
  if (from['type'] !== COMPONENT.stringSelect) {
    const { min, max } = valueCounts(from, path, out, 25, null);
    const defaults = list(from, 'default_values', path, out, { max: 25 }) ?? [];
    if (defaults.length > 0 && (defaults.length < min || defaults.length > max))
      report(out, at(path, 'default_values'), 'SELECT_DEFAULTS');
    return { min };
  }
  const { count, chosen } = options(from, path, out, { min: 1, max: 25, emoji: true });
  const { min, max } = valueCounts(from, path, out, 25, count);
  if (chosen > max) report(out, at(path, 'options'), 'SELECT_DEFAULTS', `${chosen} of ${max}`);
  return { min };
}

function row(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(from, ['type', 'id', 'components'], path, out);
  const children = list(from, 'components', path, out, { min: 1, max: 25, required: true }) ?? [];
  const selects = children.filter((child) => SELECTS.includes((child as Fields | null)?.['type'])).length;
  if (children.length > 5 || selects > 1 || (selects === 1 && children.length > 1))
    report(out, at(path, 'components'), 'COMPONENT_LAYOUT_WIDTH_EXCEEDED');
  each(children, at(path, 'components'), out, sum, [COMPONENT.button, ...SELECTS]);
}

function section(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(from, ['type', 'id', 'components', 'accessory'], path, out);
  const children = list(from, 'components', path, out, { min: 1, max: 3, required: true }) ?? [];
  each(children, at(path, 'components'), out, sum, [COMPONENT.text]);
  if (from['accessory'] === undefined || from['accessory'] === null)
    report(out, at(path, 'accessory'), 'BASE_TYPE_REQUIRED');
  else component(from['accessory'], at(path, 'accessory'), out, sum, [COMPONENT.button, COMPONENT.thumbnail]);
}

/** A text of 1 to 4,000 code points; they add to what the whole message may have. */
export function textDisplay(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(from, ['type', 'id', 'content'], path, out);
  sum.characters += size(text(from, 'content', path, out, { min: 1, max: 4000, required: true }) ?? '');
}

function thumbnail(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(from, ['type', 'id', 'media', 'description', 'spoiler'], path, out);
  media(from['media'], at(path, 'media'), out, sum, false);
  text(from, 'description', path, out, { min: 1, max: 1024 });
  bool(from, 'spoiler', path, out);
}

function gallery(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(from, ['type', 'id', 'items'], path, out);
  (list(from, 'items', path, out, { min: 1, max: 10, required: true }) ?? []).forEach((value, index) => {
    const where = at(at(path, 'items'), index);
    const item = fields(value, where, out);
    if (item === null) return;
    onlyKeys(item, ['media', 'description', 'spoiler'], where, out);
    media(item['media'], at(where, 'media'), out, sum, false);
    text(item, 'description', where, out, { min: 1, max: 1024 });
    bool(item, 'spoiler', where, out);
  });
}

function file(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(from, ['type', 'id', 'file', 'spoiler'], path, out);
  media(from['file'], at(path, 'file'), out, sum, true);
  bool(from, 'spoiler', path, out);
}

function separator(from: Fields, path: string, out: Problems): void {
  onlyKeys(from, ['type', 'id', 'divider', 'spacing'], path, out);
  bool(from, 'divider', path, out);
  oneOf(from, 'spacing', path, out, [1, 2]);
}

function container(from: Fields, path: string, out: Problems, sum: Tally): void {
  onlyKeys(from, ['type', 'id', 'components', 'accent_color', 'spoiler'], path, out);
  integer(from, 'accent_color', path, out, { min: 0, max: 0xffffff });
  bool(from, 'spoiler', path, out);
  const children = list(from, 'components', path, out, { min: 1, max: 40, required: true }) ?? [];
  each(children, at(path, 'components'), out, sum, IN_CONTAINER);
}

type Check = (from: Fields, path: string, out: Problems, sum: Tally) => unknown;
const CHECKS: ReadonlyMap<unknown, Check> = new Map<unknown, Check>([
  [COMPONENT.row, row],
  [COMPONENT.button, button],
  [COMPONENT.section, section],
  [COMPONENT.text, textDisplay],
  [COMPONENT.thumbnail, thumbnail],
  [COMPONENT.gallery, gallery],
  [COMPONENT.file, file],
  [COMPONENT.separator, separator],
  [COMPONENT.container, container],
  ...SELECTS.map((type): [unknown, Check] => [type, select]),
]);

function component(
  value: unknown,
  path: string,
  out: Problems,
  sum: Tally,
  allowed: readonly unknown[],
): void {
  sum.count += 1;
  const from = fields(value, path, out);
  if (from === null) return;
  const check = CHECKS.get(from['type']);
  if (check === undefined || !allowed.includes(from['type'])) {
    report(out, at(path, 'type'), 'COMPONENT_TYPE_INVALID', `type ${JSON.stringify(from['type'])}`);
    return;
  }
  numericId(from, path, out, sum);
  check(from, path, out, sum);
}

/** Checks each component of a list, of which only the types in `allowed` may stand there. */
export function each(
  values: readonly unknown[],
  path: string,
  out: Problems,
  sum: Tally,
  allowed: readonly unknown[],
): void {
  values.forEach((value, index) => component(value, at(path, index), out, sum, allowed));
}

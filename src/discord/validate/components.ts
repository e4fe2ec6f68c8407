/** Rules for the components of a message or modal that Discord's description omits. Input matches the description already. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { at, atMost, ordered, type Problems, report, size, unique } from './problem.ts';

interface EmojiBody {
  readonly name?: string;
}

interface SelectOptionBody {
  readonly value: string;
  readonly default?: boolean | null;
}

/** Any component; `type` decides which fields it has. */
export interface ComponentBody {
  readonly type: ComponentType;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly components?: readonly ComponentBody[];
  readonly accessory?: ComponentBody;
  readonly component?: ComponentBody;
  readonly style?: number;
  readonly label?: string | null;
  readonly emoji?: EmojiBody | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly disabled?: boolean | null;
  readonly content?: string;
  readonly value?: string | null;
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string } }[];
  readonly options?: readonly SelectOptionBody[];
  readonly default_values?: readonly unknown[] | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly required?: boolean | null;
}

/** Totals over a whole tree of components. */
export interface TreeTally {
  count: number;
  characters: number;
  readonly customIds: Set<unknown>;
  readonly ids: Set<unknown>;
  /** Names of files that `attachment://` may refer to; null: unknown, so not checked. */
  readonly files: readonly string[] | null;
}

const SELECTS: readonly ComponentType[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

function media(url: string, path: string, out: Problems, sum: TreeTally, attachmentOnly = false): void {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  if (name !== undefined) {
    if (sum.files?.includes(name) === false) report(out, path, 'ATTACHMENT_NOT_FOUND', name);
  } else if (attachmentOnly || !/^https?:\/\/\S+$/.test(url)) report(out, path, 'URL_INVALID', url);
}

function button(part: ComponentBody, path: string, out: Problems): void {
  const { style, label, emoji, url } = part;
  const targets = { custom_id: part.custom_id, url, sku_id: part.sku_id };
  const given = Object.entries(targets).filter(([, value]) => (value ?? null) !== null);
  const wanted = style === ButtonStyle.Link ? 'url' : style === ButtonStyle.Premium ? 'sku_id' : 'custom_id';
  if (given.length !== 1 || given[0]?.[0] !== wanted) report(out, path, 'BUTTON_TARGET');
  if ((url ?? null) !== null && !/^(https?|discord):\/\/\S+$/.test(url!))
    report(out, at(path, 'url'), 'URL_INVALID', url!);
  const bare = (label ?? '') === '' && (emoji ?? null) === null;
  if ((style === ButtonStyle.Premium) !== bare) report(out, path, 'BUTTON_LABEL_OR_EMOJI');
}

/** Limits and defaults of how many values may be chosen. Without numbers: one; of checkboxes any; of a radio group one. */
function choosing(part: ComponentBody, path: string, out: Problems): void {
  const { type, options } = part;
  const min = part.min_values ?? 1;
  const boxes = type === ComponentType.CheckboxGroup ? (options?.length ?? 0) : 1;
  const max = part.max_values ?? Math.max(boxes, min);
  ordered(min, max, at(path, 'min_values'), out);
  if (options !== undefined) {
    const seen = new Set<unknown>();
    for (const [index, { value }] of options.entries())
      unique(seen, value, at(path, 'options', index, 'value'), 'SELECT_OPTION_VALUE_DUPLICATED', out);
    if (Math.max(min, max) > options.length)
      report(out, at(path, 'options'), 'SELECT_OVER_OPTIONS', `${Math.max(min, max)} of ${options.length}`);
    const chosen = options.filter((option) => option.default === true).length;
    if (chosen > max) report(out, at(path, 'options'), 'SELECT_DEFAULTS', `${chosen} of ${max}`);
  }
  const defaults = part.default_values?.length ?? 0;
  if (defaults > 0 && (defaults < min || defaults > max))
    report(out, at(path, 'default_values'), 'SELECT_DEFAULTS', `${defaults} of ${min} to ${max}`);
}

/** Rules for every component of a modal. */
function inModal(part: ComponentBody, path: string, out: Problems): void {
  if (part.min_values === 0 && part.required !== false)
    report(out, at(path, 'required'), 'MODAL_REQUIRED_WITH_NONE');
  if (part.disabled === true) report(out, at(path, 'disabled'), 'MODAL_DISABLED');
}

function textInput(part: ComponentBody, path: string, out: Problems): void {
  ordered(part.min_length, part.max_length, at(path, 'min_length'), out);
  atMost(part.max_length ?? Number.POSITIVE_INFINITY, size(part.value), at(path, 'value'), out);
}

function row({ components = [] }: ComponentBody, path: string, out: Problems): void {
  if (components.length > 1 && components.some((child) => SELECTS.includes(child.type)))
    report(out, at(path, 'components'), 'COMPONENT_LAYOUT_WIDTH_EXCEEDED');
  for (const [index, child] of components.entries())
    if (child.type === ComponentType.TextInput && (child.label ?? null) === null)
      report(out, at(path, 'components', index, 'label'), 'BASE_TYPE_REQUIRED');
}

type ComponentCheck = (part: ComponentBody, path: string, out: Problems, sum: TreeTally) => void;

const CHECKS: Partial<Readonly<Record<ComponentType, ComponentCheck>>> = {
  [ComponentType.ActionRow]: row,
  [ComponentType.Button]: button,
  [ComponentType.TextInput]: textInput,
  [ComponentType.RadioGroup]: choosing,
  [ComponentType.CheckboxGroup]: choosing,
  [ComponentType.FileUpload]: choosing,
  [ComponentType.Thumbnail]: (part, path, out, sum) => {
    media(part.media!.url, at(path, 'media.url'), out, sum);
  },
  [ComponentType.MediaGallery]: (part, path, out, sum) => {
    for (const [index, item] of part.items!.entries())
      media(item.media.url, at(path, 'items', index, 'media.url'), out, sum);
  },
  [ComponentType.File]: (part, path, out, sum) => {
    media(part.file!.url, at(path, 'file.url'), out, sum, true);
  },
  ...Object.fromEntries(SELECTS.map((type) => [type, choosing])),
};

/** Validates a tree of components, in a message or modal, and adds up its totals. */
export function judge(
  parts: readonly ComponentBody[],
  path: string,
  out: Problems,
  sum: TreeTally,
  modal = false,
): void {
  for (const [index, part] of parts.entries()) judgeOne(part, at(path, index), out, sum, modal);
}

function judgeOne(part: ComponentBody, path: string, out: Problems, sum: TreeTally, modal: boolean): void {
  sum.count += 1;
  if (part.type === ComponentType.TextDisplay) sum.characters += size(part.content);
  unique(sum.customIds, part.custom_id, at(path, 'custom_id'), 'COMPONENT_CUSTOM_ID_DUPLICATED', out);
  unique(sum.ids, part.id, at(path, 'id'), 'COMPONENT_ID_DUPLICATED', out);
  CHECKS[part.type]?.(part, path, out, sum);
  if (modal) inModal(part, path, out);
  judge(part.components ?? [], at(path, 'components'), out, sum, modal);
  for (const key of ['accessory', 'component'] as const)
    if (part[key] !== undefined) judgeOne(part[key], at(path, key), out, sum, modal);
}

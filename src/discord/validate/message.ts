/** A whole message body, new or edited, as Discord would judge it. */
import { COMPONENT, each, TOP_LEVEL, tally } from './components.ts';
import { embeds } from './embeds.ts';
import {
  at,
  type Fields,
  fields,
  integer,
  list,
  oneOf,
  onlyKeys,
  type Problem,
  type Problems,
  report,
  text,
  unique,
} from './problem.ts';

export const FLAG = {
  suppressEmbeds: 4,
  ephemeral: 64,
  suppressNotifications: 4096,
  componentsV2: 32768,
} as const;

const SETTABLE = FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.componentsV2;

export interface MessageContext {
  /**
   * Names of the files that go with the message or stay with it; `attachment://` must name one of them.
   * Left out: not checked.
   */
  readonly files?: readonly string[];
  /** The message before an edit: what the body is silent about stays. Left out: the message is new. */
  readonly before?: { readonly flags?: number; readonly [field: string]: unknown };
  /** Answers to an interaction may be ephemeral; messages to a channel may not. Left out: they may. */
  readonly ephemeral?: boolean;
}

const KEYS = [
  'content',
  'tts',
  'nonce',
  'enforce_nonce',
  'embeds',
  'components',
  'allowed_mentions',
  'flags',
  'message_reference',
  'attachments',
  'sticker_ids',
  'poll',
  'shared_client_theme',
  'username',
  'avatar_url',
  'thread_name',
  'applied_tags',
];

const filled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value !== ''
    : Array.isArray(value)
      ? value.length > 0
      : (value ?? null) !== null;

function mentions(value: unknown, path: string, out: Problems): void {
  if (value === undefined || value === null) return;
  const from = fields(value, path, out);
  if (from === null) return;
  onlyKeys(from, ['parse', 'users', 'roles', 'replied_user'], path, out);
  const parse = list(from, 'parse', path, out, { max: 3 }) ?? [];
  parse.forEach((_, index) =>
    oneOf(parse as unknown as Fields, String(index), at(path, 'parse'), out, ['roles', 'users', 'everyone']),
  );
  for (const kind of ['users', 'roles']) {
    const named = list(from, kind, path, out, { max: 100 }) ?? [];
    if (named.length > 0 && parse.includes(kind)) report(out, at(path, kind), 'MENTIONS_CONFLICT', kind);
  }
}

function attachments(body: Fields, out: Problems): void {
  const seen = new Set<string>();
  (list(body, 'attachments', '', out, { max: 10 }) ?? []).forEach((value, index) => {
    const where = at('attachments', index);
    const from = fields(value, where, out);
    if (from === null) return;
    const { id } = from;
    if (id === undefined || id === null) report(out, at(where, 'id'), 'BASE_TYPE_REQUIRED');
    unique(seen, String(id), at(where, 'id'), 'COMPONENT_ID_DUPLICATED', out);
    text(from, 'description', where, out, { max: 1024 });
  });
}

function components(body: Fields, v2: boolean, context: MessageContext, out: Problems): void {
  const all = list(body, 'components', '', out, { max: 40 });
  if (all === null) return;
  const sum = tally(context.files ?? null);
  each(all, 'components', out, sum, TOP_LEVEL);
  if (!v2) {
    if (all.length > 5)
      report(out, 'components', 'BASE_TYPE_BAD_LENGTH', `between 0 and 5, it is ${all.length}`);
    all.forEach((value, index) => {
      const type = (value as Fields | null)?.['type'];
      if (type !== COMPONENT.row && TOP_LEVEL.includes(type))
        report(out, at('components', index), 'MESSAGE_COMPONENTS_V2_FLAG_MISSING', `type ${String(type)}`);
    });
    return;
  }
  if (sum.count > 40)
    report(out, 'components', 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', `it has ${sum.count}`);
  if (sum.characters > 4000)
    report(out, 'components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `it has ${sum.characters}`);
}

/** What one field holds after the body is applied. */
const after = (body: Fields, context: MessageContext, key: string): unknown =>
  body[key] === undefined ? context.before?.[key] : body[key];

/**
 * Judge the body of a message, new or edited, in a channel or as the answer to an interaction.
 *
 * @param body JSON as it goes over the wire
 * @param context what the body alone does not tell; `{}` for a new message with nothing attached to check
 * @returns every problem found; none means that Discord takes it
 */
export function validateMessage(body: unknown, context: MessageContext = {}): readonly Problem[] {
  const out: Problems = [];
  const from = fields(body, '', out);
  if (from === null) return out;
  onlyKeys(from, KEYS, '', out);
  text(from, 'content', '', out, { max: 2000 });
  embeds(from, out);
  mentions(from['allowed_mentions'], 'allowed_mentions', out);
  attachments(from, out);

  const wanted = integer(from, 'flags', '', out, { max: 2 ** 31 - 1 });
  const had = context.before?.flags ?? 0;
  const settable = SETTABLE | ((context.ephemeral ?? true) ? FLAG.ephemeral : 0) | had;
  if (wanted !== null && (wanted & ~settable) !== 0) report(out, 'flags', 'MESSAGE_FLAGS', String(wanted));
  const v2 = (((wanted ?? 0) | had) & FLAG.componentsV2) !== 0;
  if (wanted !== null && (had & FLAG.componentsV2) !== 0 && (wanted & FLAG.componentsV2) === 0)
    report(out, 'flags', 'MESSAGE_COMPONENTS_V2_FLAG_REMOVED');

  components(from, v2, context, out);
  if (v2) {
    for (const key of ['content', 'embeds', 'poll', 'sticker_ids'])
      if (filled(after(from, context, key)))
        report(out, key, 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
    if (!filled(after(from, context, 'components'))) report(out, '', 'MESSAGE_EMPTY');
  } else {
    const carriers = ['content', 'embeds', 'components', 'attachments', 'poll', 'sticker_ids'];
    const files = context.before === undefined && (context.files ?? []).length > 0;
    if (!files && !carriers.some((key) => filled(after(from, context, key))))
      report(out, '', 'MESSAGE_EMPTY');
  }
  return out;
}

/** Judge the data of a deferred answer (type 5): the ephemeral flag alone; Components V2 comes with the edit. */
export function validateDeferral(data: unknown): readonly Problem[] {
  const out: Problems = [];
  if (data === undefined || data === null) return out;
  const from = fields(data, '', out);
  if (from === null) return out;
  for (const key of Object.keys(from)) {
    const value = from[key];
    if (key === 'flags') {
      if (value !== null && value !== 0 && value !== FLAG.ephemeral) report(out, key, 'DEFERRAL_FLAGS_ONLY');
    } else if (filled(value) && value !== false) report(out, key, 'DEFERRAL_FLAGS_ONLY');
  }
  return out;
}

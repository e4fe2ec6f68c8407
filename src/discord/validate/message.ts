/** Rules for whole bodies of messages, deferrals and modals, as Discord would judge them. */
import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { type ComponentBody, judge, type TreeTally } from './components.ts';
import { describe } from './description.ts';
import { at, atMost, type Problem, type Problems, report, size, unique } from './problem.ts';

const SETTABLE =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;
/** Limits: action rows without the flag; with it, components (including nested ones) and characters. */
const MAX_CLASSIC_ROWS = 5;
const MAX_COMPONENTS = 40;
const MAX_TEXT_CHARS = 4000;
/** The description allows the longer content of Nitro users. */
const MAX_CONTENT_CHARS = 2000;
const MAX_EMBED_CHARS = 6000;
const MAX_MODAL_COMPONENTS = 5;

export interface MessageContext {
  /** Names of files sent with the message or already attached; `attachment://` must name one of them. Left out: not checked. */
  readonly files?: readonly string[];
  /** The message before an edit; fields missing in the body stay. Left out: the message is new. */
  readonly before?: { readonly flags?: number; readonly [field: string]: unknown };
  /** Whether it may be ephemeral: answers to an interaction may, messages to a channel may not. Default true. */
  readonly ephemeral?: boolean;
}

interface EmbedBody {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly footer?: { readonly text?: string | null } | null;
  readonly author?: { readonly name?: string | null } | null;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | null;
}

interface Mentions {
  readonly parse?: readonly string[] | null;
  readonly users?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
}

interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly EmbedBody[] | null;
  readonly allowed_mentions?: Mentions | null;
  readonly attachments?: readonly { readonly id: string }[] | null;
  readonly components?: readonly ComponentBody[] | null;
  readonly flags?: number | null;
  readonly [field: string]: unknown;
}

const filled = (value: unknown): boolean =>
  typeof value === 'string' || Array.isArray(value) ? value.length > 0 : (value ?? null) !== null;

const tally = (files: readonly string[] | null): TreeTally => ({
  count: 0,
  characters: 0,
  customIds: new Set(),
  ids: new Set(),
  files,
});

function mentions({ parse, users, roles }: Mentions, out: Problems): void {
  for (const [kind, named] of Object.entries({ users, roles })) {
    const path = at('allowed_mentions', kind);
    if (filled(named) && parse?.includes(kind) === true) report(out, path, 'MENTIONS_CONFLICT', kind);
    const seen = new Set<unknown>();
    for (const id of named ?? []) unique(seen, id, path, 'MENTIONS_CONFLICT', out);
  }
}

function embeds(all: readonly EmbedBody[], out: Problems): void {
  const texts = all.flatMap(({ title, description, footer, author, fields }) => [
    title,
    description,
    footer?.text,
    author?.name,
    ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
  ]);
  const characters = texts.reduce((sum, text) => sum + size(text), 0);
  if (characters > MAX_EMBED_CHARS)
    report(out, 'embeds', 'MAX_EMBED_SIZE_EXCEEDED', `they have ${characters}`);
}

function components(
  all: readonly ComponentBody[],
  v2: boolean,
  files: MessageContext['files'],
  out: Problems,
): void {
  const sum = tally(files ?? null);
  judge(all, 'components', out, sum);
  if (!v2) {
    atMost(MAX_CLASSIC_ROWS, all.length, 'components', out);
    for (const [index, { type }] of all.entries())
      if (type !== ComponentType.ActionRow)
        report(out, at('components', index), 'MESSAGE_COMPONENTS_V2_FLAG_MISSING', `type ${type}`);
    return;
  }
  if (sum.count > MAX_COMPONENTS)
    report(out, 'components', 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', `it has ${sum.count}`);
  if (sum.characters > MAX_TEXT_CHARS)
    report(out, 'components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `it has ${sum.characters}`);
}

/** Checks the wanted flags against the current ones; returns whether the message then uses Components V2. */
function flags(wanted: number, { before, ephemeral = true }: MessageContext, out: Problems): boolean {
  const had = before?.flags ?? 0;
  const settable = SETTABLE | (ephemeral ? MessageFlags.Ephemeral : 0) | had;
  if (!Number.isInteger(wanted) || (wanted & ~settable) !== 0)
    report(out, 'flags', 'MESSAGE_FLAGS', String(wanted));
  return ((wanted | had) & MessageFlags.IsComponentsV2) !== 0;
}

/**
 * Validates a message body, new or edited, in a channel or as an answer, that matches Discord's description, by the rules that
 * the description omits.
 */
export function judgeMessage(body: unknown, context: MessageContext): readonly Problem[] {
  const out: Problems = [];
  const from = body as MessageBody;
  const { before } = context;
  atMost(MAX_CONTENT_CHARS, size(from.content), 'content', out);
  embeds(from.embeds ?? [], out);
  mentions(from.allowed_mentions ?? {}, out);
  const ids = new Set<unknown>();
  for (const [index, { id }] of (from.attachments ?? []).entries())
    unique(ids, id, at('attachments', index, 'id'), 'COMPONENT_ID_DUPLICATED', out);

  const wanted = from.flags ?? null;
  const v2 = flags(wanted ?? 0, context, out);
  if (v2 && wanted !== null && before !== undefined && (wanted & MessageFlags.IsComponentsV2) === 0)
    report(out, 'flags', 'MESSAGE_COMPONENTS_V2_FLAG_REMOVED');
  components(from.components ?? [], v2, context.files, out);

  const after = (key: string): boolean => filled(from[key] === undefined ? before?.[key] : from[key]);
  const legacy = ['content', 'embeds', 'poll', 'sticker_ids'].filter(after);
  if (v2) for (const key of legacy) report(out, key, 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
  const files = before === undefined && filled(context.files);
  const carries = after('components') || (!v2 && (files || legacy.length > 0 || after('attachments')));
  if (!carries) report(out, '', 'MESSAGE_EMPTY');
  return out;
}

/**
 * Validates a message body by Discord's description and by its other rules.
 *
 * @param body JSON as sent
 * @param context facts that the body does not contain; `{}` for a new message without attachments to check
 * @returns every problem found; none means that Discord accepts it
 */
export function validateMessage(body: unknown, context: MessageContext = {}): readonly Problem[] {
  const shape = describe(
    context.before === undefined ? 'MessageCreateRequest' : 'MessageEditRequestPartial',
    body,
  );
  return shape.length > 0 ? shape : judgeMessage(body, context);
}

/** Validates the data of a deferred answer (type 5): only the ephemeral flag is allowed; Components V2 comes with the edit. */
export function validateDeferral(data: unknown): readonly Problem[] {
  const out: Problems = [];
  for (const [key, value] of Object.entries(data ?? {}))
    if (key === 'flags' ? value !== 0 && value !== MessageFlags.Ephemeral : filled(value) && value !== false)
      report(out, key, 'DEFERRAL_FLAGS_ONLY');
  return out;
}

/** Validates a modal (interaction callback type 9) that matches Discord's description. */
export function judgeModal(body: unknown): readonly Problem[] {
  const out: Problems = [];
  const parts = (body as { readonly components: readonly ComponentBody[] }).components;
  atMost(MAX_MODAL_COMPONENTS, parts.length, 'components', out);
  judge(parts, 'components', out, tally(null), true);
  return out;
}

/** Validates a modal by Discord's description and by its other rules; no problem means that Discord shows it. */
export function validateModal(body: unknown): readonly Problem[] {
  const shape = describe('ModalInteractionCallbackRequestData', body);
  return shape.length > 0 ? shape : judgeModal(body);
}

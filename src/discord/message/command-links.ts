/** Ids of the application's commands, by what a user types: `play`, `teach quiz create`. */
export type CommandIds = ReadonlyMap<string, string>;

interface Described {
  readonly name: string;
  readonly type?: number | undefined;
  readonly options?: readonly Described[] | undefined;
}

/** Discord's types of a subcommand and of a subcommand group. */
const NESTED = new Set([1, 2]);

/** Typable paths of a command: its name, or the paths of its subcommands. */
export const pathsOf = ({ name, options = [] }: Described): readonly string[] => {
  const nested = options.filter(({ type }) => NESTED.has(type ?? 0));
  return nested.length === 0
    ? [name]
    : nested.flatMap((one) => pathsOf(one).map((rest) => `${name} ${rest}`));
};

/** Matches code blocks and other inline code, which stay as they are, and commands in inline code or between words. */
const PLACES = /```[\s\S]*?```|`\/([^`\n]+)`|`[^`\n]*`|(?<![\w\p{L}/:.<])\/([a-z]+(?: [a-z]+){0,2})/gu;

/** The longest prefix of `words` that is a command, as a mention, and the rest. */
const mention = (words: string, ids: CommandIds): readonly [link: string, rest: string] | null => {
  for (let path = words; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf(' ')))) {
    const id = ids.get(path);
    if (id !== undefined) return [`</${path}:${id}>`, words.slice(path.length).trimStart()];
  }
  return null;
};

/**
 * Replaces commands in Markdown by clickable mentions: in `/play nim 3 4 5` the command becomes a mention and the rest stays
 * code.
 */
export const linkCommands = (text: string, ids: CommandIds): string =>
  text.replace(PLACES, (whole, code: string | undefined, plain: string | undefined) => {
    const found = mention(code ?? plain ?? '', ids);
    if (found === null) return whole;
    const [link, rest] = found;
    if (rest === '') return link;
    return code === undefined ? `${link} ${rest}` : `${link} \`${rest}\``;
  });

const TEXT_DISPLAY = 10;
/** Limit of all text in a message (Discord), in characters. */
const MAX_TEXT_CHARS = 4000;

type MessagePart = Readonly<Record<string, unknown>>;

const eachText = (part: unknown, change: (text: string) => string): unknown => {
  if (Array.isArray(part)) return part.map((one) => eachText(one, change));
  if (typeof part !== 'object' || part === null) return part;
  const own = part as MessagePart;
  if (own['type'] === TEXT_DISPLAY && typeof own['content'] === 'string')
    return { ...own, content: change(own['content']) };
  return 'components' in own ? { ...own, components: eachText(own['components'], change) } : own;
};

const linkedBefore = new WeakMap<object, { readonly ids: CommandIds; readonly linked: unknown }>();

/**
 * Components with clickable commands in their texts, unless that would make them too long. Cached for the same object and ids.
 */
export const linkedComponents = <T>(components: T, ids: CommandIds): T => {
  if (typeof components !== 'object' || components === null) return components;
  const before = linkedBefore.get(components);
  if (before?.ids === ids) return before.linked as T;
  const linked = linkedAnew(components, ids);
  linkedBefore.set(components, { ids, linked });
  return linked;
};

const linkedAnew = <T>(components: T, ids: CommandIds): T => {
  let length = 0;
  const linked = eachText(components, (text) => {
    const said = linkCommands(text, ids);
    length += said.length;
    return said;
  });
  return length > MAX_TEXT_CHARS ? components : (linked as T);
};

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';
import { type Inline, shortener } from './doc.ts';
import type { Messages, RichMessages } from './keys.ts';

/**
 * What a message may be given. A whole number, also one written as text, chooses among `[0]`, `[one]`, …; a boolean
 * chooses among `[yes]` and `[no]`, and what is missing is `[none]`.
 */
export type Plain = string | number | boolean | null;

/** In one interface: to ask by conditional types which of the two has a key costs the compiler a look at every message. */
interface AllMessages extends Messages, RichMessages {}
type Key = keyof Messages;
type RichKey = keyof AllMessages;
/** The arguments of a message: none where it has none. */
type Given<K extends RichKey, Value> = [AllMessages[K]] extends [never]
  ? readonly []
  : readonly [{ readonly [A in AllMessages[K]]: Value }];
/** The last parts of the keys that begin with `P-`. */
type Under<P extends string> = Key extends infer K ? (K extends `${P}-${infer Rest}` ? Rest : never) : never;
type Camel<K extends string> = K extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : K;

/** The messages of one language. What a message is given is data: it becomes neither a mark nor another message. */
export interface Catalogue {
  /** A message without marks. */
  text<K extends Key>(key: K, ...given: Given<K, Plain>): string;
  /** A message with its marks; what is given may be a run of its own: a mention, a moment, code. */
  runs<K extends RichKey>(key: K, ...given: Given<K, Plain | Inline | readonly Inline[]>): readonly Inline[];
  /** A message as paragraphs: an empty line parts them. */
  paragraphs<K extends RichKey>(
    key: K,
    ...given: Given<K, Plain | Inline | readonly Inline[]>
  ): readonly (readonly Inline[])[];
  /** A message without marks, as paragraphs. */
  lines<K extends Key>(
    key: K,
    ...given: Given<K, Plain>
  ): readonly [first: string, ...more: readonly string[]];
  /** The messages `prefix-key` of several keys; the key `inHere` reads `prefix-in-here`. */
  record<P extends string, K extends Under<P> | Camel<Under<P>>>(
    prefix: P,
    keys: readonly K[],
  ): Readonly<Record<K, string>>;
  /** Cuts a number of many digits in the middle and tells its length; a longer text behind a word. */
  shorten(text: string, most?: number): string;
}

/** Prints whole numbers as they are: no separators, no `Intl`, which costs fifteen times the rest of a message. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Text that chooses nothing: runs, until the message is split, and what was typed that looks like a choice. */
class Inert extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** What chooses `[none]`. */
const MISSING = 'none';
/** Private characters that stand for marks between the message and its runs; no argument keeps one. */
const OPEN = { strong: '\uE000', code: '\uE001' } as const;
const CLOSE = '\uE002';
const SLOT = '\uE003';
const PRIVATE = /[\uE000-\uE003]/g;
const markUp = (text: string): string =>
  text
    .replaceAll('<strong>', OPEN.strong)
    .replaceAll('<code>', OPEN.code)
    .replaceAll(/<\/(?:strong|code)>/g, CLOSE);

const isCount = (text: string): boolean => /^(?:0|[1-9]\d{0,14})$/.test(text);
const plainVariable = (value: Plain): FluentVariable => {
  if (typeof value === 'number') return new Count(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return MISSING;
  if (value === MISSING) return new Inert(value);
  return isCount(value) ? new Count(Number(value)) : value.replace(PRIVATE, '');
};

/** A key as messages have it. */
export const hyphenated = (key: string): string =>
  key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A message begins at the start of a line with its name and `=`; it ends where the next one begins. */
const MESSAGE = /^(-?[a-z][\w-]*) *=/gim;
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/gi;

/** The messages of catalogue files as written, by key. */
const sourcesOf = (files: readonly string[]): Map<string, string> => {
  const sources = new Map<string, string>();
  for (const text of files) {
    const starts = [...text.matchAll(MESSAGE)];
    for (const [i, start] of starts.entries())
      sources.set(start[1] as string, text.slice(start.index, starts[i + 1]?.index));
  }
  return sources;
};

/**
 * Opens the catalogue of a language from the text of its `.ftl` files: Fluent's syntax (projectfluent.org), with
 * `<strong>` and `<code>` as marks. A message is read when it is first asked for; one that is missing is asked of
 * `otherwise`. `transform` changes the text of messages, not what they are given: for a made-up language of tests.
 *
 * @throws Error - for a message that no catalogue has, or one that Fluent cannot format: the check finds both before.
 */
export const openCatalogue = (
  language: string,
  files: readonly string[],
  otherwise: Catalogue | null = null,
  transform: (text: string) => string = (text) => text,
): Catalogue => {
  const sources = sourcesOf(files);
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    transform: (text) => markUp(transform(text)),
  });

  const load = (key: string): void => {
    const source = sources.get(key);
    if (source === undefined || bundle.hasMessage(key)) return;
    bundle.addResource(new FluentResource(source));
    for (const [, referred] of source.matchAll(REFERENCE)) if (referred !== key) load(referred as string);
  };

  const format = (key: string, values: Readonly<Record<string, FluentVariable>>): string => {
    load(key);
    const pattern = bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`No message ${key} in ${language}.`);
    return bundle.formatPattern(pattern, values);
  };

  const text = (key: string, given: Readonly<Record<string, Plain>> = {}): string =>
    format(key, mapValues(given, plainVariable));

  const runs = (
    key: string,
    given: Readonly<Record<string, Plain | Inline | readonly Inline[]>> = {},
  ): readonly Inline[] => {
    const slots: (readonly Inline[])[] = [];
    const values = mapValues(given, (value) => {
      if (value === null || typeof value !== 'object') return plainVariable(value);
      slots.push(Array.isArray(value) ? (value as readonly Inline[]) : [value as Inline]);
      return new Inert(`${SLOT}${slots.length - 1}${SLOT}`);
    });
    return split(format(key, values), slots);
  };

  const has = (key: string): boolean => otherwise === null || sources.has(key);
  const self: Untyped = {
    text: (key, given) => (has(key) ? text(key, given) : (otherwise as Untyped).text(key, given)),
    runs: (key, given) => (has(key) ? runs(key, given) : (otherwise as Untyped).runs(key, given)),
    paragraphs: (key, given) => paragraphsOf(self.runs(key, given)),
    lines: (key, given) => self.text(key, given).split(/\n\n+/),
    record: (prefix, keys) =>
      Object.fromEntries(keys.map((key) => [key, self.text(`${prefix}-${hyphenated(key)}`)])),
    shorten: shortener((begin, end, digits) => self.text('shortened', { begin, end, digits })),
  };
  return self as unknown as Catalogue;
};

/** A catalogue as it works inside, where keys and arguments are any. */
interface Untyped {
  text(key: string, given?: Readonly<Record<string, Plain>>): string;
  runs(key: string, given?: Readonly<Record<string, Plain | Inline | readonly Inline[]>>): readonly Inline[];
  paragraphs(
    key: string,
    given?: Readonly<Record<string, Plain | Inline | readonly Inline[]>>,
  ): readonly (readonly Inline[])[];
  lines(key: string, given?: Readonly<Record<string, Plain>>): readonly string[];
  record(prefix: string, keys: readonly string[]): Readonly<Record<string, string>>;
  shorten(text: string, most?: number): string;
}

const mapValues = <V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** A formatted message as runs; runs that were put in between marks stand as they are. */
const split = (formatted: string, slots: readonly (readonly Inline[])[]): readonly Inline[] => {
  const runs: Inline[] = [];
  let mark: 'strong' | 'code' | null = null;
  for (const part of formatted.split(/([\uE000-\uE002]|\uE003\d+\uE003)/)) {
    if (part === OPEN.strong) mark = 'strong';
    else if (part === OPEN.code) mark = 'code';
    else if (part === CLOSE) mark = null;
    else if (part.startsWith(SLOT)) runs.push(...(slots[Number(part.slice(1, -1))] ?? []));
    else if (part !== '')
      runs.push(mark === null ? part : mark === 'strong' ? { strong: part } : { code: part });
  }
  return runs;
};

const paragraphsOf = (text: readonly Inline[]): readonly (readonly Inline[])[] => {
  const paragraphs: Inline[][] = [[]];
  for (const run of text) {
    if (typeof run !== 'string') {
      paragraphs.at(-1)?.push(run);
      continue;
    }
    for (const [i, part] of run.split(/\n\n+/).entries()) {
      if (i > 0) paragraphs.push([]);
      if (part !== '') paragraphs.at(-1)?.push(part);
    }
  }
  return paragraphs;
};

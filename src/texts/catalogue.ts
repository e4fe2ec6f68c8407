import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';
import type { Outcome } from '../engine/explain/step.ts';
import { type Inline, shortener } from './doc.ts';
import { each } from './each.ts';
import type { Messages, RichMessages } from './keys.ts';

/**
 * An argument of a message. Whole numbers (also as text) select among the variants `[0]`, `[one]`, …; booleans select `[yes]`
 * or `[no]`; null selects `[none]`.
 */
export type Plain = string | number | boolean | null;

/** One merged interface: choosing between the two with conditional types would make the compiler look at every message. */
interface AllMessages extends Messages, RichMessages {}
type MessageKey = keyof Messages;
type RichKey = keyof AllMessages;
/** The arguments of a message: none where it has none. */
type MessageArguments<K extends RichKey, Value> = [AllMessages[K]] extends [never]
  ? readonly []
  : readonly [{ readonly [A in AllMessages[K]]: Value }];
/** The last parts of the keys that begin with `P-`. */
type Under<P extends string> = MessageKey extends infer K
  ? K extends `${P}-${infer Rest}`
    ? Rest
    : never
  : never;
type Camel<K extends string> = K extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : K;

/** The messages that take a number alone. */
export type CountKey = {
  [K in MessageKey]: [Messages[K], 'count'] extends ['count', Messages[K]] ? K : never;
}[MessageKey];

/** The prefixes of theorems: those that have a name. */
type TheoremPrefix = MessageKey extends infer K ? (K extends `${infer P}-theorem` ? P : never) : never;
/** The facts that a message takes, besides the outcome. */
type FactsIn<K extends string> = K extends RichKey
  ? { readonly [A in Exclude<AllMessages[K], 'outcome'>]: Plain }
  : never;
interface TheoremSections<P extends string> {
  readonly decides: (facts: FactsIn<`${P}-decides`>) => readonly Inline[];
  readonly works: (facts: FactsIn<`${P}-works`>, outcome: Outcome) => readonly Inline[];
  readonly proof: (facts: FactsIn<`${P}-proof`>) => readonly (readonly Inline[])[];
}
/** The sections of a theorem that have a message. */
type TheoremSectionOf<P extends string> = {
  [S in keyof TheoremSections<P>]: `${P}-${S}` extends RichKey ? S : never;
}[keyof TheoremSections<P>];

/** The messages of one language. Arguments are data: they are never parsed as marks or as messages. */
export interface Catalogue {
  /** A message without marks. */
  text<K extends MessageKey>(key: K, ...given: MessageArguments<K, Plain>): string;
  /** A message with its marks. An argument may itself be a run: a mention, a moment, code. */
  runs<K extends RichKey>(
    key: K,
    ...given: MessageArguments<K, Plain | Inline | readonly Inline[]>
  ): readonly Inline[];
  /** A message split into paragraphs at its empty lines. */
  paragraphs<K extends RichKey>(
    key: K,
    ...given: MessageArguments<K, Plain | Inline | readonly Inline[]>
  ): readonly (readonly Inline[])[];
  /** A message without marks, as paragraphs. */
  lines<K extends MessageKey>(
    key: K,
    ...given: MessageArguments<K, Plain>
  ): readonly [first: string, ...more: readonly string[]];
  /** The messages `prefix-key` of several keys; the key `inHere` reads `prefix-in-here`. */
  record<P extends string, K extends Under<P> | Camel<Under<P>>>(
    prefix: P,
    keys: readonly K[],
  ): Readonly<Record<K, string>>;
  /**
   * A theorem of a game: its name is the message `prefix-theorem`; `prefix-decides`, `prefix-works` and `prefix-proof`, as far
   * as there are such messages, take its facts, long ones cut.
   */
  theorem<P extends TheoremPrefix>(
    prefix: P,
  ): { readonly name: string } & Pick<TheoremSections<P>, TheoremSectionOf<P>>;
  /** Cuts a number with many digits in the middle and adds its length; cuts longer text at the end of a word. */
  shorten(text: string, most?: number): string;
  /** The facts with their long texts cut. */
  cut<F extends object>(facts: F): F;
}

/** Prints whole numbers without separators and without `Intl`, which takes fifteen times as long as the rest of a message. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** An argument that selects no variant: a run, or typed text that happens to look like a variant name. */
class Inert extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** The argument that selects `[none]`. */
const MISSING = 'none';
/** Private-use characters that stand for the marks until the message is split into runs; they are removed from arguments. */
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

/** A key in the form that catalogue files use: `inHere` becomes `in-here`. */
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

type PlainValues = Readonly<Record<string, Plain>>;
type RichValues = Readonly<Record<string, Plain | Inline | readonly Inline[]>>;

/** A catalogue without the types of keys and arguments. */
class FluentCatalogue {
  readonly #language: string;
  readonly #sources: ReadonlyMap<string, string>;
  readonly #bundle: FluentBundle;
  readonly #otherwise: FluentCatalogue | null;
  readonly shorten = shortener((begin, end, digits) => this.text('shortened', { begin, end, digits }));

  constructor(
    language: string,
    files: readonly string[],
    otherwise: FluentCatalogue | null,
    transform: (text: string) => string,
  ) {
    this.#language = language;
    this.#sources = sourcesOf(files);
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      transform: (text) => markUp(transform(text)),
    });
    this.#otherwise = otherwise;
  }

  text(key: string, given: PlainValues = {}): string {
    const other = this.#insteadFor(key);
    return other === null ? this.#format(key, mapValues(given, plainVariable)) : other.text(key, given);
  }

  runs(key: string, given: RichValues = {}): readonly Inline[] {
    const other = this.#insteadFor(key);
    if (other !== null) return other.runs(key, given);
    const slots: (readonly Inline[])[] = [];
    const values = mapValues(given, (value) => {
      if (value === null || typeof value !== 'object') return plainVariable(value);
      slots.push(Array.isArray(value) ? (value as readonly Inline[]) : [value as Inline]);
      return new Inert(`${SLOT}${slots.length - 1}${SLOT}`);
    });
    return split(this.#format(key, values), slots);
  }

  paragraphs(key: string, given?: RichValues): readonly (readonly Inline[])[] {
    return paragraphsOf(this.runs(key, given));
  }

  lines(key: string, given?: PlainValues): readonly string[] {
    return this.text(key, given).split(/\n\n+/);
  }

  record(prefix: string, keys: readonly string[]): Readonly<Record<string, string>> {
    return Object.fromEntries(keys.map((key) => [key, this.text(`${prefix}-${hyphenated(key)}`)]));
  }

  theorem(prefix: string): object {
    const sections = ['decides', 'works', 'proof'].filter((section) => this.#has(`${prefix}-${section}`));
    const said =
      (section: string) =>
      (facts: PlainValues, outcome: Outcome | null = null) => {
        const runs = this.runs(`${prefix}-${section}`, { ...this.cut(facts), outcome });
        return section === 'proof' ? paragraphsOf(runs) : runs;
      };
    return { name: this.text(`${prefix}-theorem`), ...each(sections, said) };
  }

  cut<F extends object>(facts: F): F {
    return mapValues(facts as PlainValues, (fact) =>
      typeof fact === 'string' ? this.shorten(fact) : fact,
    ) as F;
  }

  #has(key: string): boolean {
    return this.#sources.has(key) || (this.#otherwise !== null && this.#otherwise.#has(key));
  }

  /** The catalogue that has a message which this one lacks. */
  #insteadFor(key: string): FluentCatalogue | null {
    return this.#sources.has(key) ? null : this.#otherwise;
  }

  #format(key: string, values: Readonly<Record<string, FluentVariable>>): string {
    this.#load(key);
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`No message ${key} in ${this.#language}.`);
    return this.#bundle.formatPattern(pattern, values);
  }

  /** Parses a message, and those that it refers to. */
  #load(key: string): void {
    const source = this.#sources.get(key);
    if (source === undefined || this.#bundle.hasMessage(key)) return;
    this.#bundle.addResource(new FluentResource(source));
    for (const [, referred] of source.matchAll(REFERENCE))
      if (referred !== key) this.#load(referred as string);
  }
}

/**
 * Opens the catalogue of a language from the text of its `.ftl` files: Fluent's syntax (projectfluent.org), with `<strong>`
 * and `<code>` as marks. A message is parsed when it is first used; a missing one is looked up in `otherwise`. `transform`
 * changes the text of messages but not their arguments: tests use it to make up a language.
 * @throws Error - for a message that no catalogue has, or one that Fluent cannot format: `npm run check` finds both before that.
 */
export const openCatalogue = (
  language: string,
  files: readonly string[],
  otherwise: Catalogue | null = null,
  transform: (text: string) => string = (text) => text,
): Catalogue =>
  new FluentCatalogue(
    language,
    files,
    otherwise as FluentCatalogue | null,
    transform,
  ) as unknown as Catalogue;

const mapValues = <V, W>(record: Readonly<Record<string, V>>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Splits a formatted message into runs; runs given as arguments keep their own marks. */
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

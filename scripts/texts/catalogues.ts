import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Entry,
  FluentParser,
  FluentSerializer,
  type Message,
  type Resource,
  type Term,
  Visitor,
} from '@fluent/syntax';

/** Folder of all catalogues. */
export const LOCALE = fileURLToPath(new URL('../../src/texts/', import.meta.url));

/** A message of a catalogue: its arguments, and whether it has marks. */
export interface Written {
  readonly file: string;
  /** Its text after the `=`, in normal form. */
  readonly text: string;
  /** The remark above it; empty for none. */
  readonly comment: string;
  readonly given: ReadonlySet<string>;
  readonly rich: boolean;
}
export interface Catalogue {
  /** By key; terms, which code cannot use, begin with a hyphen. */
  readonly messages: ReadonlyMap<string, Written>;
  /** Messages that other messages refer to. */
  readonly refers: ReadonlySet<string>;
  /** Faults that make a message unusable, each with its file. */
  readonly faults: readonly string[];
}

const MARK = /<\/?(?:strong|code)>/g;
const PAIRED = /<(strong|code)>(?:(?!<\/?(?:strong|code)>)[\s\S])*<\/\1>/g;

/** Collects the references and the text of a pattern. */
class Contents extends Visitor {
  readonly given = new Set<string>();
  readonly refers = new Set<string>();
  text = '';

  override visitTextElement(element: { readonly value: string }): void {
    this.text += element.value;
  }
  override visitVariableReference(reference: { readonly id: { readonly name: string } }): void {
    this.given.add(reference.id.name);
  }
  override visitMessageReference(reference: { readonly id: { readonly name: string } }): void {
    this.refers.add(reference.id.name);
  }
  override visitTermReference(reference: { readonly id: { readonly name: string } }): void {
    this.refers.add(`-${reference.id.name}`);
  }
}

const contentsOf = (entry: Message | Term): Contents => {
  const contents = new Contents();
  if (entry.value !== null) contents.visit(entry.value);
  return contents;
};

const serializer = new FluentSerializer();
const commentOf = ({ comment }: Message | Term): string => comment?.content ?? '';
/** A message's text after the `=`, independent of its spacing. */
const textOf = (entry: Message | Term): string => {
  const bare = entry.clone();
  bare.comment = null;
  const written = serializer.serializeEntry(bare);
  return written.slice(written.indexOf('=') + 1).trim();
};

export const parseFile = (path: string): Resource =>
  new FluentParser({ withSpans: false }).parse(readFileSync(path, 'utf8'));
/** The `.ftl` files of a language, relative to its folder. */
export const filesOf = (language: string): readonly string[] =>
  readdirSync(`${LOCALE}${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .sort();

export const isMessage = (entry: Entry): entry is Message | Term =>
  entry.type === 'Message' || entry.type === 'Term';

/** Reads a language's catalogue as written: every message of every `.ftl` file. */
export const readCatalogue = (language: string): Catalogue => {
  const found = new Map<string, { file: string; entry: Message | Term; contents: Contents }>();
  const faults: string[] = [];
  for (const file of filesOf(language)) {
    const name = `${language}/${file}`;
    const resource = parseFile(`${LOCALE}${name}`);
    for (const entry of resource.body) {
      if (entry.type === 'Junk') faults.push(`${name}: cannot be read: ${entry.content.trim().slice(0, 80)}`);
      if (!isMessage(entry)) continue;
      const key = `${entry.type === 'Term' ? '-' : ''}${entry.id.name}`;
      const earlier = found.get(key);
      if (earlier !== undefined) faults.push(`${name}: ${key} stands in ${earlier.file} as well`);
      if (entry.attributes.length > 0) faults.push(`${name}: ${key} has an attribute, which nothing reads`);
      const contents = contentsOf(entry);
      if (contents.text.replaceAll(PAIRED, '').match(MARK) !== null)
        faults.push(`${name}: ${key} has a mark that is not closed, or one within another`);
      found.set(key, { file, entry, contents });
    }
  }

  const whole = (key: string, above: readonly string[] = []): { given: Set<string>; rich: boolean } => {
    const { file, contents } = found.get(key)!;
    const given = new Set(contents.given);
    let rich = contents.text.search(MARK) >= 0;
    for (const referred of contents.refers) {
      if (!found.has(referred) || above.includes(referred)) {
        faults.push(`${language}/${file}: ${key} refers to ${referred}, which is not there or refers back`);
        continue;
      }
      const inner = whole(referred, [...above, key]);
      rich ||= inner.rich;
      // A term gets its arguments where it is referred to: `{ -term(name: "…") }`.
      if (!referred.startsWith('-')) for (const name of inner.given) given.add(name);
    }
    return { given, rich };
  };
  const messages = new Map(
    [...found].map(([key, { file, entry }]) => [
      key,
      { file, text: textOf(entry), comment: commentOf(entry), ...whole(key) },
    ]),
  );
  const refers = new Set([...found.values()].flatMap(({ contents }) => [...contents.refers]));
  return { messages, refers, faults };
};

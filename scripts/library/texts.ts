/**
 * The texts that a game needs, found in the sources: the kinds of steps, theorems, moves and refusals that its files
 * declare or use, the entries of `src/texts/games` for them, and the `.ftl` files with their messages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { octalGames } from '../../src/games/octal/index.ts';
import { gameIds } from '../../src/games/registry.ts';
import { catalogueOf } from '../../src/texts/catalogues.ts';
import { games } from '../../src/texts/games/index.ts';
import type { GameEntry } from '../../src/texts/locale.ts';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ENTRIES = 'src/texts/games';

const known = new Map<string, string>();
const read = (file: string): string => {
  const text = known.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  known.set(file, text);
  return text;
};
const importsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/from '(\.[^']+\.ts)'/g)].map((found) =>
    join(dirname(file), found[1]!).split(sep).join('/'),
  );

/** A file and its imports below `folder`, including types. */
const reach = (file: string, folder: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file) || !file.startsWith(folder)) return found;
  found.add(file);
  for (const next of importsOf(file)) reach(next, folder, found);
  return found;
};

const isOctal = (id: string): boolean => Object.hasOwn(octalGames, id);
export const moduleOf = (id: string): string => `src/games/${isOctal(id) ? 'octal' : id}/index.ts`;
export { isOctal };

/** Kinds declared in a file, by the interfaces that games extend. */
const declaredIn = (file: string): readonly string[] =>
  [
    ...read(file).matchAll(/interface (?:\w+Facts|ExpectedKinds|MoveFaultKinds) \{([\s\S]*?)\n {2}\}/g),
  ].flatMap(([, body]) => [...body!.matchAll(/^ {4}'?([a-z][\w-]*)'?:/gm)].map((found) => found[1]!));

/** Kinds that a file creates, even if another game declared them. */
const madeIn = (file: string): readonly string[] =>
  [...read(file).matchAll(/\bkind: '([a-z][\w-]*)'/g)].map((found) => found[1]!);

const english = catalogueOf('en');
const entries: Readonly<Record<string, GameEntry>> = games(english);
const kindsOf = ({ text: _, ...sections }: GameEntry): readonly string[] =>
  Object.values(sections).flatMap((section) => Object.keys(section));

/** Entries that a game needs: its own, and those for the kinds in its files. */
export const entriesOf = (id: string): readonly string[] => {
  const needed = new Set(
    [...reach(moduleOf(id), 'src/games/')].flatMap((file) => [...declaredIn(file), ...madeIn(file)]),
  );
  const others = gameIds.filter((one) => kindsOf(entries[one]!).some((kind) => needed.has(kind)));
  return [...new Set([id, ...others])];
};

/** The file with the function that makes a game's entry. */
export const entryFile = (id: string): string => {
  const name = isOctal(id) ? 'octalGames' : id;
  const file = readdirSync(join(ROOT, ENTRIES)).find((one) =>
    read(`${ENTRIES}/${one}`).includes(`export const ${name} = (`),
  );
  if (file === undefined) throw new Error(`no texts of ${id}`);
  return `${ENTRIES}/${file}`;
};

const FTL = 'src/texts/en';
/** English messages, each with its file relative to the language's folder. */
const messages = new Map(
  readdirSync(join(ROOT, FTL), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .flatMap((name) =>
      [...read(join(FTL, name)).matchAll(/^(-?[a-z][\w-]*) *=/gim)].map(
        (found) => [found[1]!, name.split(sep).join('/')] as const,
      ),
    ),
);

/** Message files that a source needs: it has literals that are keys, or beginnings of keys. */
const askedIn = (source: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const text = read(source);
  for (const [, before, literal, end] of text.matchAll(
    /(\bt, |\.(?:record|theorem)\()?['`]([a-z][\w-]*)(\$\{|['`])/g,
  )) {
    const exact = messages.get(literal!);
    if (exact !== undefined) found.add(exact);
    else if (before !== undefined || end === '${')
      for (const [key, file] of messages)
        if (key.startsWith(`${literal!.replace(/-$/, '')}-`)) found.add(file);
  }
  return found;
};
const asked = new Map<string, ReadonlySet<string>>();

/** The message files that these sources need. */
export const messageFiles = (sources: Iterable<string>): readonly string[] => {
  const found = new Set<string>();
  for (const source of sources) {
    const own = asked.get(source) ?? askedIn(source);
    asked.set(source, own);
    for (const file of own) found.add(file);
  }
  return [...found].sort();
};

/** The sources of an entry: its file, and the files beside it that it imports. */
export const entrySources = (id: string): Iterable<string> => reach(entryFile(id), `${ENTRIES}/`);

const SHARED_SOURCES = [
  'answer',
  'catalogue',
  'explained',
  'locale',
  'moves',
  'parts',
  'reasons',
  'refusals',
  'replies',
  'rulings',
  'steps',
  'theorems',
  'writing',
].map((name) => `src/texts/${name}.ts`);

/** Message files that every speaker needs. A game's kind of step may share its name with a message. */
export const SHARED = messageFiles(SHARED_SOURCES).filter((file) => !file.startsWith('games/'));

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Catalogue, LOCALE } from './catalogues.ts';

/** For each message of a language a mark of the English it was translated from, and one of the translation. */
export type Sources = Readonly<Record<string, string>>;

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** Where the marks of a language stand. */
export const sourcesPath = (language: string): string => `${LOCALE}${language}/sources.json`;

export const readSources = (language: string): Sources =>
  existsSync(sourcesPath(language))
    ? (JSON.parse(readFileSync(sourcesPath(language), 'utf8')) as Sources)
    : {};

/**
 * The marks as they are now, and the messages whose English changed after they were translated: a translation that changed
 * as well is one of the new English.
 */
export const compareSources = (
  english: Catalogue,
  translated: Catalogue,
  before: Sources,
): { readonly sources: Sources; readonly older: readonly string[] } => {
  const sources: Record<string, string> = {};
  const older: string[] = [];
  for (const [key, { text }] of [...translated.messages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const source = english.messages.get(key);
    if (source === undefined) continue;
    const now = `${mark(source.text)} ${mark(text)}`;
    const known = before[key];
    const isOlder = known !== undefined && known !== now && known.endsWith(` ${mark(text)}`);
    if (isOlder) older.push(key);
    sources[key] = isOlder ? known : now;
  }
  return { sources, older };
};

/** Marks as a file: a message a line, so that two changes meet only where they change the same one. */
export const sourcesFile = (sources: Sources): string => `${JSON.stringify(sources, null, 1)}\n`;

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Catalogue, LOCALE } from './catalogues.ts';

/** For each message of a language a digest of its English source, and one of the translation. */
export type Sources = Readonly<Record<string, string>>;

const mark = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** Path of a language's digests. */
export const sourcesPath = (language: string): string => `${LOCALE}${language}/sources.json`;

export const readSources = (language: string): Sources =>
  existsSync(sourcesPath(language))
    ? (JSON.parse(readFileSync(sourcesPath(language), 'utf8')) as Sources)
    : {};

/**
 * The present digests, and the messages whose English changed after their translation; a translation that also
 * changed is up to date.
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

/** The digests as a file, one message per line, so that changes of different messages do not conflict. */
export const sourcesFile = (sources: Sources): string => `${JSON.stringify(sources, null, 1)}\n`;

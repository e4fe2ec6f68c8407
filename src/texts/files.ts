import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocaleId } from './languages.ts';

/** The text of a language's `.ftl` files, which are in the folder of its name: all of them, or the named ones. */
export const catalogueFiles = (language: LocaleId, ...named: readonly string[]): readonly string[] => {
  const folder = fileURLToPath(new URL(`./${language}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && (named.length === 0 || named.includes(name.slice(0, -4))))
    .sort()
    .map((name) => readFileSync(`${folder}${name}`, 'utf8'));
};

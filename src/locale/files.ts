import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The text of every `.ftl` file of a language, each of which is a folder beside this file. */
export const catalogueFiles = (language: string): readonly string[] => {
  const folder = fileURLToPath(new URL(`./${language}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => readFileSync(`${folder}${name}`, 'utf8'));
};

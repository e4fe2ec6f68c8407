import { readFileSync } from 'node:fs';

const all = JSON.parse(
  readFileSync(new URL('../data/reference-tables.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

/** The published table whose name begins so; the caller knows its type. */
export const tableNamed = <T>(name: string): T => {
  const key = Object.keys(all).find((known) => known.startsWith(name));
  if (key === undefined) throw new Error(`no table ${name}`);
  return all[key] as T;
};

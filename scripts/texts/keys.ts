import type { Catalogue, Written } from './catalogues.ts';

/** The arguments that code must give to each message: those it uses in any language. */
export const keysOf = (catalogues: readonly Catalogue[]): ReadonlyMap<string, Written> => {
  const keys = new Map<string, Written>();
  for (const { messages } of catalogues)
    for (const [key, written] of messages) {
      if (key.startsWith('-')) continue;
      const known = keys.get(key);
      keys.set(key, {
        ...(known ?? written),
        given: new Set([...(known?.given ?? []), ...written.given]),
        rich: written.rich || known?.rich === true,
      });
    }
  return keys;
};

/** The keys and the names of their arguments, as types. */
export const keysFile = (keys: ReadonlyMap<string, Written>): string => {
  const of = (rich: boolean): string => {
    const byFile = new Map<string, string[]>();
    for (const [key, written] of keys) {
      if (written.rich !== rich) continue;
      const lines = byFile.get(written.file) ?? [];
      lines.push(`  '${key}': ${givenOf(written)};`);
      byFile.set(written.file, lines);
    }
    return [...byFile].map(([file, lines]) => `  // ${file}\n${lines.sort().join('\n')}\n`).join('');
  };
  return `// Made by \`npm run texts\` from the catalogues.

/** Messages without marks, with the names of their arguments. */
export interface Messages {
${of(false)}}

/** Messages with marks. */
export interface RichMessages {
${of(true)}}
`;
};

const givenOf = ({ given }: Written): string =>
  given.size === 0
    ? 'never'
    : [...given]
        .sort()
        .map((name) => `'${name}'`)
        .join(' | ');

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hyphenated } from '../../src/texts/catalogue.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The generated types, which contain every key. */
const TYPES = 'src/texts/keys.ts';
/** Builds keys from its arguments: its literals count as uses, its templates do not. */
const OPENS = 'src/texts/catalogue.ts';
const KEY_OR_PATTERN = /'([a-z][\w-]*)'|`([a-z$][^`\s]*)`/g;
const THEOREM = /\.theorem\('([a-z][\w-]*)'\)/g;
const RECORD = /\.record\(\s*'([a-z][\w-]*)'(?:,\s*\[([^\]]*)\])?/g;

/** Code that may use messages: the product and the generators of its documents. */
const sources = (): readonly string[] =>
  ['src', 'commands', 'site', 'scripts/docs', 'scripts/gallery'].flatMap((room) =>
    readdirSync(`${ROOT}${room}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && file !== TYPES)
      .map((file) => {
        const text = readFileSync(ROOT + file, 'utf8');
        return file === OPENS ? text.replaceAll(/`[^`]*`/g, '') : text;
      }),
  );

/** Keys that no code uses: neither as a literal, nor by a template, nor by a record, whose list may be made elsewhere. */
export const unusedKeys = (keys: readonly string[], referred: ReadonlySet<string>): readonly string[] => {
  const whole = new Set<string>(referred);
  const patterns = new Set<string>();
  for (const text of sources()) {
    for (const [, key, template] of text.matchAll(KEY_OR_PATTERN)) {
      if (key !== undefined) whole.add(key);
      else if (template?.includes('${') === true && /[a-z]-|-[a-z]/.test(template))
        patterns.add(template.replaceAll(/\$\{[^}]*\}/g, '\0'));
    }
    for (const [, prefix] of text.matchAll(THEOREM))
      for (const section of ['theorem', 'decides', 'works', 'proof']) whole.add(`${prefix}-${section}`);
    for (const [, prefix, list] of text.matchAll(RECORD))
      if (list === undefined) patterns.add(`${prefix}-\0`);
      else for (const [, key] of list.matchAll(/'([^']+)'/g)) whole.add(`${prefix}-${hyphenated(key!)}`);
  }
  const matching = [...patterns]
    .filter((pattern) => /^[\w\0-]+$/.test(pattern))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('\0', '[\\w-]+')}$`));
  return keys.filter((key) => !whole.has(key) && !matching.some((pattern) => pattern.test(key)));
};

/**
 * The first pages for a student, a teacher and a developer in Chinese and Japanese, compared with the English ones and with
 * the program.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../src/discord/command/command.ts';
import { loadCommands } from '../src/discord/command/loader.ts';
import { gameIds } from '../src/games/registry.ts';
import { parseLine } from '../src/texts/index.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const LANGUAGES = { zh: 'zh-CN', ja: 'ja' } as const;
const PAGES = ['playing', 'teaching', 'library'];
const pages = Object.entries(LANGUAGES).flatMap(([folder, language]) =>
  PAGES.map((name) => ({ name, folder, language, path: `docs/${folder}/${name}.md` })),
);

/** Every whole message of a language. */
const saidIn = (language: string): ReadonlySet<string> => {
  const folder = join(ROOT, 'src/texts', language);
  return new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ftl'))
      .flatMap((file) => [...read(`src/texts/${language}/${file}`).matchAll(/^[\w-]+ = (.+)$/gm)])
      .map(([, text]) => text!),
  );
};

let commands: ReadonlyMap<string, Command>;
beforeAll(async () => {
  commands = await loadCommands(join(ROOT, 'commands'));
});

interface Option {
  readonly name: string;
  readonly type?: number;
  readonly options?: readonly Option[];
}
const NESTED = [1, 2];

/** The mistake in a typed command; null where there is none. */
const faultOf = (typed: string): string | null => {
  const [name = '', ...words] = typed.slice(1).split(' ');
  const command: Option | undefined = commands.get(name)?.data as Option | undefined;
  if (command === undefined) return `no command ${name}`;
  let at = command;
  while (words.length > 0) {
    const next = at.options?.find((one) => one.name === words[0] && NESTED.includes(one.type ?? 0));
    if (next === undefined) break;
    at = next;
    words.shift();
  }
  const rest = words.join(' ');
  const named = [...rest.matchAll(/(?:^| )([a-z]+):/g)].map(([, option]) => option!);
  const unknown = named.filter((option) => !at.options?.some((one) => one.name === option));
  if (unknown.length > 0) return `${typed}: no option ${unknown.join()}`;
  const line = rest.replace(/(?:^| )[a-z]+:.*$/, '');
  const isGame = gameIds.some((id) => id === line);
  return line === '' || isGame || parseLine(line).ok ? null : `${typed}: “${line}” is no line`;
};

describe.each(pages)('$path', ({ name, folder, language, path }) => {
  const text = read(path);
  const english = read(`docs/${name}.md`);

  test('every label in bold is said by the program in that language', () => {
    const said = saidIn(language);
    for (const [, label] of text.matchAll(/\*\*([^*]+)\*\*/g)) expect(said, label).toContain(label);
  });

  test('every command and its options are there, and every line is understood', () => {
    const typed = [...text.matchAll(/`(\/[a-z][^`]*)`|^ {4}(\/.+)$/gm)].map(([, a, b]) => (a ?? b)!);
    expect(typed.length).toBeGreaterThan(name === 'library' ? -1 : 10);
    expect(typed.flatMap((one) => faultOf(one) ?? [])).toEqual([]);
  });

  test('every number is one of the English page', () => {
    const numbers = new Set(english.match(/\d+/g));
    for (const number of text.match(/\d+/g)!) expect(numbers, number).toContain(number);
  });

  test('every link leads to a file, and the pages know each other', () => {
    for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(existsSync(join(ROOT, 'docs', folder, target!)), target).toBe(true);
    expect(read(`docs/${folder}/README.md`)).toContain(`](${name}.md)`);
    expect(english).toContain(`](${folder}/${name}.md)`);
  });
});

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
  readonly choices?: readonly {
    readonly name: string;
    readonly value: unknown;
    readonly name_localizations?: Readonly<Record<string, string>> | null;
  }[];
}
const typedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`(\/[a-z][^`]*)`|^ {4}(\/.+)$/gm)].map(([, a, b]) => (a ?? b)!);
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
  for (const [, name, value] of rest.matchAll(/(?:^| )([a-z]+):(.*?)(?= [a-z]+:|$)/g)) {
    const option = at.options?.find((one) => one.name === name);
    if (option === undefined) return `${typed}: no option ${name}`;
    const choices = option.choices?.flatMap((one) => [
      one.value,
      one.name,
      ...Object.values(one.name_localizations ?? {}),
    ]);
    if (value !== '' && choices?.includes(value) === false) return `${typed}: no choice ${value}`;
  }
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
    const typed = typedIn(text);
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

test.each(['teaching', 'playing', 'classroom', 'misere-octal'])(
  'docs/%s.md types commands that are there, with their options and choices',
  (name) => {
    expect(typedIn(read(`docs/${name}.md`)).flatMap((one) => faultOf(one) ?? [])).toEqual([]);
  },
);

describe('docs/teaching.md', () => {
  const section = (heading: string): string =>
    read('docs/teaching.md').split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;

  test('its table has every command of a class', () => {
    const named = new Set(
      [...section('Commands').matchAll(/`([^`]+)`/g)].flatMap(([, line]) => line!.split(' ')),
    );
    const groups = new Set(['bank', 'template']);
    const words = (command: Option): readonly string[] =>
      (command.options ?? [])
        .filter(({ type }) => NESTED.includes(type ?? 0))
        .flatMap((one) => (groups.has(one.name) ? [one.name] : [one.name, ...words(one)]));
    const all = ['teach', 'class', 'paper'].flatMap((name) => words(commands.get(name)?.data as Option));
    expect(all.filter((word) => !named.has(word))).toEqual([]);
  });

  test('it names every command that an exam closes', () => {
    const [paragraph] = /While somebody sits an exam[^]*?\n\n/.exec(section('Commands'))!;
    const closed = [...commands.values()].filter(({ solves }) => solves === true);
    expect(closed.map(({ data }) => data.name).filter((name) => !paragraph.includes(`\`/${name}\``))).toEqual(
      [],
    );
  });
});

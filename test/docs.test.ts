/** The generated parts of the documents match the registry (`npm run docs` writes them). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manualPage } from '../scripts/docs/manual.ts';
import { gamePage, roomsPicture, withTable } from '../scripts/docs/pages.ts';
import { performancePage } from '../scripts/docs/performance.ts';
import { documentPictures } from '../scripts/docs/pictures.ts';
import { problems, problemsPage, solved } from '../scripts/docs/problems.ts';
import { quotientsPage } from '../scripts/docs/quotients.ts';
import { answer, answerJson } from '../src/cli/answer.ts';
import { parseDefinition } from '../src/games/custom/index.ts';
import { gameIds, registry } from '../src/games/registry.ts';
import { optionOf } from '../src/play/definitions.ts';
import { parseLine } from '../src/texts/index.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** All pages that people read. */
const pages = ['', 'docs', 'docs/decisions', 'docs/games', 'docs/ja', 'docs/zh', 'proofs'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
/** What links within a page may name: its headings, as GitHub writes them. */
const anchorsOf = (page: string): readonly string[] =>
  [...page.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.*)/gm)].map(([, heading]) =>
    heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('documents', () => {
  test('the table of games in the README', () =>
    expect(withTable(read('README.md'))).toBe(read('README.md')));
  test.each([
    ['README.md', 'en', 'proof'],
    ['docs/zh/README.md', 'zh-CN', 'answer'],
    ['docs/ja/README.md', 'ja', 'answer'],
  ] as const)('the answer in %s is what is printed', (page, locale, level) => {
    const shown = /```text\n(nim 3 4 5\n[^`]+)```/.exec(read(page))?.[1] ?? 'none';
    const { output } = answer({ text: 'nim 3 4 5', level, locale, moves: 100, bound: 400_000 });
    expect(`${output.trimEnd()}\n`).toBe(shown);
  });
  test('the picture of the rooms', async () =>
    expect(await roomsPicture()).toBe(read('docs/pictures/rooms.svg')));
  test('one page a game, no other', () =>
    expect(readdirSync(join(root, 'docs/games')).sort()).toEqual(gameIds.map((id) => `${id}.md`).sort()));
  test.each(gameIds)('docs/games/%s.md', (id) => expect(gamePage(id)).toBe(read(`docs/games/${id}.md`)));
  test('docs/sprague.1', () => expect(manualPage()).toBe(read('docs/sprague.1')));
  test('docs/performance.md', () => expect(performancePage()).toBe(read('docs/performance.md')));
  test('docs/problems.md', () => expect(problemsPage()).toBe(read('docs/problems.md')));
  test('docs/misere-octal.md', () => expect(quotientsPage()).toBe(read('docs/misere-octal.md')));
  test('sixty contest problems at least, each once', () => {
    const numbers = problems.flatMap(({ on }) => on.map((one) => one.join(' ')));
    expect(problems.length).toBeGreaterThanOrEqual(60);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
  test.each(
    problems.flatMap(({ on, samples }) =>
      samples.map((sample) => [on[0]!.join(' '), sample.line, sample] as const),
    ),
  )('%s: %s is answered as its judge does', (_, line, sample) => {
    const { outcome, winning } = solved(sample);
    expect(outcome, line).toBe(sample.outcome);
    if (sample.count !== undefined) expect(String(winning.count)).toBe(sample.count);
    if (sample.move !== undefined) expect(winning.moves.map(({ move }) => move)).toContain(sample.move);
  });
  test('the pictures of the pages and of the README, no other of a game', async () => {
    const drawn = await documentPictures();
    for (const [path, svg] of drawn) expect(`${svg}\n`, path).toBe(read(`docs/pictures/${path}`));
    const ofGames = [...drawn.keys()].filter((path) => path.startsWith('games/'));
    expect(
      readdirSync(join(root, 'docs/pictures/games'))
        .map((file) => `games/${file}`)
        .sort(),
    ).toEqual(ofGames.sort());
  });
  test('what docs/custom-games.md says can be typed is understood', () => {
    const page = read('docs/custom-games.md');
    const [lines, definitions] = [...page.matchAll(/```text\n([^`]+)```/g)].map((match) =>
      match[1]!.trim().split('\n'),
    );
    const rules = [...page.matchAll(/^\| `([^`/]+)` \|/gm)].map((match) => match[1]!.replaceAll('\\|', '|'));
    expect(rules.length).toBeGreaterThan(5);
    for (const line of lines!) expect(parseLine(line).ok, line).toBe(true);
    for (const typed of [...definitions!, ...rules]) {
      const [option, text] = optionOf(typed);
      expect(parseDefinition(new Map([[option, text]])).ok, typed).toBe(true);
    }
  });
  test('docs/custom-games.md names every game with a file format of its own', () => {
    const [section] = read('docs/custom-games.md').split('## Large graphs').slice(1);
    const own = gameIds.filter((id) => registry[id].file('', new Map()) !== null);
    expect(
      [...section!.matchAll(/`(\w+)`/g)]
        .map(([, id]) => id!)
        .filter((id) => id !== 'misere')
        .sort(),
    ).toEqual([...own].sort());
  });
  test('docs/json.md tells every field of an analysis, and its example is what is printed', () => {
    const page = read('docs/json.md');
    const json = (text: string): Readonly<Record<string, unknown>> => {
      const asked = { text, level: 'why', locale: 'en', moves: 100, bound: 3000 } as const;
      return JSON.parse(answerJson(asked).output) as Readonly<Record<string, unknown>>;
    };
    const { fault: _, ...told } = Object.fromEntries(
      [...page.matchAll(/^\| (`.+?`) \| /gm)].flatMap(([, names]) =>
        [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => [name!, true]),
      ),
    );
    const lines = ['nim 3 5', 'nim 3 5 misere', 'cram 12x12 misere', 'every nim 3 + nim 4'];
    expect(Object.keys(told).sort()).toEqual(
      [...new Set(lines.flatMap((line) => Object.keys(json(line))))].sort(),
    );
    const { steps: __, ...shown } = json('nim 3 5');
    expect(page).toContain(JSON.stringify(shown).replace(',"checked"', ',"steps":[…],"checked"'));
  });
  test('what the README types on the command line is understood', () => {
    const typed = [...read('README.md').matchAll(/^ {4}npm run -s cli -- analyze (.+)$/gm)].map(
      (match) => match[1]!,
    );
    expect(typed.length).toBeGreaterThan(2);
    for (const line of typed) expect(parseLine(line.replace(/ --.*$/, '')).ok, line).toBe(true);
  });
  test('what the README types in the channel is understood', () => {
    const typed = [...read('README.md').matchAll(/`\/(?:play|analyze) ([^`]+)`/g)].map((match) => match[1]!);
    expect(typed.length).toBeGreaterThan(2);
    for (const line of typed) expect(parseLine(line).ok, line).toBe(true);
  });
  test.each(pages)('%s names no file and no script that is not there', (page) => {
    for (const [, path] of read(page).matchAll(
      /`((?:src|test|scripts|commands|deploy|proofs)(?:\/[\w.-]+)+)`/g,
    ))
      if (!path!.includes('ID')) expect(existsSync(join(root, path!)), path).toBe(true);
    for (const [, name] of read(page).matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(Object.keys(scripts), name).toContain(name);
  });
  test.each(pages)('%s leads to no file and no heading that is not there', (page) => {
    for (const [, file, heading] of read(page).matchAll(
      /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?/g,
    )) {
      const target = file === '' ? page : join(page, '..', file!);
      expect(existsSync(join(root, target)), target).toBe(true);
      if (heading !== undefined) expect(anchorsOf(read(target)), target).toContain(heading);
    }
  });
});

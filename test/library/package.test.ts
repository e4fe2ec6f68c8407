/** The package that `npm run library` makes, installed in an empty project without network access. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { sayExplained } from '../../src/texts/explained.ts';
import { locales } from '../../src/texts/index.ts';
import { LANGUAGES, languageName } from '../../src/texts/languages.ts';
import { plain } from '../../src/texts/plain.ts';
import { launchChromium, noChromium } from '../support/browser.ts';
import { folderOfTests } from '../support/folder.ts';
import { analysisOf } from '../support/positions.ts';
import { guideHolds } from './guide.ts';
import { makePackage, ROOT, run } from './make.ts';

const folder = folderOfTests();
const project = join(folder, 'project');
const installed = join(project, 'node_modules', 'sprague');

beforeAll(() => {
  run('npm', ['pack', makePackage(folder), '--silent'], folder);
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{"name":"stranger","type":"module","private":true}');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `../${packed}`], project);
});

const filesOf = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));

guideHolds(project);

test('the package holds modules, declarations and its papers, and asks for no other', () => {
  const others = filesOf(installed).filter((name) => !/\.(?:js|d\.ts)$/.test(name));
  expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json', 'sprague.1']);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  expect(manifest['dependencies']).toBeUndefined();
  expect(manifest['private']).toBeUndefined();
  const asked = filesOf(installed)
    .filter((name) => name.endsWith('.js') && name !== 'sprague.js')
    .flatMap((name) => [
      ...readFileSync(join(installed, name), 'utf8').matchAll(/\b(?:from|import)"([^."][^"]*)"/g),
    ])
    .map((found) => found[1]);
  expect(asked).toEqual([]);
});

test('declarations name nothing that is not in the package, and check in a strict project', () => {
  writeFileSync(
    join(project, 'use.ts'),
    `import { analyse, defineGame, reader, type Analysis } from 'sprague/engine';
import { all, nim } from 'sprague/games';
import { speaker } from 'sprague/texts';
import * as zh from 'sprague/texts/zh-CN';
import { drawSvg } from 'sprague/pictures';
import { questionMaker } from 'sprague/questions';
import { check } from 'sprague/check';
const own = defineGame<number>({ id: 'count', example: '3', rule: 'Count down.', parse: Number, format: String, moves: (n) => n > 0 ? [['one', n - 1]] : [] });
const at = reader([nim, own, ...all])('nim 3');
if (at.ok) {
  const found: Analysis = analyse(at.value);
  const said = speaker(zh.language, zh.nim, zh.pictures, zh.questions);
  const text: string = said.explain(found).text + drawSvg(at.value, said) + String(check(found).checked);
  questionMaker([nim], said).make({ kind: 'outcome', difficulty: 2, seed: text });
} else { const code: string = at.error.code; void code; }
// @ts-expect-error: the inside of a position is private
if (at.ok) at.value.spot;
`,
  );
  const tsc = join(ROOT, 'node_modules/typescript7/bin/tsc');
  run(
    process.execPath,
    [
      tsc,
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--target',
      'es2022',
      '--lib',
      'es2022',
      '--types',
      '',
      '--module',
      'nodenext',
      'use.ts',
    ],
    project,
  );
});

test('npx runs its program without network', () => {
  const said = run('npx', ['--offline', '--no-install', 'sprague', 'analyze', 'nim', '3', '4', '5'], project);
  expect(said).toContain('You can win: take 2 from heap 1.');
});

/** What the tests use of the package; its own declarations are checked above. */
interface Library {
  readonly reader: (
    games: readonly unknown[],
    ...names: readonly unknown[]
  ) => (line: string) => { readonly value: unknown };
  readonly analyse: (position: unknown, options?: object) => unknown;
  readonly speaker: (
    language: unknown,
    ...given: readonly unknown[]
  ) => {
    readonly names: unknown;
    explain(analysis: unknown, level: string): { readonly text: string };
    rules(position: unknown): readonly string[];
  };
}
const modules = async () => {
  const open = async (name: string): Promise<Record<string, never>> =>
    (await import(pathToFileURL(join(installed, `${name}.js`)).href)) as Record<string, never>;
  const library = { ...(await open('engine')), ...(await open('texts')) } as unknown as Library;
  return { library, games: await open('games'), open };
};

test.each(['en', 'zh-CN', 'zh-TW'] as const)('every game alone speaks %s as the bot does', async (id) => {
  const { library, games, open } = await modules();
  const texts = await open(`texts/${id}`);
  expect(Object.keys(games).toSorted()).toEqual(['all', ...gameIds].toSorted());
  for (const game of gameIds) {
    const said = library.speaker(texts['language'], texts[game]);
    const read = library.reader([games[game]], said.names);
    for (const line of [registry[game].example, `${registry[game].example} misere`]) {
      const theirs = library.analyse(read(line).value, { bound: 5000, moves: 20 });
      const ours = analysisOf(line, { bound: 5000, moves: 20 });
      for (const level of LEVELS) {
        const pages = sayExplained(locales[id], { steps: explain(ours, level), checked: false }, level);
        expect(said.explain(theirs, level).text).toBe(pages.map((page) => plain(page)).join('\n\n'));
      }
      expect(said.rules(read(line).value).length).toBeGreaterThan(0);
    }
  }
});

test('what is none of what is asked for is refused in a sentence', () => {
  const script = `import { analyse, defineGame, reader, reply, together } from 'sprague/engine';
import { kayles, nim } from 'sprague/games';
import { questionMaker } from 'sprague/questions';
import { speaker } from 'sprague/texts';
import * as en from 'sprague/texts/en';
const at = reader([nim])('nim 3 4 5').value;
const english = speaker(en.language, en.nim, en.questions);
const { make } = questionMaker([nim], english);
const own = (id) => defineGame({ id, example: '1', rule: 'None.', parse: Number, format: String, moves: () => [] });
const strange = reader([kayles])('kayles 3').value;
const wrong = [
  () => analyse(at, { bound: NaN }),
  () => analyse(at, { bound: -1 }),
  () => analyse(at, { moves: 0 }),
  () => reply(at, 'best', Math.random),
  () => together('both', [at, at]),
  () => own('misere'),
  () => reader([nim, own('nim')]),
  () => english.explain(analyse(at), 'long'),
  () => english.explain(analyse(strange)),
  () => english.move(analyse(strange).winning.moves[0]),
  () => english.rules(strange),
  () => make({ kind: 'proof-order', difficulty: 2, seed: 'a' }),
  () => make({ kind: 'outcome', seed: 'a' }),
  () => make({ kind: 'outcome', difficulty: 9, seed: 'a' }),
];
for (const act of wrong)
  try {
    act();
    console.log('accepted:', String(act));
  } catch (error) {
    console.log(error.message);
  }
`;
  writeFileSync(join(project, 'wrong.mjs'), script);
  const said = run(process.execPath, ['wrong.mjs'], project).trimEnd().split('\n');
  const texts = 'This speaker was given no texts for kayles.';
  expect(said).toEqual([
    'bound is a whole number from 0 on, not NaN.',
    'bound is a whole number from 0 on, not -1.',
    'moves is a whole number from 1 on, not 0.',
    'strength is one of beginner, casual, club, perfect, sparring, not best.',
    'how is one of sum, every, all, any, not both.',
    'No name for a game: misere',
    'Two games have the id nim.',
    'level is one of answer, why, proof, moves, table, not long.',
    ...[texts, texts, texts],
    expect.stringMatching(/^kind is one of outcome, .*, why, not proof-order\.$/),
    'difficulty is a number from 0 to 6, not undefined.',
    'difficulty is a number from 0 to 6, not 9.',
  ]);
});

const NIM = `import { analyse, reader } from 'sprague/engine';
import { nim } from 'sprague/games';
import { speaker } from 'sprague/texts';
import { language, nim as words } from 'sprague/texts/en';
const at = reader([nim])('nim 3 4 6');
const found = at.ok ? analyse(at.value) : null;
const told = { moves: found.winning.moves.map(({ move }) => move), text: speaker(language, words).explain(found, 'why').text };`;

const bundled = async (source: string): Promise<{ readonly code: string; readonly metafile: Metafile }> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: project },
    bundle: true,
    minify: true,
    charset: 'utf8',
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
  });
  return { code: outputFiles[0]!.text, metafile };
};

/** The longest sentence of every message in a file, which occurs nowhere else. */
const sentences = (file: string): readonly string[] =>
  readFileSync(join(ROOT, 'src/texts/en/games', file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) =>
      line
        .split(/[{}]/)
        .toSorted((a, b) => b.length - a.length)[0]!
        .trim(),
    )
    .filter((text) => text.length > 40);

test('one game in one language brings no other game and no other language along, and is small', async () => {
  const { code } = await bundled(`${NIM} globalThis.told = told;`);
  const others = readdirSync(join(ROOT, 'src/texts/en/games')).filter((file) => file !== 'nim.ftl');
  expect(others.length).toBeGreaterThan(30);
  const strange = others.flatMap((file) => sentences(file).filter((text) => code.includes(text)));
  expect(strange).toEqual([]);
  // The same search finds what is there.
  expect(sentences('nim.ftl').every((text) => code.includes(text))).toBe(true);
  // Other languages only occur by their names.
  const unnamed = LANGUAGES.reduce((rest, id) => rest.replaceAll(languageName(id), ''), code);
  expect(/.{0,20}\p{Script=Han}{3}.{0,20}/u.exec(unnamed)?.[0]).toBeUndefined();
  for (const id of gameIds) if (id !== 'nim') expect(code, id).not.toContain(`id:"${id}"`);
  expect(code).toContain('id:"nim"');
  for (const page of ['library', 'zh/library', 'ja/library']) {
    const told = Number(/(\d+) KB/.exec(readFileSync(join(ROOT, `docs/${page}.md`), 'utf8'))![1]);
    expect(Math.abs(gzipSync(code).length / 1000 - told), page).toBeLessThan(1);
  }
});

describe.skipIf(noChromium())('in a browser', () => {
  let server: Server;
  const files = new Map<string, string>();
  beforeAll(async () => {
    files.set('/page.js', (await bundled(`${NIM} globalThis.told = told;`)).code);
    files.set('/worker.js', (await bundled(`${NIM} postMessage(told);`)).code);
    files.set('/', '<!doctype html><meta charset="utf-8"><title>x</title><script src="/page.js"></script>');
    server = createServer(({ url = '/' }, response) => {
      const file = files.get(url);
      response.writeHead(file === undefined ? 404 : 200, {
        'content-type': url === '/' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
      });
      response.end(file);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => server.close());

  test('a page and its worker analyse and explain as Node does', async () => {
    writeFileSync(join(project, 'use.mjs'), `${NIM} console.log(JSON.stringify(told));`);
    const inNode: unknown = JSON.parse(run(process.execPath, ['use.mjs'], project));
    expect(inNode).toMatchObject({ moves: ['2 1'].map(() => expect.any(String) as string) });
    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(await page.evaluate('globalThis.told')).toEqual(inNode);
      const said = page.evaluate(
        'new Promise((done, fail) => { const worker = new Worker("/worker.js"); worker.onmessage = ({ data }) => done(data); worker.onerror = fail; })',
      );
      expect(await said).toEqual(inNode);
    } finally {
      await browser.close();
    }
  });
});

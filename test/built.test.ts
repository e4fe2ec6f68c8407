/** The program that `npm run build` makes behaves like its sources: the command line, the bot, its threads and its page. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../src/app/open-store.ts';
import { runProgram } from '../src/cli/program.ts';
import { startLocal } from '../src/local/index.ts';
import { bundle } from '../src/local/page/bundle.ts';
import { child } from './support/child.ts';
import { folderOfTests } from './support/folder.ts';
import { messageOf, Scripted, until } from './support/scripted.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILD = join(ROOT, 'scripts', 'build.js');
/** Below node_modules, since the program looks for its packages there. */
const OUT = join(ROOT, 'node_modules', '.sprague-built-test');
const folder = folderOfTests();

const node = (...words: readonly string[]) =>
  spawnSync(process.execPath, words, { cwd: tmpdir(), encoding: 'utf8' });

beforeAll(() => {
  // Reuses what `npm test` has built from these sources.
  const built = process.env['TEST_PROGRAM'];
  if (built !== undefined) {
    cpSync(built, OUT, { recursive: true });
    return;
  }
  const { status, stderr } = node(BUILD, OUT);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
afterAll(() => rmSync(OUT, { recursive: true, force: true }));

test.each([
  ['analyze', 'wythoff', '3', '5', '--locale', 'zh-CN'],
  ['analyze', 'hackenbush', '0-1', '1-2', '--json'],
  ['analyze', 'nam', '3'],
])('the command line answers as from its sources: %s %s %s', async (...words) => {
  let [said, complaints] = ['', ''];
  const code = await runProgram(words, {
    input: Readable.from(['']),
    isTerminal: false,
    write: (text) => {
      said += text;
      return Promise.resolve();
    },
    complain: (text) => {
      complaints += text;
    },
  });
  const { status, stdout, stderr } = node(join(OUT, 'src', 'cli', 'main.js'), ...words);
  expect({ status, stdout, stderr }).toEqual({ status: code, stdout: said, stderr: complaints });
});

test('the command line reads no language but the one it answers in', () => {
  const texts = join(OUT, 'src', 'texts');
  for (const language of ['zh-CN', 'zh-TW', 'ja'])
    renameSync(join(texts, language), join(texts, `${language} away`));
  try {
    const { status, stderr } = node(join(OUT, 'src', 'cli', 'main.js'), 'analyze', '威佐夫', '3', '5');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  } finally {
    for (const language of ['zh-CN', 'zh-TW', 'ja'])
      renameSync(join(texts, `${language} away`), join(texts, language));
  }
});

test('the bot answers, draws, searches and asks questions in its threads, and ends when told to', async () => {
  const local = await startLocal();
  const bot = await child(
    { DISCORD_TOKEN: local.token, DISCORD_API: local.api, DATA_DIR: folder },
    /is on Discord/,
    [],
    join(OUT, 'src', 'main.js'),
  );
  try {
    const ada = new Scripted(local.world, 'Ada', 'games');
    const board = await ada.run('play', { line: 'kayles 7 4' });
    await until(() => ada.files(board).some((file) => file.endsWith('.png')), 'the picture of the board');
    const deep = messageOf(await ada.slash('analyze', { line: 'any nim 9 10 + nim 9 9 misere' }));
    await until(() => ada.read(deep).includes('9 10') || undefined, 'the answer of a thread');
    const table = messageOf(await ada.slash('table', { game: 'divisor', size: 60 }));
    await until(() => ada.read(table).length > 40 || undefined, 'the table of a thread');
    const question = messageOf(await ada.slash('practice'));
    await until(() => ada.message(question).components.length > 0 || undefined, 'a question');
    expect(await bot.end('SIGTERM')).toBe(0);
    expect(bot.output()).not.toMatch(/"level":[45]0/);
  } finally {
    await bot.end('SIGKILL');
    await local.close();
  }
});

test('backups go out and come in as in a container, where only standard output and input lead outside', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const store = await openStore(join(from, 'sprague.sqlite'));
  await store.settings.write('guild', '7', new Map([['locale', 'ja']]));
  await store.close();
  const data = (DATA_DIR: string, input: Buffer, ...words: readonly string[]) =>
    spawnSync(process.execPath, [join(OUT, 'scripts', 'data.js'), ...words], {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], DATA_DIR },
      input,
    });
  const backup = data(from, Buffer.alloc(0), 'backup', '-');
  expect([backup.status, backup.stderr.toString()]).toEqual([
    0,
    '1 rows, of them 0 games and 0 quizzes. Checked.\n',
  ]);
  const restored = data(to, backup.stdout, 'restore', '-');
  expect([restored.status, restored.stdout.toString()]).toEqual([
    0,
    'restored: 1 rows, of them 0 games and 0 quizzes. Checked.\n',
  ]);
  const cut = data(to, backup.stdout.subarray(0, 5_000), 'restore', '-', '--replace');
  expect([cut.status, cut.stderr.toString()]).toEqual([1, expect.stringContaining('no backup of Sprague’s')]);
  for (const where of [from, to])
    expect(readdirSync(where).filter((name) => name.startsWith('copy'))).toEqual([]);
  const again = await openStore(join(to, 'sprague.sqlite'));
  expect((await again.settings.read('guild', '7')).get('locale')).toBe('ja');
  await again.close();
});

test('the page is the one that is made from its sources', async () => {
  const { script, style } = await bundle();
  expect(readFileSync(join(OUT, 'page', 'page.js'), 'utf8')).toBe(script);
  expect(readFileSync(join(OUT, 'page', 'style.css'), 'utf8')).toBe(style);
});

test('nothing is built anew while no source has changed', () => {
  const stamp = join(OUT, 'stamp');
  rmSync(stamp);
  const again = `import(${JSON.stringify(BUILD)}).then((program) => program.buildIfOld(${JSON.stringify(OUT)}))`;
  expect(node('-e', again).status).toBe(0);
  expect(existsSync(stamp)).toBe(true);
  rmSync(join(OUT, 'package.json'));
  expect(node('-e', again).status).toBe(0);
  expect(existsSync(join(OUT, 'package.json'))).toBe(false);
});

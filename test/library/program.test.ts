/** The program of the package that `npm run library` makes: it says what the sources say. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { LANGUAGES } from '../../src/texts/languages.ts';
import { folderOfTests } from '../support/folder.ts';
import { noProgram } from '../support/installed.ts';
import { interrupted } from '../support/interrupted.ts';
import { makePackage } from './make.ts';

const folder = folderOfTests();
const program = join(folder, 'made', 'sprague.js');
beforeAll(() => void makePackage(folder));
const inProcess = async (words: readonly string[]) => {
  let output = '';
  const status = await runProgram(words, {
    input: Readable.from(['']),
    isTerminal: false,
    write: (text) => {
      output += text;
      return Promise.resolve();
    },
    complain: () => undefined,
  });
  return { status, output };
};

test('is one file below 1 MB', () => expect(statSync(program).size).toBeLessThan(1_000_000));

test('asks for no part of a language that it leaves out', () => {
  expect(readFileSync(program, 'utf8')).not.toMatch(/\.(?:classroom|daily|learn|race|storm)\./);
});

test.each([
  ...LANGUAGES.map((id) => `analyze hackenbush 0-1 1-2 2-0 --level proof --locale ${id}`),
  'table wythoff a b --size 8 --locale ja',
  'analyze kayles 9 4 misere --json',
  'claim wythoff: P iff a = b --locale zh-CN',
  'nimber 5 * 7 --locale zh-TW',
  'certificate nim 1 2 3',
  'play kayles 3 --locale ja',
  'quiz hackenbush --questions 2 --seed 4 --students 2 --locale zh-TW',
  'completions zsh',
  'table --help',
])('%s: the same as from the sources', async (line) => {
  const words = line.split(' ');
  const { status, stdout } = spawnSync(process.execPath, [program, ...words], {
    input: '',
    encoding: 'utf8',
  });
  expect({ status, output: stdout }).toEqual(await inProcess(words));
});

test.skipIf(noProgram('script'))(
  'on a terminal a long search says so, and Ctrl+C prints what is known',
  async () => {
    const line = `${process.execPath} ${program} analyze chomp 12x13 --bound 900000000 --locale ja`;
    const said = await interrupted(line);
    expect(said).toContain(`chomp ${Array.from({ length: 12 }, () => 13).join(' ')}`);
    expect(said).toContain('分かりません');
  },
);

test('its manual is read by groff without a warning', {
  skip: spawnSync('groff', ['--version']).status !== 0,
}, () => {
  const { stdout, stderr } = spawnSync(
    'groff',
    ['-man', '-ww', '-Tutf8', join(folder, 'made', 'sprague.1')],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('ended by Ctrl+C');
});

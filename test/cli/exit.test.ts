/** The output and exit codes of the command line, within this process and as a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answerPatiently } from '../../src/cli/patient.ts';
import { noProgram } from '../support/installed.ts';
import { interrupted } from '../support/interrupted.ts';
import { printed } from '../support/printed.ts';
import { programWords } from '../support/program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const PROGRAM = programWords('src/cli/main');

test.each([
  ['analyze nim 3 4 5', '', 0],
  ['analyze nam 3', '', 2],
  ['analyze nim 3 --lvl proof', '', 2],
  ['certificate chomp 3x3 --coq', '', 1],
  ['--help', '', 0],
  ['batch', 'nim 3 4 5\n\nnam 3\r\nwythoff 3 5', 0],
])('as a process it does the same: %s', async (line, input, code) => {
  const words = line.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...words], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual(await printed(words, input));
  expect(status).toBe(code);
});

describe('exit codes', () => {
  test.each([
    ['a position', 'analyze nim 3 4 5 --level verdict', 0, 'N-position', ''],
    ['help', '--help', 0, 'analyze', ''],
    ['an unknown game', 'analyze nam 3', 2, '“nam”', ''],
    ['a negative number', 'analyze nim -5', 2, '“-5”', ''],
    ['no position', 'analyze', 2, 'The line is empty', ''],
    ['no position, as JSON', 'analyze --json', 2, '"code":"empty-line"', ''],
    ['an unknown option', 'analyze nim 3 --lvl proof', 2, '', '--lvl'],
    [
      'an unknown level',
      'analyze nim 3 --level loud',
      2,
      '',
      '"loud" is none of answer, why, proof, moves, table.',
    ],
    ['an answer without any time', 'analyze nim 3 4 5 --limit 0', 0, 'takes too long', ''],
    ['a table without entries', 'table nim --size 0', 2, '', 'at least 1'],
    ['a limit that is no number', 'analyze nim 3 --limit soon', 2, '', 'soon'],
    ['a file that is not there', 'analyze nim --file no-such-file', 2, '', '“no-such-file”'],
    ['a file of lines that is not there', 'batch --file no-such-file', 2, '', '“no-such-file”'],
    ['a folder instead of a file', 'batch --file src', 2, '', '“src”'],
    ['a folder instead of a position', 'analyze --file src', 2, '', '“src”'],
    ['help tells the codes', '--help', 0, 'Exit codes', ''],
    ['a table', 'table wythoff a b --size 4', 0, 'min(a, b) = phi-floor(abs(a - b))', ''],
    ['a table as JSON', 'table bash n max=3 --size 4 --show outcomes --json', 0, '["P","N","N","N","P"]', ''],
    ['a table as large as was asked', 'table wythoff a b --size 12', 0, '12 │ 12 13 14', ''],
    ['a table of what is no game', 'table nam n', 2, '“nam”', ''],
    ['a claim', 'claim wythoff a b: P iff a = b', 0, 'wythoff 1 1', ''],
    [
      'a claim at one position',
      'claim wythoff a a: P iff a < 1 --size 0',
      0,
      'one position with numbers up to 0. It holds there',
      '',
    ],
    ['a claim without a colon', 'claim wythoff', 2, 'wythoff: P iff a = b', ''],
    ['a size that is no number', 'claim nim: P --size many', 2, '', 'many'],
    ['a game left at once', 'play kayles 4 3', 0, 'The game ends here', ''],
    ['a game in which nobody can move', 'play nim 0', 2, 'nim 3 4 5', ''],
    ['a game of no game', 'play nam 3', 2, '“nam”', ''],
    ['a game at no level', 'play nim 3 --level loud', 2, '', 'loud'],
    ['nimbers', 'nimber 5 * 7', 0, '5 ⊗ 7 = 13', ''],
    ['nimbers that are not understood', 'nimber 5 -', 2, 'write + instead', ''],
    ['no table, as JSON', 'table nam n --json', 2, 'nim?","hint":"Try: nim n"}}', ''],
    ['no claim, as JSON', 'claim wythoff --json', 2, '"hint":"Try: wythoff: P iff a = b"', ''],
    ['no nimbers, as JSON', 'nimber 5 - --json', 2, '"hint":"Try: 5 * 7 + 2 ^ 3"', ''],
    ['nimbers as JSON', 'nimber 5 * --json', 2, '"code":"ends"', ''],
    ['a certificate', 'certificate kayles 3 1 misere', 0, '"kind":"losing-set"', ''],
    ['a certificate for Coq', 'certificate kayles 3 1 misere --coq', 0, 'Theorem answer : misere_won', ''],
    ['a certificate that Coq has no game for', 'certificate chomp 3x3 --coq', 1, '"code":"not-in-coq"', ''],
    ['a certificate of an unknown game', 'certificate nam 3', 2, '"code":"unknown-game"', ''],
    ['a certificate that would be too long', 'certificate divisor 360', 1, '"code":"too-large"', ''],
    [
      'a certificate of a kind that does not fit',
      'certificate nim 3 --kind pair',
      1,
      '"code":"not-of-kind"',
      '',
    ],
    ['an option that changes nothing', 'nimber 5 --level proof', 2, '', '--level'],
    ['an answer without the move that wins', 'analyze nim 3 --moves 0', 2, '', 'from 1'],
    ['an unknown command', 'analyse nim 3', 2, '', 'analyse'],
    ['a game without a command', 'Nim 3 4 5', 2, '', 'Try: sprague analyze Nim 3 4 5'],
    ['one that a shell would read', 'dag 1>2 at=1', 2, '', "Try: sprague analyze 'dag 1>2 at=1'"],
    ['the version', '--version', 0, version, ''],
  ])('%s', async (_, line, code, out, err) => {
    const { status, stdout, stderr } = await printed(line.split(' '));
    expect(status).toBe(code);
    expect(stdout).toContain(out);
    expect(stderr).toContain(err);
    // A user's mistake is explained in a line, without a stack trace.
    expect(stderr).not.toContain('    at ');
  });

  test.each([
    [
      'every line is answered in its place',
      'nim 3 4 5\n\nnam 3\r\nwythoff 3 5\n{"line":"nim 1 1"}\n{"nim"',
      ['N', 'empty-line', 'unknown-game', 'P', 'P', 'unknown-game'],
    ],
    ['the mark of an encoding before a line', '\uFEFFnim 3 4 5', ['N']],
    ['the mark of an encoding before an object', '\uFEFF{"line":"nim 1 1"}', ['P']],
    [
      'a zero byte, bytes that are no text, half an object',
      'nim 1\0\n\uFFFD\uFFFE\n{"line":5}\nnim 1',
      ['not-a-number', 'unknown-game', 'unknown-game', 'N'],
    ],
    ['a line of two million letters', `${'a'.repeat(2_000_000)}\nnim 1`, ['unknown-game', 'N']],
    ['nothing', '', []],
  ])('a batch: %s', async (_, input, outcomes) => {
    for (const level of [[], ['--level', 'verdict']]) {
      const { status, stdout, stderr } = await printed(['batch', ...level], input);
      expect([status, stderr]).toEqual([0, '']);
      const answers = stdout.split('\n').filter((line) => line !== '');
      expect(
        answers.map((line) => {
          const one = JSON.parse(line) as { outcome?: string; error?: { code: string } };
          return one.outcome ?? one.error?.code;
        }),
      ).toEqual(outcomes);
    }
  });

  test('a reader that stops listening ends a batch, quietly', async () => {
    const running = spawn(process.execPath, [...PROGRAM, 'batch', '--level', 'verdict'], { cwd: ROOT });
    let told = '';
    running.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
    running.stdin.on('error', () => undefined);
    running.stdin.end('nim 3 4 5\n'.repeat(20_000));
    running.stdout.once('data', () => {
      running.stdout.destroy();
    });
    expect(await once(running, 'exit')).toEqual([0, null]);
    expect(told).toBe('');
  });
});

/** A game's name that would colour a terminal, by either form of the sequence. */
const EVIL = 'foo\u001b[31mx\u009b31m';

test.each([
  ['analyze', EVIL],
  ['analyze', EVIL, '--json'],
  ['analyze', 'nim', EVIL],
  ['certificate', EVIL],
  ['table', EVIL, 'n'],
  ['claim', `${EVIL}: P`],
  ['quiz', EVIL],
  ['quiz', 'nim', '--kinds', EVIL],
  ['play', EVIL],
  ['analyze', '--file', EVIL],
  ['analyze', 'nim', '3', `--${EVIL}`],
  ['analyze', 'nim', '3', '--level', EVIL],
  ['completions', EVIL],
  [EVIL],
  ['nim', EVIL],
])('an error shows control characters instead of sending them: %j %j %j', async (...words) => {
  const { status, stdout, stderr } = await printed(words);
  expect(status).toBe(2);
  expect(stdout + stderr).toContain(String.raw`foo\u001b[31mx\u009b31m`);
  expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u);
});

test.each([
  ['a batch', ['batch']],
  ['a game, with its echo', ['play', 'nim', '3']],
])('what is read is shown like that, too: %s', async (_, words) => {
  const { stdout } = await printed(words, `${EVIL}\n`);
  expect(stdout).toContain(String.raw`foo\u001b[31mx\u009b31m`);
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}/u);
});

test.skipIf(noProgram('script'))(
  'from the sources, too, Ctrl+C on a terminal prints what is known',
  async () => {
    const line = `${process.execPath} --import tsx src/cli/main.ts analyze chomp 12x13 --bound 900000000`;
    const said = await interrupted(line, ROOT);
    expect(said).toContain(`chomp ${Array.from({ length: 12 }, () => 13).join(' ')}`);
  },
);

test('a thread that ends without an answer ends the wait for it', async () => {
  const asked = { text: 'chomp 12x13', level: 'answer', locale: 'en', moves: 1, bound: 900_000_000 } as const;
  const answer = answerPatiently(new URL('data:text/javascript,process.exit(3)'), () => undefined);
  await expect(answer({ kind: 'analysis', json: false, asked, limit: null })).rejects.toThrow('code 3');
});

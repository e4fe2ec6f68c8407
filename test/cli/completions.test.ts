/** Completions of shells, compared with `--help` in the shells themselves where they are installed. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHELLS } from '../../src/cli/completions.ts';
import { folderOfTests } from '../support/folder.ts';
import { noProgram } from '../support/installed.ts';
import { printed as run } from '../support/printed.ts';

const printed = async (words: readonly string[]): Promise<string> => (await run(words)).stdout;

const folder = folderOfTests();
const scriptOf = (shell: string): string => join(folder, shell);
beforeAll(async () => {
  for (const shell of SHELLS) writeFileSync(scriptOf(shell), await printed(['completions', shell]));
  writeFileSync(join(folder, 'positions.txt'), '');
});

/** What a shell offers at the end of these words. */
const offered: Readonly<Record<'bash' | 'fish', (line: string) => readonly string[]>> = {
  bash: (line) => {
    const words = line.split(' ');
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const act = `source ${scriptOf('bash')}; COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _sprague; printf '%s\n' "\${COMPREPLY[@]}"`;
    const said = execFileSync('bash', ['--norc', '-c', act], { encoding: 'utf8', cwd: folder });
    return said.split('\n').filter((word) => word !== '');
  },
  fish: (line) => {
    const act = `source ${scriptOf('fish')}; complete -C '${line}'`;
    const said = execFileSync('fish', ['--no-config', '-c', act], { encoding: 'utf8', cwd: folder });
    return said.split('\n').flatMap((row) => row.split('\t')[0] || []);
  },
};

const COMMANDS = [
  'analyze',
  'batch',
  'certificate',
  'claim',
  'completions',
  'nimber',
  'play',
  'quiz',
  'table',
];

describe.each(['bash', 'fish'] as const)('%s', (shell) => {
  describe.skipIf(noProgram(shell))('runs it', () => {
    test.each<[string, readonly string[]]>([
      ['sprague c', ['certificate', 'claim', 'completions']],
      ['sprague analyze wy', ['wythoff']],
      ['sprague claim wy', ['wythoff']],
      ['sprague analyze nim wy', []],
      ['sprague quiz nim wy', ['wythoff']],
      ['sprague nimber wy', []],
      ['sprague analyze nim --locale z', ['zh-CN', 'zh-TW']],
      ['sprague analyze nim --language z', ['zh-CN', 'zh-TW']],
      ['sprague play nim --level c', ['casual', 'club']],
      ['sprague analyze nim --level p', ['proof']],
      ['sprague table nim --show ', ['outcomes', 'values']],
      ['sprague completions ', ['bash', 'fish', 'zsh']],
      ['sprague batch --file po', ['positions.txt']],
      ['sprague analyze nim --moves ', []],
    ])('%s', (line, words) => {
      expect(offered[shell](line).toSorted()).toEqual(words);
    });

    test('every command, and every flag that its help tells', async () => {
      expect(
        offered[shell]('sprague ')
          .filter((word) => !/help/.test(word))
          .toSorted(),
      ).toEqual(COMMANDS);
      const told = (await printed(['--help']))
        .split('Examples:')[0]!
        .match(/^ {2}[a-z]+/gm)!
        .map((name) => name.trim());
      expect(told.filter((name) => !['help', 'sprague'].includes(name)).toSorted()).toEqual(COMMANDS);
      for (const command of COMMANDS) {
        const flags = (await printed([command, '--help'])).match(/^ {2}(?:-h, |--language, )?--[a-z]+/gm)!;
        const long = flags.flatMap((flag) => flag.match(/--[a-z]+/g)!).filter((flag) => flag !== '--help');
        expect(
          offered[shell](`sprague ${command} x --`)
            .filter((flag) => flag !== '--help')
            .toSorted(),
        ).toEqual(long.toSorted());
      }
    });
  });
});

test('what zsh reads is whole, and has the flags and games that bash is told', async () => {
  // bash and zsh share the grammar of what is used here.
  execFileSync(noProgram('zsh') ? 'bash' : 'zsh', ['-n', scriptOf('zsh')]);
  const [zsh, bash] = [await printed(['completions', 'zsh']), await printed(['completions', 'bash'])];
  for (const command of COMMANDS) {
    const specs = new RegExp(`^ +${command}\\) _arguments (.*) ;;$`, 'm').exec(zsh)![1]!;
    const flags = [...specs.matchAll(/'(--[a-z]+)\[/g)].map(([, flag]) => flag);
    const offer = bash
      .split('\n')
      .find((row) => new RegExp(`^ +(?:\\w+\\|)*${command}(?:\\|\\w+)*\\) words='--`).test(row))!;
    expect(flags).toEqual(/'(.*)'/.exec(offer)![1]!.split(' '));
    expect(specs.includes('wythoff')).toBe(
      ['analyze', 'certificate', 'claim', 'play', 'quiz', 'table'].includes(command),
    );
  }
});

test('what fish reads is commands and flags, each a word or a text in quotes', async () => {
  const rows = (await printed(['completions', 'fish'])).split('\n').filter((row) => !/^(?:#|$)/.test(row));
  for (const row of rows)
    expect(row).toMatch(/^complete -c sprague(?: (?:-\w|[\w-]+|'(?:[^'\\]|\\[\\'])*'))+$/);
  expect(rows.length).toBeGreaterThan(COMMANDS.length);
});

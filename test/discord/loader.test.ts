import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, loadCommands, MalformedCommand } from '../../src/discord/command/loader.ts';
import { folderOfTests } from '../support/folder.ts';

const data = { name: 'x', description: 'A command' };
const execute = (): Promise<void> => Promise.resolve();
const solves = false;

test.each([
  ['no function', { data, solves }, 'it exports no function “execute”'],
  ['no word on exams', { data, execute }, '“solves” does not say'],
  ['no data', { execute, solves }, 'it exports no object “data”'],
  [
    'a name that Discord refuses',
    { data: { ...data, name: 'X y' }, execute, solves },
    'data.name: Command name is invalid',
  ],
  ['no description', { data: { name: 'x' }, execute, solves }, 'data.description'],
  [
    'another name than the file’s',
    { data: { ...data, name: 'y' }, execute, solves },
    'its name is “y”, not that of the file',
  ],
  [
    'completion without a function',
    {
      data: { ...data, options: [{ type: 3, name: 'a', description: 'b', autocomplete: true }] },
      execute,
      solves,
    },
    'there is no “autocomplete”',
  ],
  [
    'a completion that is no function',
    { data, execute, solves, autocomplete: 1 },
    '“autocomplete” is not a function',
  ],
])('a command with %s is refused, naming the file', (_, module, fault) => {
  expect(() => commandOf(module, '/a/x.ts')).toThrow(MalformedCommand);
  expect(() => commandOf(module, '/a/x.ts')).toThrow(`x.ts: `);
  expect(() => commandOf(module, '/a/x.ts')).toThrow(fault);
});

const folder = folderOfTests();

test('a folder is read whole; one malformed file is enough to refuse it', async () => {
  const file = (name: string) =>
    `export const data = { name: '${name}', description: 'x' };\nexport const execute = async () => {};\nexport const solves = false;\n`;
  await writeFile(join(folder, 'one.ts'), file('one'));
  await writeFile(join(folder, 'two.ts'), file('two'));
  expect([...(await loadCommands(folder)).keys()]).toEqual(['one', 'two']);
  await writeFile(join(folder, 'bad.ts'), file('good'));
  await expect(loadCommands(folder)).rejects.toThrow('bad.ts: its name is “good”');
});

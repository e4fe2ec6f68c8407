/** Every example of docs/library.md runs, and prints what the lines `//>` below it say. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const project = mkdtempSync(join(tmpdir(), 'sprague-guide-'));
const examples = [
  ...readFileSync(join(ROOT, 'docs/library.md'), 'utf8').matchAll(/```js\n([\s\S]*?)```/g),
].map((found) => found[1]!);

const node = (...words: readonly string[]) =>
  spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });

beforeAll(() => {
  mkdirSync(join(project, 'node_modules'));
  const made = join(project, 'node_modules', 'sprague');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/library/main.ts', made],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('there are examples, and most say what they print', () => {
  expect(examples.length).toBeGreaterThan(8);
  expect(examples.filter((code) => code.includes('\n//> ')).length).toBeGreaterThan(7);
});

test.each(examples.map((code, i) => [i + 1, code] as const))('example %i', (i, code) => {
  const file = `example-${i}.mjs`;
  writeFileSync(join(project, file), code);
  const { status, stdout, stderr } = node(file);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const printed = stdout.split('\n').map((line) => line.trim());
  expect(printed.filter((line) => line !== '').length).toBeGreaterThan(0);
  const wanted = [...code.matchAll(/^\/\/> (.*)$/gm)].map((found) => found[1]!.trim());
  // In their order, with lines between them that the guide leaves out.
  let from = 0;
  for (const line of wanted) {
    const at = printed.indexOf(line, from);
    expect(at, `${line}\n— printed —\n${stdout}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
});

/** Mutation testing itself: a change that is known to be bad is found by the tests of its game, one that sleeps is not. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleOf } from '../scripts/mutants/bundle.ts';
import { changesOf, withChanges } from '../scripts/mutants/operators.ts';
import type { Told } from '../scripts/mutants/unit.ts';

const ROOT = join(import.meta.dirname, '..');

const awake = (code: string, id: number, wanted: number | null): string => {
  const changes = changesOf('a.ts', code, 'calculation').map((change, i) => ({ ...change, id: i }));
  expect(id).toBeLessThan(changes.length);
  const text = withChanges(code, changes).replaceAll('globalThis.__changed', 'changed');
  return String(runInNewContext(`${text} value`, { changed: (one: number) => one === wanted }));
};

describe('changes', () => {
  test('each alone changes what it says; asleep, all of them change nothing', () => {
    const code = 'const value = 3 < 4 && !(2 - 1 === 0) ? 5 * 2 : 7;';
    const changes = changesOf('a.ts', code, 'calculation');
    expect(awake(code, 0, null)).toBe('10');
    const results = changes.map((_, i) => awake(code, i, i));
    expect(changes.map(({ operator }, i) => [operator, results[i]])).toEqual(
      expect.arrayContaining([
        ['condition negated', '7'],
        ['< → >=', '7'],
        ['! left out', '7'],
        ['* → +', '7'],
      ]),
    );
  });

  test('an else stays with its own if', () => {
    const code = 'let value = 1; if (value === 1) value = 2; else value = 3;';
    const id = changesOf('a.ts', code, 'calculation').findIndex(({ text }) => text === ';');
    expect([awake(code, id, null), awake(code, id, id)]).toEqual(['2', '1']);
  });

  test('a sentence says something else, its placeholders stay', () => {
    const code =
      'const said = `If every heap is ${every} or less, the player to move loses at least one of them.`;';
    const said = changesOf('a.ts', code, 'sentence').map(({ text }) => text);
    expect(said).toContain(
      '`If some heap is ${every} or less, the player to move loses at least one of them.`',
    );
    expect(said.every((text) => text.includes('${every}'))).toBe(true);
  });
});

describe('nim', () => {
  const file = 'src/games/nim/theory.ts';
  const code = readFileSync(join(ROOT, file), 'utf8');
  const changes = changesOf(file, code, 'calculation').map((change, id) => ({ ...change, id }));
  const bad = changes.find(({ text }) => text === '(size ^ change) >= size')!;
  let bundle: Awaited<ReturnType<typeof bundleOf>>;
  beforeAll(async () => {
    bundle = await bundleOf(ROOT, ['test/games/nim.test.ts'], changes);
  });
  afterAll(() => {
    bundle.remove();
  });
  const told = (change: number | null): Told => {
    const units = [{ file: 'test/games/nim.test.ts', only: null }];
    const task = JSON.stringify({ change, units, folder: bundle.folder, changes: changes.length });
    const out = execFileSync(process.execPath, [bundle.child, task], { encoding: 'utf8' });
    return JSON.parse(out.trimEnd().split('\n').at(-1)!) as Told;
  };

  test('its tests pass as it is, and come by the change', () => {
    const { failed, reached } = told(null);
    expect(failed).toBeNull();
    expect(reached).toContain(bad.id);
  });
  test('they find the change', () => expect(told(bad.id).failed).toMatch(/^test\/games\/nim/));
});

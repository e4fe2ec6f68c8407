/** Mutation testing itself: a change known to be bad is found by the tests of its game; one that is not switched on is not. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleOf } from '../scripts/mutants/bundle.ts';
import { changesOf, withChanges } from '../scripts/mutants/operators.ts';
import type { Told, Unit } from '../scripts/mutants/unit.ts';
import { units } from '../scripts/mutants/units.ts';

const ROOT = join(import.meta.dirname, '..');

const awake = (code: string, id: number, wanted: number | null): string => {
  const changes = changesOf('a.ts', code).map((change, i) => ({ ...change, id: i }));
  expect(id).toBeLessThan(changes.length);
  const text = withChanges(code, changes).replaceAll('globalThis.__changed', 'changed');
  return String(runInNewContext(`${text} value`, { changed: (one: number) => one === wanted }));
};

describe('changes', () => {
  test('each alone changes what it says; asleep, all of them change nothing', () => {
    const code = 'const value = 3 < 4 && !(2 - 1 === 0) ? 5 * 2 : 7;';
    const changes = changesOf('a.ts', code);
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
    const id = changesOf('a.ts', code).findIndex(({ text }) => text === ';');
    expect([awake(code, id, null), awake(code, id, id)]).toEqual(['2', '1']);
  });

  test('a sentence says something else; names, choices, placeables and comments stay', () => {
    const code = [
      '# Not every heap is a heap, and not all heaps are odd.',
      'nim-every = If every heap is { $every } or less, the player to move loses.',
      'nim-outcome = { $outcome ->',
      '    [odd] Every column is even now, and you lose at least one of them.',
      '   *[other] even',
      '  }',
    ].join('\n');
    const said = changesOf('a.ftl', code).map(
      ({ start, end, text }) => code.slice(0, start) + text + code.slice(end),
    );
    expect(said).toContain(code.replace('If every', 'If some'));
    expect(said).toContain(code.replace('is even now', 'is odd now'));
    expect(said).toContain(code.replace('you lose', 'you wins'));
    const kept = [
      '# Not every heap is a heap, and not all heaps are odd.',
      'nim-every =',
      '{ $every }',
      '[odd]',
      '[other] even',
    ];
    for (const text of said) for (const part of kept) expect(text).toContain(part);
  });
});

test('the kit has what the tests import from Vitest', async () => {
  const bundle = await bundleOf(ROOT, [...new Set(units.map(({ file }) => file))], []);
  bundle.remove();
});

describe('nim', () => {
  const NIM = { file: 'test/games/nim.test.ts', only: null };
  const REGISTER = { file: 'test/texts/sentences.test.ts', only: 'as they were reviewed: en' };
  const changes = ['src/games/nim/theory.ts', 'src/texts/en/games/nim.ftl']
    .flatMap((file) => changesOf(file, readFileSync(join(ROOT, file), 'utf8')))
    .map((change, id) => ({ ...change, id }));
  const bad = changes.find(({ text }) => text === '(size ^ change) >= size')!;
  const untrue = changes.find(({ operator }) => operator === '“even” → “odd”')!;
  let bundle: Awaited<ReturnType<typeof bundleOf>>;
  beforeAll(async () => {
    bundle = await bundleOf(ROOT, [NIM.file, REGISTER.file], changes);
  });
  afterAll(() => bundle.remove());
  const told = (change: number | null, unit: Unit): Told => {
    const sentences = changes.filter(({ file }) => file.endsWith('.ftl'));
    const { folder } = bundle;
    const task = JSON.stringify({ change, units: [unit], folder, changes: changes.length, sentences });
    const out = execFileSync(process.execPath, [bundle.child, task], { encoding: 'utf8' });
    return JSON.parse(out.trimEnd().split('\n').at(-1)!) as Told;
  };

  test('the tests pass as they are, come by a change and find it', () => {
    const { failed, reached } = told(null, NIM);
    expect(failed).toBeNull();
    expect(reached).toContain(bad.id);
    expect(told(bad.id, NIM).failed).toContain(NIM.file);
  });
  test('the register finds a sentence that says something else', () => {
    expect(told(untrue.id, REGISTER)).toMatchObject({
      failed: expect.stringContaining(REGISTER.file) as string,
      reached: expect.arrayContaining([untrue.id]) as number[],
    });
  });
});

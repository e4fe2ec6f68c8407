/** The tests that each change is tried against. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import type { Unit } from './unit.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Files below folders, by path from the root. */
export const filesIn = (ending: string, ...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file}`)
      .sort(),
  );

/** Files whose parts run on their own: by game, subject or language. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'test/conformance/games.test.ts': gameIds,
  'test/maths/octal.test.ts': ['values', 'periods', 'records that are kept', 'moves to a value'],
  'test/referee-lines.test.ts': [
    '3000 lines are answered as by brute force',
    '120 lines of larger heaps are answered as by the values of their parts',
    'the corners of the rules are answered as by brute force',
  ],
  'test/texts/sentences.test.ts': Object.keys(locales).map((id) => `as they were reviewed: ${id}`),
};
/** Files that take long or start processes, and add little to what the others check. */
const APART = [
  'test/explain/work.test.ts',
  'test/lines/random.test.ts',
  'test/lines/nasty-text.test.ts',
  'test/lines/every-refusal.test.ts',
  'test/cli/exit.test.ts',
  'test/texts/languages.test.ts',
];
/** Files on what a picture shows, without drawing it, and on lessons. */
const SINGLE = [
  ...['explained', 'text', 'tree', 'alt'].map((name) => `test/picture/${name}.test.ts`),
  'test/learn/replies.test.ts',
];
const FOLDERS = ['games', 'explain', 'maths', 'conformance', 'lines', 'cli', 'texts'].map(
  (folder) => `test/${folder}`,
);

export const units: readonly Unit[] = [
  ...[...SINGLE, ...filesIn('.test.ts', ...FOLDERS)]
    .filter((file) => !APART.includes(file) && PARTS[file] === undefined)
    .map((file) => ({ file, only: null })),
  ...Object.entries(PARTS).flatMap(([file, parts]) => parts.map((only) => ({ file, only }))),
];

/** Data folders: created with all parents, or refused at once, also where a file system admits nobody. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeFolder } from '../../src/store/folder.ts';
import { child } from '../support/child.ts';
import { folderOfTests } from '../support/folder.ts';

const folder = folderOfTests();

test('a folder is made with those above it, and may be there already', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolder(deep);
  makeFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

test('a file in its place, or above it, is refused', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => {
    makeFolder(file);
  }).toThrow(/EEXIST/);
  expect(() => {
    makeFolder(join(file, 'x'));
  }).toThrow(/ENOTDIR|EEXIST/);
});

/** A folder that nobody can use: `in` is a folder in its way. */
const unusable = (name: string, inTheWay: string): string => {
  const path = join(folder, name);
  mkdirSync(join(path, inTheWay), { recursive: true });
  return path;
};

// No supervisor starts it again: the setting has to change first.
test.each([
  // The file system of processes answers ENOENT for a folder that it will not create.
  ['nobody can make it', () => '/proc/sprague', 'cannot be made'],
  ['it is a file', () => fileURLToPath(import.meta.url), 'cannot be made'],
  ['it cannot be locked', () => unusable('locked', 'sprague.lock'), 'cannot be written'],
  ['its data cannot be opened', () => unusable('data', 'sprague.sqlite'), 'cannot be opened'],
])('the bot ends with 78 and names the setting where %s', async (_, path, why) => {
  await expect(child({ DATA_DIR: path(), LOCAL_PORT: '0' }, /Open http/)).rejects.toThrow(
    new RegExp(`ended with 78:[\\s\\S]*Sprague did not start: .*${path()} \\(DATA_DIR\\) ${why}`),
  );
});

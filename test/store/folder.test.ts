/** Data folders: created with all parents, or refused at once, also where a file system admits nobody. */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

// The file system of processes answers ENOENT for a folder that it will not create.
test('where nobody can make a folder the bot ends and says so', async () => {
  await expect(child({ DATA_DIR: '/proc/sprague', LOCAL_PORT: '0' }, /Open http/)).rejects.toThrow(
    /ended with 1:[\s\S]*the folder \/proc\/sprague \(DATA_DIR\) cannot be made/,
  );
});

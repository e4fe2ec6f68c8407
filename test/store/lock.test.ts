/** One data folder, one process: however the process ends, the folder is free again. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from '../../src/store/lock.ts';
import { child } from '../support/child.ts';
import { folderOfTests } from '../support/folder.ts';

const folder = folderOfTests();

test('a folder is held once, and free after it is given back', async () => {
  const first = lockFolder(folder);
  expect(first).not.toBeNull();
  expect(lockFolder(folder)).toBeNull();
  await first!.close();
  const again = lockFolder(folder);
  expect(again).not.toBeNull();
  await again!.close();
});

test('a folder that is none is an error of its own, not somebody else’s lock', () => {
  expect(() => lockFolder(join(folder, 'no', 'such', 'folder'))).toThrow();
});

test('a second bot on the folder of the first is told kindly and ends; after kill -9 the next one starts', async () => {
  const env = { DATA_DIR: folder, LOCAL_PORT: '0' };
  const first = await child(env, /Open http/);
  await expect(child(env, /Open http/)).rejects.toThrow(
    /ended with 1:[\s\S]*another Sprague is running[\s\S]*DATA_DIR/,
  );
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  const next = await child(env, /Open http/);
  expect(await next.end('SIGTERM')).toBe(0);
});

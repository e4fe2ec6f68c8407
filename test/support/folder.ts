import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const made = (ended: (remove: () => void) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-'));
  ended(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A new folder for the tests of a file or `describe`, deleted after the last of them. */
export const folderOfTests = (): string => made(afterAll);

/** A new folder for the running test, deleted after the test and its hooks. */
export const folderOfTest = (): string => made(onTestFinished);

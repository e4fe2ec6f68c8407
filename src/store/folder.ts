import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents one by one: Node's recursive mode retries forever on a file system that reports a
 * folder as missing but refuses to create it (`/proc/x`).
 *
 * @throws Error if it cannot be created, or is a file
 */
export const makeFolder = (path: string): void => {
  const above = dirname(path);
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) return;
  if (there === undefined && above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it meanwhile.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
};

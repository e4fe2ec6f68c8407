import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing, one by one: Node's own recursive way tries for ever where a file system
 * calls a folder missing that it refuses to hold (`/proc/x`).
 *
 * @throws Error where it cannot be made, or is a file
 */
export const makeFolder = (path: string): void => {
  const above = dirname(path);
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) return;
  if (there === undefined && above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process made it meanwhile.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
};

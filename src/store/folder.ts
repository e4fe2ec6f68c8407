import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refused } from './refused.ts';
import { troubleOf } from './trouble.ts';

/** Runs `act` on files. @throws Refused if that fails, unless the disk is full: it may have room at the next start */
export const orRefused = <T>(act: () => T): T => {
  try {
    return act();
  } catch (error) {
    throw troubleOf(error)?.kind === 'full'
      ? error
      : new Refused(error instanceof Error ? error.message : '');
  }
};

const make = (path: string): void => {
  const above = dirname(path);
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory() === true) return;
  if (there === undefined && above !== path) make(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process created it meanwhile.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
};

/**
 * Creates a folder and its missing parents one by one: Node's recursive mode retries forever on a file system that reports a
 * folder as missing but refuses to create it (`/proc/x`).
 *
 * @throws Refused if it cannot be created, or is a file
 */
export const makeFolder = (path: string): void => {
  orRefused(() => {
    make(path);
  });
};

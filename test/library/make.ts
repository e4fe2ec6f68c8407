/** The package as `npm run library` makes it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** A program's output; throws what it printed where it fails. */
export const run = (command: string, words: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

/** The path of a package made in a folder. */
export const makePackage = (folder: string): string => {
  const made = join(folder, 'made');
  run(process.execPath, ['--import', 'tsx', 'scripts/library/main.ts', made], ROOT);
  return made;
};

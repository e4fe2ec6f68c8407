/** Coq for tests. Without it, suites that need it are skipped with the reason printed. */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const PROOFS = join(import.meta.dirname, '../../proofs');

/** For `describe.skipIf(noCoq())`: true, with the reason printed, where proofs cannot be checked. */
export const noCoq = (): boolean => {
  const none = spawnSync('coqc', ['--version']).status !== 0;
  if (none) console.warn('skipped: no coqc found. Install Coq (on Debian: apt-get install coq).');
  return none;
};

/** Source files of the proofs, in the order of compilation. */
export const sources = (): readonly string[] =>
  readFileSync(join(PROOFS, '_CoqProject'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('.v'));

/** A source file without its comments. */
export const textOf = (file: string): string =>
  readFileSync(join(PROOFS, file), 'utf8').replaceAll(/\(\*[^]*?\*\)/g, '');

/** Copies the sources elsewhere, so that Coq's output stays out of the tree. */
export const copySources = (folder: string): void => {
  for (const file of readdirSync(PROOFS).filter((name) => name.endsWith('.v')))
    cpSync(join(PROOFS, file), join(folder, file));
};

/** Coq's output for a file; rejects where it does not compile. */
export const compile = async (folder: string, file: string): Promise<string> => {
  const { stdout } = await run('coqc', ['-q', '-R', '.', 'Sprague', file], { cwd: folder });
  return stdout;
};

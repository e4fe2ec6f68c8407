/** The verifiers of scripts/certificates, each run as one process for many certificates. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../scripts/certificates');

/** Name, program and file of each verifier. */
export const VERIFIERS = [
  ['JavaScript', process.execPath, join(folder, 'verify.mjs')],
  ['Python', 'python3', join(folder, 'verify.py')],
] as const;

/** Whether this machine cannot run the verifier in Python. */
export const noPython = (): boolean => {
  const missing = spawnSync('python3', ['--version']).status !== 0;
  if (missing) console.warn('Python 3 is not installed: its verifier is not tested.');
  return missing;
};

/** The verdict of a verifier on each document: `valid`, or `refused: reason`. */
export const verdicts = (program: string, file: string, documents: readonly unknown[]): readonly string[] => {
  const place = mkdtempSync(join(tmpdir(), 'certificates-'));
  try {
    const list = join(place, 'certificates.jsonl');
    writeFileSync(list, `${documents.map((document) => JSON.stringify(document)).join('\n')}\n`);
    const { stdout } = spawnSync(program, [file, list], { encoding: 'utf8', maxBuffer: 1 << 28 });
    return stdout.split('\n').filter((row) => row !== '');
  } finally {
    rmSync(place, { recursive: true });
  }
};

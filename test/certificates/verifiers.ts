/** The verifiers of scripts/certificates, each run as one process for many certificates. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../scripts/certificates');

/** Whether this machine cannot run programs in Python. */
export const noPython = (): boolean => {
  const missing = spawnSync('python3', ['--version']).status !== 0;
  if (missing) console.warn('Python 3 is not installed: its verifier is not tested.');
  return missing;
};

const JAVASCRIPT = ['JavaScript', process.execPath, join(folder, 'verify.mjs')] as const;
const PYTHON = ['Python', 'python3', join(folder, 'verify.py')] as const;

/** Name, program and file of each verifier that this machine can run. */
export const VERIFIERS = [JAVASCRIPT, ...(noPython() ? [] : [PYTHON])] as const;

/** The first fields of the certificate of a line. */
export const headOf = (line: string) => ({
  certificate: 1,
  line,
  rule: line.endsWith(' misere') ? 'misere' : 'normal',
});

/** The verdict of a verifier on the certificates in files: `valid`, or `refused: reason`; null: the file does not exist. */
export const verdictsOfFiles = (
  program: string,
  file: string,
  contents: readonly (string | Buffer | null)[],
): readonly string[] => {
  const place = mkdtempSync(join(tmpdir(), 'certificates-'));
  try {
    const paths = contents.map((content, i) => {
      const path = join(place, `${i}.json`);
      if (content !== null) writeFileSync(path, content);
      return path;
    });
    const { stdout } = spawnSync(program, [file, ...paths], { encoding: 'utf8', maxBuffer: 1 << 28 });
    return stdout.split('\n').filter((row) => row !== '');
  } finally {
    rmSync(place, { recursive: true });
  }
};

/** The same of documents, in one file. */
export const verdicts = (program: string, file: string, documents: readonly unknown[]): readonly string[] =>
  verdictsOfFiles(program, file, [`${documents.map((document) => JSON.stringify(document)).join('\n')}\n`]);

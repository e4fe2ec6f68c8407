import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the program: its sources, or the build. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Files that decide how a job is done: code, and the texts of explanations. */
const PROGRAM = ['package.json', 'src', 'chunks'];

const filesOf = (name: string): readonly string[] => {
  if (!existsSync(join(ROOT, name))) return [];
  if (name.includes('.')) return [name];
  return readdirSync(join(ROOT, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name: file }) => join(parentPath, file).slice(ROOT.length));
};

/** A digest of the program: processes with equal digests run the same code. */
export const programVersion = (): string => {
  const hash = createHash('sha256');
  for (const file of PROGRAM.flatMap(filesOf).toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('base64url');
};

/** Programs of this repository in one file each: where one is started many times, loading its sources would be most of it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LANGUAGES } from '../../src/texts/languages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Bundled {
  /** For `node FILE`. */
  readonly file: string;
  remove(): void;
}

/**
 * Joins the sources that `entry` (from the root) imports; packages stay where they are, so the file lies beside them.
 * Domain: programs that look for no file of theirs from where they stand but their catalogues.
 */
export const bundled = async (entry: string): Promise<Bundled> => {
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.sprague-'));
  const file = join(folder, 'program.mjs');
  await build({
    entryPoints: [join(ROOT, entry)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  // Catalogues are looked for beside the file that opens them.
  for (const language of LANGUAGES)
    cpSync(join(ROOT, 'src', 'texts', language), join(folder, language), { recursive: true });
  return {
    file,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

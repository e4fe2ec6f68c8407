/** Programs of this repository bundled into one file each: loading the sources at each start would take most of the time. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LANGUAGES } from '../../src/texts/languages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Bundled {
  /** Argument of `node`. */
  readonly file: string;
  remove(): void;
}

/**
 * Bundles the sources that `entry` (from the root) imports; the file is placed where it finds the packages. Domain: programs
 * that load only their catalogues by path.
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
  // Catalogues are loaded from beside the bundled file.
  for (const language of LANGUAGES)
    cpSync(join(ROOT, 'src', 'texts', language), join(folder, language), { recursive: true });
  return {
    file,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type Change, withChanges } from './operators.ts';

/** The file that reads catalogues; in the bundle the child process reads them, so that it can change a sentence. */
const READER = 'src/texts/files.ts';
const READS = /readFileSync\(([^,]*), 'utf8'\)/;
const throughChild = (name: string, code: string): string => {
  if (name !== READER) return code;
  if (!READS.test(code)) throw new Error(`${READER} reads catalogues in another way`);
  return code.replace(READS, 'globalThis.__sentences($1)');
};

/** The tests `files` with all their imports, one program per file, containing all `changes` inactive. */
export const bundleOf = async (
  root: string,
  files: readonly string[],
  changes: readonly (Change & { readonly id: number })[],
) => {
  const folder = mkdtempSync(join(root, 'node_modules', '.sprague-'));
  const kit = join(import.meta.dirname, 'test-kit.ts');
  await build({
    entryPoints: [...files.map((file) => join(root, file)), join(import.meta.dirname, 'child.ts')],
    outdir: folder,
    outbase: root,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'changes',
        setup: (steps) => {
          steps.onResolve({ filter: /^vitest$/ }, ({ importer }) =>
            importer === kit ? { path: 'vitest', external: true } : { path: kit },
          );
          steps.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const name = relative(root, path);
            const here = changes.filter(({ file }) => file === name);
            // Keeps paths relative to the original file.
            const contents = withChanges(throughChild(name, readFileSync(path, 'utf8')), here)
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
              .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
            return { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  return {
    folder,
    child: join(folder, 'scripts', 'mutants', 'child.js'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * The site in `dist/site`: a playground without a server and pages of every game, as files for any folder of any
 * server. Arguments: another folder; `--source URL` of the source code; `--origin URL` of the site.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { modulesOf } from '../scripts/library/modules.ts';
import { ROOT } from '../scripts/library/texts.ts';
import { modules } from './modules.ts';
import { pagesOf } from './pages/pages.ts';

const option = (name: string): string | null => {
  const i = process.argv.indexOf(name);
  return i < 0 ? null : (process.argv[i + 1] ?? null);
};
const [given] = process.argv
  .slice(2)
  .filter((word, i, all) => !word.startsWith('--') && !(all[i - 1] ?? '').startsWith('--'));
const OUT = resolve(given ?? join(ROOT, 'dist', 'site'));

const shared: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
  jsx: 'automatic',
  jsxImportSource: 'preact',
};

/** Scripts and styles, named by content except for the two with fixed names. */
const scripts = async (): Promise<Metafile> => {
  const { metafile } = await build({
    ...shared,
    entryPoints: {
      main: 'site/client/main.tsx',
      worker: 'site/client/worker.ts',
      style: 'site/css/index.css',
    },
    outdir: join(OUT, 'assets'),
    chunkNames: '[hash]',
    splitting: true,
    metafile: true,
    plugins: [modulesOf(modules())],
    mainFields: ['browser', 'module', 'main'],
  });
  return metafile;
};

/** The modules that an entry needs at once, by name in `assets`. */
const needs = ({ outputs }: Metafile): ((of: (input: string) => boolean) => readonly string[]) => {
  const nameOf = (output: string): string => output.split('/').at(-1)!;
  const reach = (output: string, found: Set<string>): void => {
    if (found.has(output)) return;
    found.add(output);
    for (const { path, kind } of outputs[output]?.imports ?? [])
      if (kind === 'import-statement') reach(path, found);
  };
  return (of) => {
    const found = new Set<string>();
    for (const [output, { entryPoint }] of Object.entries(outputs))
      if (entryPoint !== undefined && of(entryPoint)) reach(output, found);
    return [...found].map(nameOf).filter((name) => name.endsWith('.js'));
  };
};

/** Changes with every change of the site, so that the service worker starts afresh. */
const versionOf = (files: ReadonlyMap<string, string | Buffer>, { outputs }: Metafile): string => {
  const hash = createHash('sha256');
  for (const [path, text] of files) hash.update(path).update(text);
  for (const output of Object.keys(outputs)) hash.update(readFileSync(join(ROOT, output)));
  return hash.digest('hex').slice(0, 16);
};

/** First pages, and files of pages except the pictures of guides. */
const isKept = (path: string): boolean =>
  path.endsWith('.html')
    ? !/(?:games|guides|library)\/./.test(path) || /^(?:[\w-]+\/)?games\/index\.html$/.test(path)
    : !path.startsWith('guides/') && path !== '.nojekyll';

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const metafile = await scripts();
const files = await pagesOf({
  needs: needs(metafile),
  source: option('--source'),
  origin: option('--origin'),
});
const assets = Object.keys(metafile.outputs).map((output) =>
  relative(OUT, join(ROOT, output)).split(sep).join('/'),
);
const keeper = await build({
  ...shared,
  entryPoints: ['site/client/keeper.ts'],
  write: false,
  define: {
    VERSION: JSON.stringify(versionOf(files, metafile)),
    ASSETS: JSON.stringify(assets),
    PAGES: JSON.stringify([...files.keys()].filter(isKept)),
  },
});
const written = new Map([...files, ['keeper.js', keeper.outputFiles[0]!.text]]);
for (const [path, text] of written) {
  const file = join(OUT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${written.size} pages and files, ${assets.length} modules in ${relative(ROOT, OUT)}`);

/**
 * The library as a package in `dist/library`: modules for Node, browsers, Deno and Bun, their declarations, and the
 * program `sprague` in one file. It has no dependencies. Arguments: another folder; `--source`, the address of the
 * repository.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { manualPage } from '../docs/manual.ts';
import { withAbsoluteLinks } from '../links.ts';
import { declarations, SUBPATHS } from './declarations.ts';
import { languages, modulesOf, virtual } from './modules.ts';
import { programText } from './program.ts';
import { ROOT } from './texts.ts';

const { values, positionals } = parseArgs({
  options: { source: { type: 'string' } },
  allowPositionals: true,
});
const { source } = values;
const OUT = resolve(positionals[0] ?? join(ROOT, 'dist', 'library'));
const { name, version, license, engines } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as Readonly<Record<string, unknown>>;

/** Modules: one per game and language, and shared ones. Only the declarations keep comments. */
const modules = async (): Promise<void> => {
  const entries = [
    ...SUBPATHS.filter((name) => name !== 'games').map((name) => ({
      in: join(ROOT, `src/library/${name}.ts`),
      out: name,
    })),
    ...[...virtual.keys()].map((name) => ({ in: `virtual:${name}`, out: name })),
  ];
  await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir: OUT,
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [modulesOf(virtual)],
  });
};

const manifest = (): string => {
  const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  const exported = [...SUBPATHS, ...languages.map((language) => `texts/${language}`)];
  return `${JSON.stringify(
    {
      name,
      version,
      description: 'Impartial games: who wins, why and how, with proofs in English, Chinese and Japanese.',
      license,
      repository: source === undefined ? undefined : { type: 'git', url: `git+${source}.git` },
      type: 'module',
      engines,
      sideEffects: false,
      exports: Object.fromEntries(exported.map((path) => [`./${path}`, entry(path)])),
      bin: { sprague: './sprague.js' },
      man: ['./sprague.1'],
      files: ['**/*.js', '**/*.d.ts', 'sprague.1'],
    },
    null,
    2,
  )}\n`;
};

/** The guide as the package's page on npm, which needs absolute links. */
const readme = (): string => {
  const guide = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
  return source === undefined
    ? guide
    : withAbsoluteLinks(guide, `${source}/blob/v${String(version)}/docs/library.md`);
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await modules();
declarations(OUT);
cpSync(join(ROOT, 'LICENSE'), join(OUT, 'LICENSE'));
writeFileSync(join(OUT, 'README.md'), readme());
writeFileSync(join(OUT, 'sprague.js'), await programText(), { mode: 0o755 });
writeFileSync(join(OUT, 'sprague.1'), manualPage());
writeFileSync(join(OUT, 'package.json'), manifest());

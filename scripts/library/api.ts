/**
 * Pages of the library's API in `dist/site/api`, made by TypeDoc from the package's declarations, so of the public
 * API only. Argument: another folder. Fails for a broken link, and for a used type that is not public.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Application } from 'typedoc';
import { declarations, SUBPATHS } from './declarations.ts';
import { ROOT } from './texts.ts';

const OUT = resolve(process.argv[2] ?? join(ROOT, 'dist', 'site', 'api'));
/** One language for all: their modules export the same names. */
const ENTRIES = [...SUBPATHS, 'texts/en'];

// Inside the project, where TypeDoc finds the standard library.
const folder = mkdtempSync(join(ROOT, 'node_modules', '.api-'));
try {
  declarations(folder);
  // Shows function constants as functions.
  for (const name of [...ENTRIES, 'own-game']) {
    const file = join(folder, `${name}.d.ts`);
    const text = readFileSync(file, 'utf8').replaceAll(
      / \*\/\n(?=export declare const \w+: [<(])/g,
      ' * @function\n */\n',
    );
    writeFileSync(file, text);
  }
  const tsconfig = join(folder, 'tsconfig.json');
  const compilerOptions = { module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [], strict: true };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, include: ['**/*.d.ts'] }));
  const app = await Application.bootstrap({
    entryPoints: ENTRIES.map((name) => join(folder, `${name}.d.ts`)),
    tsconfig,
    basePath: folder,
    name: 'Sprague',
    includeVersion: false,
    readme: join(ROOT, 'docs/library.md'),
    disableSources: true,
    excludeExternals: false,
    highlightLanguages: ['javascript', 'bash'],
    treatWarningsAsErrors: true,
    hideGenerator: true,
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the declarations do not compile');
  app.validate(project);
  await app.generateDocs(project, OUT);
  if (app.logger.hasWarnings() || app.logger.hasErrors()) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

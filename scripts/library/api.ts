/**
 * Pages of the library's interface in `dist/site/api`, beside the site: made by TypeDoc of the declarations that the package has, so of what is
 * public alone. Argument: another folder for them. A link that leads nowhere or a type that is used and not public fails.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Application } from 'typedoc';
import { declarations, SUBPATHS } from './declarations.ts';
import { ROOT } from './texts.ts';

const OUT = resolve(process.argv[2] ?? join(ROOT, 'dist', 'site', 'api'));
/** One language stands for all: their modules have the same names in them. */
const ENTRIES = [...SUBPATHS, 'texts/en'];

// Within the project, so that TypeDoc finds the standard library where it looks for it.
const folder = mkdtempSync(join(ROOT, 'node_modules', '.api-'));
try {
  declarations(folder);
  // A constant that is a function is shown as one.
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

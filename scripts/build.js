/**
 * The program as plain JavaScript, in `dist`: the bot, the command line, backups, the threads, the commands and the page's
 * client, with the texts and fonts they read. Arguments: another folder for it; `--packages`, so that it needs nothing but
 * Node; `--if-old`, to build only where a source has changed.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = join(ROOT, 'dist');
/** What a build is made of: folders, and files beside them. */
const SOURCES = ['src', 'commands', 'assets'];
const OTHER_SOURCES = ['scripts/build.js', 'scripts/data.ts', 'package-lock.json'];
const STAMP = 'stamp';
/** Packages that the program asks for where it runs: native code, and a thread's own file. */
const PACKAGES = ['@napi-rs/canvas', '@photostructure/sqlite', 'piscina'];
/** What is never asked for there: what builds, and what others look for where it is installed. */
const ABSENT = ['esbuild', 'pg-native', 'zlib-sync', 'bufferutil', 'utf-8-validate', '@discordjs/voice'];
const EXTERNAL = [...PACKAGES, ...ABSENT];
/** Programs, and files that threads run. */
const ENTRIES = [
  'src/main.ts',
  'src/worker-main.ts',
  'src/cli/main.ts',
  'scripts/data.ts',
  'src/worker/analyse.ts',
  'src/worker/inquire.ts',
  'src/worker/question.ts',
  'src/picture/render-worker.ts',
  'src/picture/paper/print-worker.ts',
];
/** Modules replaced by their result, so that no start computes it. */
const PAGE = 'src/local/page/bundle.ts';
const LEXICON = 'src/texts/lexicon.ts';
const SHOWN = 'src/texts/shown.ts';
const COMMANDS = 'src/discord/command/loader.ts';

/** Changes with every source that is changed, added, moved or deleted. */
const stampOf = () => {
  const hash = createHash('sha256').update(process.versions.modules);
  const entries = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...files, ...OTHER_SOURCES.map((name) => join(ROOT, name))]) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${relative(ROOT, file)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
};

/**
 * The same code in Latin letters: V8 keeps a file with any other at two bytes a letter. esbuild writes them so but for regular
 * expressions. Throws where a backslash stands before such a letter.
 */
const inLatin = (code) => {
  const wrong = /\\[\u0100-\uffff]/.exec(code);
  if (wrong !== null) throw new Error(`a backslash before a letter that needs none: ${wrong[0]}`);
  return code.replace(/[\u0100-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
};

/**
 * Modules as they are in the program: `import.meta.url` is where the file would stand in `dist`, so that texts, fonts and
 * threads are found from there as they are in the source tree; packages asked for by `require` are built in.
 */
const asBuilt = (path, code) => {
  const place = relative(ROOT, path)
    .replaceAll(sep, '/')
    .replace(/\.tsx?$/, '.js');
  const packages = [];
  const text = code
    .replace(/createRequire\(import\.meta\.url\)\('([^']+)'\)/g, (all, name) => {
      if (EXTERNAL.includes(name)) return all;
      packages.push(name);
      return `required${packages.length}`;
    })
    .replace(/new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)")
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, programRoot).href`);
  return `${packages.map((name, i) => `import * as required${i + 1} from '${name}';`).join('')}${text}`;
};

/** Loads the sources; `made` replaces some modules: text by path from the root. */
const plugin = (made) => ({
  name: 'program',
  setup: (steps) => {
    steps.onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes(`${sep}node_modules${sep}`)
        ? undefined
        : {
            loader: 'ts',
            contents:
              made.get(relative(ROOT, path).replaceAll(sep, '/')) ??
              asBuilt(path, inLatin(readFileSync(path, 'utf8'))),
          },
    );
  },
});

/** Where the root of the program is, seen from one of its files. */
const rootFrom = (file) => JSON.stringify(`${relative(dirname(file), '.') || '.'}/`.replaceAll(sep, '/'));
const UP = '"the way up"';

/** Runs the modules that are replaced and returns their results. Rejects where a command is malformed. */
const partsOf = async (esbuild, folder, commands) => {
  const program = join(folder, 'parts.mjs');
  await esbuild.build({
    stdin: {
      contents: `export { bundle } from './${PAGE}';
        export { lexicon } from './${LEXICON}';
        export { shown } from './${SHOWN}';
        import { commandsOf } from './${COMMANDS}';
        ${importsOf(commands)}
        commandsOf(modules);`,
      resolveDir: ROOT,
    },
    outfile: program,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'source',
        setup: (steps) => {
          steps.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
            loader: 'ts',
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
          }));
        },
      },
    ],
  });
  const { bundle, lexicon, shown } = await import(pathToFileURL(program).href);
  rmSync(program);
  return { page: await bundle(), lexicon, shown };
};

/** The commands as a map of modules, by file. */
const importsOf = (commands) =>
  `${commands.map((name, i) => `import * as command${i} from ${JSON.stringify(join(ROOT, 'commands', name))};`).join('')}
  const modules = new Map([${commands.map((name, i) => `[${JSON.stringify(name)}, command${i}]`).join()}]);`;

/** What the names of all languages mean, as data: who asks for one game reads no language but their own. */
const lexiconOf = ({ games, words }) =>
  `export const lexicon = { games: new Map(${JSON.stringify([...games])}), words: new Map(${JSON.stringify([...words])}) };`;

const commandsIn = (commands) =>
  `${importsOf(commands)}
  export const loadCommands = async () => new Map([...modules.values()].map((one) => [one.data.name, one]));`;

const PAGE_READ = `import { readFileSync } from 'node:fs';
  const read = (name) => readFileSync(new URL('page/' + name, programRoot), 'utf8');
  export const bundle = async () => ({ script: read('page.js'), style: read('style.css') });`;

/** The program is a package by itself, with the few that it asks for. */
const packageOf = () => {
  const { name, version, license, engines, dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const needed = Object.fromEntries(PACKAGES.map((one) => [one, dependencies[one]]));
  const program = { name, version, license, private: true, type: 'module', engines, dependencies: needed };
  return `${JSON.stringify(program, null, 2)}\n`;
};

/** Builds the program into `out`, in place of what is there. Rejects where a source does not compile. */
export const build = async (out = DIST) => {
  const stamp = stampOf();
  const esbuild = await import('esbuild');
  // Below the packages, which it asks for; it takes its place only when it is whole.
  const folder = join(ROOT, 'node_modules', `.sprague-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'page'), { recursive: true });
  const commands = readdirSync(join(ROOT, 'commands')).sort();
  const { page, lexicon, shown } = await partsOf(esbuild, folder, commands);
  const made = new Map([
    [PAGE, PAGE_READ],
    [LEXICON, lexiconOf(lexicon)],
    [SHOWN, `export const shown = ${JSON.stringify(shown)};`],
    [COMMANDS, commandsIn(commands)],
  ]);
  const program = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: folder,
    outbase: ROOT,
    chunkNames: 'chunks/[hash]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: EXTERNAL,
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
    banner: {
      js: `import { createRequire as programRequire } from 'node:module';const require = programRequire(import.meta.url);const programRoot = new URL(${UP}, import.meta.url);`,
    },
    plugins: [plugin(made)],
  });
  for (const { path, text } of program.outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.replace(UP, rootFrom(relative(folder, path))));
  }
  writeFileSync(join(folder, 'page', 'page.js'), page.script);
  writeFileSync(join(folder, 'page', 'style.css'), page.style);
  const texts = (path) => !/\.\w+$/.test(path) || path.endsWith('.ftl');
  cpSync(join(ROOT, 'src/texts'), join(folder, 'src/texts'), { recursive: true, filter: texts });
  cpSync(join(ROOT, 'assets'), join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), packageOf());
  writeFileSync(join(folder, STAMP), stamp);
  rmSync(out, { recursive: true, force: true });
  renameSync(folder, out);
  await esbuild.stop();
};

/** Whether the program is there and as new as its sources. */
export const isBuilt = (out = DIST) => {
  const stamp = join(out, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf();
};

/** Builds where the program is missing or older than its sources. */
export const buildIfOld = async (out = DIST) => {
  if (!isBuilt(out)) await build(out);
};

/** The packages that the program asks for, and those that they ask for, as they are installed here. */
const packagesOf = (names, found = new Set()) => {
  for (const name of names) {
    const manifest = join(ROOT, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(manifest)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    packagesOf(Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return found;
};

/** Lays the packages into the program, which then needs nothing but Node. */
const layIn = (out) => {
  for (const name of packagesOf(PACKAGES))
    cpSync(join(ROOT, 'node_modules', name), join(out, 'node_modules', name), { recursive: true });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const out = resolve(words.find((word) => !word.startsWith('--')) ?? DIST);
  await (words.includes('--if-old') ? buildIfOld(out) : build(out));
  if (words.includes('--packages')) layIn(out);
}

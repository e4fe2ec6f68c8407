/**
 * The library as a package by itself, in `dist/library`: modules for Node, browsers, Deno and Bun, their declarations and the program
 * `sprague` in one file. It needs no other package. Argument: another folder for it.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { gameIds } from '../../src/games/registry.ts';
import { isFinished, LANGUAGES } from '../../src/texts/languages.ts';
import {
  entriesOf,
  entryFile,
  entrySources,
  isOctal,
  messageFiles,
  moduleOf,
  ROOT,
  SHARED,
} from './texts.ts';

const OUT = resolve(process.argv[2] ?? join(ROOT, 'dist', 'library'));
const languages = LANGUAGES.filter(isFinished);
const SUBPATHS = ['engine', 'games', 'texts', 'questions', 'pictures', 'check'] as const;
const at = (file: string): string => JSON.stringify(join(ROOT, file));

/** Modules that are written here and stand in no file, by the path that they have in the package. */
const virtual = new Map<string, string>();

for (const id of gameIds) {
  const from = at(moduleOf(id));
  const source = isOctal(id)
    ? `import { octalGames } from ${from}; export const ${id} = octalGames.${id};`
    : id === 'custom'
      ? `export { custom } from ${from};`
      : `import { seal } from ${at('src/engine/core/seal.ts')}; import { ${id} as game } from ${from}; export const ${id} = seal(game);`;
  virtual.set(`games/${id}`, source);
}
const reexported = (folder: string, ids: readonly string[]): string =>
  ids.map((id) => `export { ${id} } from ${JSON.stringify(`virtual:${folder}/${id}`)};`).join('\n');
const imported = (folder: string, ids: readonly string[]): string =>
  ids.map((id) => `import { ${id} } from ${JSON.stringify(`virtual:${folder}/${id}`)};`).join('\n');
virtual.set(
  'games',
  `${imported('games', gameIds)}\n${reexported('games', gameIds)}\nexport const all = [${gameIds.join(', ')}];`,
);

/** A part of a language: messages by file, and what says them. */
const texts = (language: string, of: string, files: readonly string[], rest: string): string => {
  const shared = new Set(SHARED);
  const own = files.filter((file) => !shared.has(file));
  const imports = own
    .map((file, i) => `import m${i} from ${JSON.stringify(`messages:${language}/${file}`)};`)
    .join('\n');
  return `${imports}\n${rest.replace('MESSAGES', `of: '${of}', language: '${language}', messages: [${own.map((_, i) => `m${i}`).join()}]`)}`;
};

const gameText = (language: string, id: string): string => {
  const entries = entriesOf(id);
  const sources = entries.flatMap((entry) => [...entrySources(entry)]);
  const makers = entries.map(
    (entry, i) =>
      `import { ${isOctal(entry) ? 'octalGames' : entry} as e${i} } from ${at(entryFile(entry))};`,
  );
  const said = entries.map((entry, i) => `${entry}: e${i}(t)${isOctal(entry) ? `.${entry}` : ''}`);
  return texts(
    language,
    id,
    messageFiles(sources),
    `${makers.join('\n')}\nexport const ${id} = { MESSAGES, entries: (t) => ({ ${said.join(', ')} }) };`,
  );
};

const MORE = {
  questions: ['quiz', 'quizTexts', 'quiz'],
  pictures: ['pictures', 'pictures', 'pictures'],
} as const;
for (const language of languages) {
  const folder = `texts/${language}`;
  virtual.set(
    `${folder}/language`,
    `${SHARED.map((file, i) => `import m${i} from ${JSON.stringify(`messages:${language}/${file}`)};`).join('\n')}
export const language = { language: '${language}', messages: [${SHARED.map((_, i) => `m${i}`).join()}] };`,
  );
  for (const id of gameIds) virtual.set(`${folder}/${id}`, gameText(language, id));
  for (const [of, [file, maker, part]] of Object.entries(MORE)) {
    const source = `src/texts/${file}.ts`;
    virtual.set(
      `${folder}/${of}`,
      texts(
        language,
        of,
        messageFiles([source]),
        `import { ${maker} as said } from ${at(source)};\nexport const ${of} = { MESSAGES, more: (t) => ({ ${part}: said(t) }) };`,
      ),
    );
  }
  const parts = [...gameIds, ...Object.keys(MORE)];
  virtual.set(
    folder,
    `${imported(folder, parts)}\n${reexported(folder, [...parts, 'language'])}\nexport const all = [${parts.join(', ')}];`,
  );
}

const plugin: Plugin = {
  name: 'library',
  setup: (steps) => {
    steps.onResolve({ filter: /^virtual:/ }, ({ path }) => ({
      path: path.slice(8),
      namespace: 'virtual',
      sideEffects: false,
    }));
    steps.onResolve({ filter: /^messages:/ }, ({ path }) => ({
      path: path.slice(9),
      namespace: 'messages',
      sideEffects: false,
    }));
    steps.onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
      contents: virtual.get(path)!,
      resolveDir: ROOT,
    }));
    steps.onLoad({ filter: /.*/, namespace: 'messages' }, ({ path }) => ({
      // What is for translators is not told to readers.
      contents: readFileSync(join(ROOT, 'src/texts', path), 'utf8').replace(/^#.*\n/gm, ''),
      loader: 'text',
    }));
  },
};

/** Modules: one a game and a language, and what they share. Comments stand in the declarations. */
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
    plugins: [plugin],
  });
};

/** Declarations of what is public: the files of `src/library` that others of them are made of are left out. */
const declarations = (): void => {
  for (const name of ['types', 'own-game', ...SUBPATHS.filter((one) => one !== 'games')]) {
    const source = readFileSync(join(ROOT, `src/library/${name}.ts`), 'utf8');
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
      fileName: `${name}.ts`,
      reportDiagnostics: true,
      compilerOptions: { declaration: true, isolatedDeclarations: true, target: ts.ScriptTarget.ES2023 },
    });
    const [wrong] = diagnostics;
    if (wrong !== undefined) throw new Error(ts.flattenDiagnosticMessageText(wrong.messageText, '\n'));
    writeFileSync(join(OUT, `${name}.d.ts`), outputText.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
  const games = gameIds.map((id) => `export declare const ${id}: Game;`).join('\n');
  writeFileSync(
    join(OUT, 'games.d.ts'),
    `import type { Game } from './types.js';\nexport type { Game } from './types.js';\n/** Every game. */\nexport declare const all: readonly Game[];\n${games}\n`,
  );
  const parts = [...gameIds, ...Object.keys(MORE)]
    .map((id) => `export declare const ${id}: Texts;`)
    .join('\n');
  for (const language of languages)
    writeFileSync(
      join(OUT, `texts/${language}.d.ts`),
      `import type { Language, Texts } from '../texts.js';\n/** What every game needs. */\nexport declare const language: Language;\n/** The texts of every game, of questions and of pictures. */\nexport declare const all: readonly Texts[];\n${parts}\n`,
    );
};

const manifest = (): string => {
  const { name, version, license, engines } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  const exported = [...SUBPATHS, ...languages.map((language) => `texts/${language}`)];
  return `${JSON.stringify(
    {
      name,
      version,
      description: 'Impartial games: who wins, why and how, with proofs in English and Chinese.',
      license,
      type: 'module',
      engines,
      sideEffects: false,
      exports: Object.fromEntries(exported.map((path) => [`./${path}`, entry(path)])),
      files: ['**/*.js', '**/*.d.ts'],
    },
    null,
    2,
  )}\n`;
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await modules();
declarations();
cpSync(join(ROOT, 'LICENSE'), join(OUT, 'LICENSE'));
cpSync(join(ROOT, 'docs/library.md'), join(OUT, 'README.md'));
writeFileSync(join(OUT, 'package.json'), manifest());

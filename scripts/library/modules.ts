/**
 * Generated modules without a file: one per game, and one per game and language, by their path in the package. The
 * site uses the same.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
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

export const languages = LANGUAGES.filter(isFinished);
const at = (file: string): string => JSON.stringify(join(ROOT, file));

/** Generated modules by their path in the package. */
export const virtual = new Map<string, string>();

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

/** One part of a language: its message files, and the code that uses them. */
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

/** Texts that belong to no game. */
export const MORE = {
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

/** Resolves `virtual:PATH` to these modules, and `messages:LANGUAGE/FILE` to a message file. */
export const modulesOf = (given: ReadonlyMap<string, string>): Plugin => ({
  name: 'modules',
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
      contents: given.get(path)!,
      resolveDir: ROOT,
    }));
    steps.onLoad({ filter: /.*/, namespace: 'messages' }, ({ path }) => ({
      // Drops the remarks for translators.
      contents: readFileSync(join(ROOT, 'src/texts', path), 'utf8').replace(/^#.*\n/gm, ''),
      loader: 'text',
    }));
  },
});

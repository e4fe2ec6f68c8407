import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { gameIds } from '../../src/games/registry.ts';
import { languages, MORE } from './modules.ts';
import { ROOT } from './texts.ts';

/** Modules of the package, without those of languages (`texts/en`). */
export const SUBPATHS = ['engine', 'games', 'texts', 'questions', 'pictures', 'check'] as const;

/** Declarations of the public API; leaves out internal files of `src/library`. */
export const declarations = (folder: string): void => {
  for (const name of ['types', 'own-game', ...SUBPATHS.filter((one) => one !== 'games')]) {
    const source = readFileSync(join(ROOT, `src/library/${name}.ts`), 'utf8');
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
      fileName: `${name}.ts`,
      reportDiagnostics: true,
      compilerOptions: { declaration: true, isolatedDeclarations: true, target: ts.ScriptTarget.ES2023 },
    });
    const [wrong] = diagnostics;
    if (wrong !== undefined) throw new Error(ts.flattenDiagnosticMessageText(wrong.messageText, '\n'));
    writeFileSync(join(folder, `${name}.d.ts`), outputText.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
  const games = gameIds.map((id) => `export declare const ${id}: Game;`).join('\n');
  writeFileSync(
    join(folder, 'games.d.ts'),
    `import type { Game } from './types.js';\nexport type { Game } from './types.js';\n/** Every game. */\nexport declare const all: readonly Game[];\n${games}\n`,
  );
  mkdirSync(join(folder, 'texts'), { recursive: true });
  const parts = [...gameIds, ...Object.keys(MORE)]
    .map((id) => `export declare const ${id}: Texts;`)
    .join('\n');
  for (const language of languages)
    writeFileSync(
      join(folder, `texts/${language}.d.ts`),
      `import type { Language, Texts } from '../texts.js';\n/** What every game needs. */\nexport declare const language: Language;\n/** The texts of every game, of questions and of pictures. */\nexport declare const all: readonly Texts[];\n${parts}\n`,
    );
};

/** The command line as one file: the program, minified, with the messages that it says. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { LANGUAGES } from '../../src/texts/languages.ts';
import { messageFiles, ROOT } from './texts.ts';

/** Parts of a language that no command of a terminal says (`src/texts/build.ts`). */
const UNSAID = [
  'arena',
  'classroom',
  'commands',
  'daily',
  'learn',
  'practice',
  'progress',
  'quiz',
  'race',
  'storm',
];
const MAKERS = /^import \{ (\w+) \} from '\.\/(\w+)\.ts';$/gm;

/** A module that gives message files as `src/texts/files.ts` does, from one packed text. */
const packedFiles = (names: readonly string[]): string => {
  const packed = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      names.map((name): readonly [string, string] => [
        name.replace(/\.ftl$/, ''),
        // What is for translators is not told to readers.
        readFileSync(join(ROOT, 'src/texts', language, name), 'utf8').replace(/^#.*\n/gm, ''),
      ]),
    ]),
  );
  const text = brotliCompressSync(JSON.stringify(packed), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  }).toString('base64');
  return `import { brotliDecompressSync } from 'node:zlib';
const files = JSON.parse(brotliDecompressSync(Buffer.from('${text}', 'base64')));
export const catalogueFiles = (language, ...named) =>
  files[language].filter(([name]) => named.length === 0 || named.includes(name)).map(([, text]) => text);`;
};

/** `src/texts/build.ts` without the parts that are not said; what asks for one nonetheless ends the program. */
const fewerParts = (code: string): string => {
  const without = UNSAID.reduce((text, part) => {
    const line = new RegExp(`^    ${part}: \\(\\) => (\\w+)\\(t\\),\\n`, 'm');
    if (!line.test(text)) throw new Error(`src/texts/build.ts makes no part ${part} any more`);
    return text.replace(line, '');
  }, code);
  const body = without.replaceAll(MAKERS, '');
  return without.replaceAll(MAKERS, (line, maker: string) => (body.includes(`${maker}(`) ? line : ''));
};

const modules = (files: readonly string[]): Plugin => ({
  name: 'texts',
  setup: (steps) => {
    steps.onLoad({ filter: /src[/\\]texts[/\\](?:files|build)\.ts$/ }, ({ path }) => ({
      loader: path.endsWith('build.ts') ? 'ts' : 'js',
      contents: path.endsWith('build.ts') ? fewerParts(readFileSync(path, 'utf8')) : packedFiles(files),
    }));
  },
});

const bundle = async (files: readonly string[]) => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/cli/main.ts'],
    outfile: 'sprague.js',
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    legalComments: 'none',
    logLevel: 'error',
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as programRequire } from 'node:module';const require = programRequire(import.meta.url);",
    },
    plugins: [modules(files)],
  });
  return { text: outputFiles[0]!.text, inputs: Object.keys(metafile.inputs) };
};

/** The program `sprague`, which needs nothing but Node. */
export const programText = async (): Promise<string> => {
  const { inputs } = await bundle([]);
  const sources = inputs
    .map((path) => relative(ROOT, join(ROOT, path)))
    .filter((path) => path.startsWith('src/texts/'));
  return (await bundle(messageFiles(sources))).text;
};

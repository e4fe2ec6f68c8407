/** The command line as one minified file with its messages. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { Converter } from 'opencc-js';
import { cliVersion } from '../../src/cli/version.ts';
import { LANGUAGES, type LocaleId } from '../../src/texts/languages.ts';
import { messageFiles, ROOT } from './texts.ts';

/** Parts of a language that no command uses, by file of `src/texts`. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  'sections.ts': [
    'arena',
    'bank',
    'classroom',
    'commands',
    'daily',
    'learn',
    'linkedRole',
    'pictures',
    'practice',
    'progress',
    'race',
    'storm',
  ],
  'screens.ts': [
    'menus',
    'resign',
    'challenge',
    'review',
    'stats',
    'privacy',
    'define',
    'games',
    'settings',
    'start',
    'guide',
    'help',
  ],
};
const MAKERS = /^import \{ ([\w, ]+) \} from '\.\/[\w-]+\.ts';\n/gm;

const simplified = Converter({ from: 'tw', to: 'cn' }) as (text: string) => string;

/**
 * Characters of Taiwan, each after a Simplified one that these texts never contain. Exchanging them gives the two
 * Chinese languages long common runs, which compress once.
 */
const exchanged = (text: string): string => {
  const there = new Set(text);
  const pairs = new Map<string, string>();
  for (const own of there) {
    const other = simplified(own);
    if (own.length === 1 && other.length === 1 && !there.has(other)) pairs.set(other, own);
  }
  return [...pairs].flat().join('');
};

/** Bits in two base-91 characters: 91 × 91 is 89 more than 2 ^ 13. */
const BITS_PER_PAIR = 13;
/** The characters for the digits 0 … 90, without single quotes and backslash. */
const digit = (value: number): string =>
  String.fromCharCode(value + 32 + Number(value > 6) + Number(value > 58));

/** Packed bytes as text, two characters for thirteen bits: shorter than base 64. `unpacked` of `packedFiles` reverses it. */
const packed = (text: string): { readonly length: number; readonly text: string } => {
  const bytes = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  let written = '';
  let [held, bits] = [0, 0];
  const write = (): void => {
    const value = held % 2 ** BITS_PER_PAIR;
    written += `${digit(value % 91)}${digit(Math.floor(value / 91))}`;
    held = Math.floor(held / 2 ** BITS_PER_PAIR);
    bits -= BITS_PER_PAIR;
  };
  for (const byte of bytes) {
    held += byte * 2 ** bits;
    bits += 8;
    if (bits >= BITS_PER_PAIR) write();
  }
  if (bits > 0) write();
  return { length: bytes.length, text: written };
};

/** A message key at the beginning of a line. */
const KEY = /^-?[a-z][\w-]* *=/gim;

/** A translation without its keys where they equal the English file's in order; they are restored from there. */
const withoutKeys = (text: string, english: string): string =>
  [...text.matchAll(KEY)].join() === [...english.matchAll(KEY)].join() ? text.replace(KEY, '=') : text;

/** A module that exports message files like `src/texts/files.ts`, from one packed text. */
const packedFiles = (names: readonly string[]): string => {
  const textsOf = (language: LocaleId): readonly string[] =>
    names.map((name) => {
      const path = join(ROOT, 'src/texts', language, name);
      // An unfinished language has some of the files only. The remarks for translators are dropped.
      return existsSync(path) ? readFileSync(path, 'utf8').replace(/^#.*\n/gm, '') : '';
    });
  const texts = new Map(LANGUAGES.map((language) => [language, textsOf(language)]));
  const pairs = exchanged(texts.get('zh-TW')!.join(''));
  const others = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, other, own]) => [own!, other!]));
  const taiwan = texts.get('zh-TW')!.map((text) => text.replace(/./gu, (one) => others.get(one) ?? one));
  texts.set('zh-TW', taiwan);
  const english = texts.get('en')!;
  for (const [language, own] of texts)
    if (language !== 'en')
      texts.set(
        language,
        own.map((text, i) => withoutKeys(text, english[i]!)),
      );
  const { length, text } = packed(
    JSON.stringify([names.map((name) => name.replace(/\.ftl$/, '')), Object.fromEntries([...texts]), pairs]),
  );
  return `import { brotliDecompressSync } from 'node:zlib';
const digit = (code) => code - 32 - (code > 39) - (code > 92);
const unpacked = (text) => {
  const bytes = Buffer.alloc(${length});
  for (let i = 0, at = 0, held = 0, bits = 0; i < text.length; i += 2) {
    held += (digit(text.charCodeAt(i)) + 91 * digit(text.charCodeAt(i + 1))) << bits;
    for (bits += ${BITS_PER_PAIR}; bits > 7; bits -= 8) {
      bytes[at++] = held & 255;
      held >>= 8;
    }
  }
  return bytes;
};
const [names, texts, pairs] = JSON.parse(brotliDecompressSync(unpacked('${text}')));
const taiwan = new Uint16Array(65536);
for (let i = 0; i < pairs.length; i += 2) taiwan[pairs.charCodeAt(i)] = pairs.charCodeAt(i + 1);
const own = (text) => {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i += 1) units[i] = taiwan[text.charCodeAt(i)] || text.charCodeAt(i);
  return Buffer.from(units.buffer).toString('utf16le');
};
const keyed = (text, file) => {
  const keys = texts.en[file].match(${String(KEY)});
  let at = 0;
  return text.replace(/^=/gm, () => keys[at++]);
};
export const catalogueFiles = (language, ...named) =>
  texts[language]
    .map((text, i) => keyed(language === 'zh-TW' ? own(text) : text, i))
    .filter((_, i) => named.length === 0 || named.includes(names[i]));`;
};

/** A file without the unused parts; asking for one nonetheless throws. */
const fewerParts = (name: string, code: string): string => {
  const fewer = (UNSAID[name] ?? []).reduce((text, part) => {
    const line = new RegExp(String.raw`^ {2}${part}(?:: \w+(?:\(t\b.*\))?)?,\n`, 'm');
    if (!line.test(text)) throw new Error(`src/texts/${name} makes no part ${part} any more`);
    return text.replace(line, '');
  }, code);
  // Drops makers that nothing refers to any more, and with them their messages.
  const body = fewer.replaceAll(MAKERS, '');
  return fewer.replaceAll(MAKERS, (line, makers: string) =>
    makers.split(', ').some((maker) => new RegExp(String.raw`\b${maker}\b`).test(body)) ? line : '',
  );
};

const modules = (files: readonly string[]): Plugin => ({
  name: 'texts',
  setup: (steps) => {
    steps.onLoad({ filter: /src[/\\]texts[/\\](?:sections|screens)\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: fewerParts(basename(path), readFileSync(path, 'utf8')),
    }));
    steps.onLoad({ filter: /src[/\\]texts[/\\]files\.ts$/ }, () => ({ contents: packedFiles(files) }));
    steps.onLoad({ filter: /src[/\\]cli[/\\]version\.ts$/ }, () => ({
      contents: `export const cliVersion = () => ${JSON.stringify(cliVersion())};`,
    }));
    // A canvas is a binary for one system, and fonts take megabytes.
    steps.onLoad({ filter: /src[/\\]cli[/\\]pdf\.ts$/ }, () => ({
      contents: 'export const printPdf = null;',
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

/** The program `sprague`, which needs only Node. */
export const programText = async (): Promise<string> => {
  const { inputs } = await bundle([]);
  const sources = inputs
    .map((path) => relative(ROOT, join(ROOT, path)))
    .filter((path) => path.startsWith('src/texts/'));
  return (await bundle(messageFiles(sources))).text;
};

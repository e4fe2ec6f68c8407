import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { catalogueFiles } from '../../texts/files.ts';
import { LANGUAGES } from '../../texts/languages.ts';

export interface Bundle {
  readonly script: string;
  readonly style: string;
}

const client = fileURLToPath(new URL('./client/', import.meta.url));

/** The page's messages by language. */
const pageTexts = (): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, catalogueFiles(language, 'page').join('')]));

async function make(): Promise<Bundle> {
  const result = await build({
    absWorkingDir: client,
    entryPoints: { page: 'main.tsx', style: 'css/index.css' },
    outdir: 'out',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'esnext',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { PAGE_TEXTS: JSON.stringify(pageTexts()) },
    legalComments: 'none',
    logLevel: 'silent',
  });
  // Ends the bundler's process.
  await stop();
  const file = (end: string): string => result.outputFiles.find((one) => one.path.endsWith(end))?.text ?? '';
  return { script: file('page.js'), style: file('style.css') };
}

let made: Promise<Bundle> | null = null;

/** The page's client, bundled in memory once per process. Rejects if it does not compile. */
export function bundle(): Promise<Bundle> {
  made ??= make();
  return made;
}

import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { LongFirst } from './test/support/long-first.ts';

/**
 * The built program (`npm run build`), whose files the threads and processes of tests run: from the sources each would load and
 * translate the whole bot anew. `npm test` builds it; without it they run from the sources.
 */
const PROGRAM = process.env['TEST_PROGRAM'];

const builtThreads = {
  name: 'built threads',
  enforce: 'pre',
  // What was translated for one program is kept on the disk, and is not asked for with another.
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyedBy }) => {
    keyedBy(() => PROGRAM ?? 'sources');
  },
  transform: (code: string, id: string) =>
    PROGRAM === undefined || !/\/src\/(?:worker|picture)\/.*\.ts$/.test(id)
      ? null
      : code.replace(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, name: string) => {
          const file = join(PROGRAM, relative(import.meta.dirname, dirname(id)), `${name}.js`);
          return `new URL('${pathToFileURL(file).href}')`;
        }),
} satisfies NonNullable<ViteUserConfig['plugins']>[number];

/** Tests of processes and threads, and of what a process keeps: each file in a process of its own. */
const ALONE = [
  'test/built.test.ts',
  'test/cli/exit.test.ts',
  'test/environment.test.ts',
  'test/maths/octal.test.ts',
];

const STORE = ['test/store/**/*.test.ts'];

/** Tests with a real browser. On a busy machine it may lay a page out late, so these are tried twice; a fault fails twice. */
const BROWSER = [
  'test/page/**/*.test.ts',
  'test/site/site.test.ts',
  'test/e2e/{browsers,classroom,played,quiz-browsers,touched}.test.ts',
];

export default defineConfig({
  plugins: [builtThreads],
  test: {
    // What is waited for comes; how soon is no test's business on a busy machine. These end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    setupFiles: process.env['TEST_METER'] === undefined ? [] : ['test/support/meter.ts'],
    // Kept on the disk, by content: to translate the sources takes seconds a run, and as long again in each project below.
    experimental: { fsModuleCache: true },
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      // These share a PostgreSQL server, each with a database of its own.
      {
        extends: true,
        test: { name: 'store', include: STORE, globalSetup: 'test/store/server-setup.ts', isolate: false },
      },
      { extends: true, test: { name: 'browser', include: BROWSER, retry: 1, isolate: false } },
      // Modules keep nothing but what they have worked out and may be asked again, so the files that a process runs share
      // them: to load the whole bot anew for each would be a fifth of all the work.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [...ALONE, ...STORE, ...BROWSER],
          isolate: false,
        },
      },
    ],
  },
});

import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { LongFirst } from './test/support/long-first.ts';

/**
 * The built program (`npm run build`), which threads and processes of tests run: from the sources each would load and
 * compile the whole bot. `npm test` builds it; without it they run from the sources.
 */
const PROGRAM = process.env['TEST_PROGRAM'];

const builtThreads = {
  name: 'built threads',
  enforce: 'pre',
  // Cached translations of one program are not used for another.
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

/** Tests of processes and threads, and of caches within a process: each file in its own process. */
const ALONE = [
  'test/built.test.ts',
  'test/cli/exit.test.ts',
  'test/environment.test.ts',
  'test/maths/octal.test.ts',
];

const STORE = ['test/store/**/*.test.ts'];

/** Tests with a real browser, which a busy machine may slow down: tried twice; a fault fails twice. */
const BROWSER = [
  'test/page/**/*.test.ts',
  'test/site/site.test.ts',
  'test/e2e/{accessible,browsers,browsers-soak,classroom,fits,played,quiz-browsers,touched}.test.ts',
];

export default defineConfig({
  plugins: [builtThreads],
  test: {
    // Busy machines are slow: these limits only end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    setupFiles: process.env['TEST_METER'] === undefined ? [] : ['test/support/meter.ts'],
    // Cached by content on disk: translating the sources takes seconds per run, and again for each project below.
    experimental: { fsModuleCache: true },
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      // Share a PostgreSQL server, with a database each.
      {
        extends: true,
        test: { name: 'store', include: STORE, globalSetup: 'test/store/server-setup.ts', isolate: false },
      },
      { extends: true, test: { name: 'browser', include: BROWSER, retry: 1, isolate: false } },
      // Modules keep only computed values, so files in one process share them: loading the whole bot for each would take
      // a fifth of the time.
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

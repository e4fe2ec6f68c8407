import { defineConfig } from 'vitest/config';

/** Tests of processes and threads, and of what a process keeps: each file in a process of its own. */
const ALONE = [
  'test/built.test.ts',
  'test/cli/exit.test.ts',
  'test/environment.test.ts',
  'test/maths/octal.test.ts',
  'test/worker/**/*.test.ts',
];

const STORE = ['test/store/**/*.test.ts'];

/** Tests with a real browser. On a busy machine it may lay a page out late, so these are tried twice; a fault fails twice. */
const BROWSER = ['test/page/**/*.test.ts', 'test/e2e/{browsers,classroom,played,quiz-browsers,touched}.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes; how soon is no test's business on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      // These share a PostgreSQL server, each with a database of its own.
      {
        extends: true,
        test: { name: 'store', include: STORE, globalSetup: 'test/store/server-setup.ts' },
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

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes; how soon is no test's business on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});

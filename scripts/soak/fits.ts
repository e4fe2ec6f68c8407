/** Dealt boards of every game and size, each fully visible on a laptop and a phone (test/e2e/fits.test.ts). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

const { status } = spawnSync(process.execPath, [VITEST, 'run', 'test/e2e/fits.test.ts'], {
  cwd: ROOT,
  env: { ...process.env, TEST_SIZES: '1,2,3,4,5' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

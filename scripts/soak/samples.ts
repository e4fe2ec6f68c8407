/**
 * The tests that try a sample in `npm test` (test/support/amount.ts, also through test/support/drawn.ts), with the
 * whole set. Takes hours of one core; `TEST_WHOLE=1 npm run test -- nim` does one area.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('test', file))
  .filter((file) => /support\/(?:amount|drawn)\.ts/.test(readFileSync(join(ROOT, file), 'utf8')))
  .sort();
console.log(`${files.length} files: ${files.join(', ')}`);
const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test.ts', ...files, '--long'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, TEST_WHOLE: '1' },
});
process.exitCode = run.status ?? 1;

/**
 * Seconds of every test file, written to test/seconds.json: `npm run test -- AREA` leaves the long ones out, and the whole
 * run starts with them. Processor seconds, or the duration where the file waits longer than it computes; so run it on a quiet
 * machine.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metered } from '../../test/support/meter.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TABLE = join(ROOT, 'test', 'seconds.json');
/** Least number of seconds listed. */
const MIN_LISTED_SECONDS = 1;

const meter = join(tmpdir(), `sprague-meter-${process.pid}.jsonl`);
const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, TEST_METER: meter },
});
const all = readFileSync(meter, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Metered)
  .map(({ file, processor, elapsed }) => ({ file, seconds: Math.max(processor, elapsed) }))
  .sort((a, b) => b.seconds - a.seconds);
rmSync(meter);
const listed = all.filter(({ seconds }) => seconds >= MIN_LISTED_SECONDS);
writeFileSync(
  TABLE,
  `${JSON.stringify(Object.fromEntries(listed.map(({ file, seconds }) => [file, Math.round(10 * seconds) / 10])), null, 2)}\n`,
);
const sum = all.reduce((total, { seconds }) => total + seconds, 0);
for (const { file, seconds } of listed.slice(0, 30))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
console.log(
  `${all.length} files, ${sum.toFixed(0)} seconds; ${listed.length} files of ${MIN_LISTED_SECONDS} s or more in test/seconds.json`,
);
process.exitCode = run.status ?? 1;

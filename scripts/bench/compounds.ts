/**
 * Compounds of 200,000 components, parsed, analysed and explained with their proof by the built command line:
 * processor time relative to an empty Node process, and peak memory. Needs `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepFigures } from '../figures.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMPONENTS = 200_000;
const SEED = 12_345;
const RUNS = 3;
/** Limit in times an empty Node process: two seconds where that takes 0.04. */
const MAX_TIME_RATIO = 50;
const MAX_MEMORY_MB = 400;

let state = SEED;
const draw = (most: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return 1 + Math.floor((state / 2 ** 32) * most);
};

const HEAPS = (): string => `nim ${draw(1000)}`;
const MIXED: readonly (() => string)[] = [
  HEAPS,
  () => `kayles ${draw(20)}`,
  () => `wythoff 3 ${draw(30)}`,
  () => `subtraction s=1,3 ${draw(50)}`,
  () => `chomp 2x${draw(5)}`,
];
const COMPOUNDS = {
  Nim: HEAPS,
  'five games': (i: number) => MIXED[i % MIXED.length]!(),
};

const TOLD = `data:text/javascript,process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process._rawDebug(JSON.stringify([maxRSS, userCPUTime + systemCPUTime]));
})`;

/** Processor time in seconds, and peak memory in MB. */
const run = (words: readonly string[]): readonly [seconds: number, mb: number] => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', TOLD, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  const [kilobytes, microseconds] = JSON.parse(stderr.trim().split('\n').at(-1)!) as [number, number];
  return [microseconds / 1e6, kilobytes / 1024];
};

/** Least time of several runs, with the memory of that run. */
const best = (words: readonly string[]): readonly [seconds: number, mb: number] =>
  Array.from({ length: RUNS }, () => run(words)).reduce((a, b) => (b[0] < a[0] ? b : a));

const [nothing] = best(['-e', '0']);
console.log(`  a Node that does nothing: ${nothing.toFixed(3)} s`);
const folder = mkdtempSync(join(tmpdir(), 'sprague-compounds-'));
try {
  const figures = Object.entries(COMPOUNDS).flatMap(([games, component]) =>
    ['sum', 'every', 'all', 'any'].flatMap((how) => {
      const file = join(folder, 'line.txt');
      const line = Array.from({ length: COMPONENTS }, (_, i) => component(i)).join(' + ');
      writeFileSync(file, how === 'sum' ? line : `${how} ${line}`);
      const [seconds, mb] = best(['dist/src/cli/main.js', 'analyze', '--level', 'proof', '--file', file]);
      const what = `${how} of ${COMPONENTS.toLocaleString('en')} components, ${games}`;
      console.log(`  ${what}: ${seconds.toFixed(2)} s, ${mb.toFixed(0)} MB`);
      return [
        { what, value: seconds / nothing, unit: 'times', most: MAX_TIME_RATIO },
        { what: `${what}: memory`, value: mb, unit: 'MB', most: MAX_MEMORY_MB },
      ];
    }),
  );
  keepFigures('compounds', figures);
} finally {
  rmSync(folder, { recursive: true });
}

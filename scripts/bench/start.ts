/** Processor time until the built command line has answered and the built bot is ready, relative to an empty Node process. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { at, end, memory, processorTime, sprague, start, stop } from '../bots/beside.ts';
import { keepFigures } from '../figures.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUNS = 5;
/** Limit in times an empty Node process. */
const MAX_ANSWER_RATIO = 3.75;
const MAX_START_RATIO = 14;

/** Seconds of a process that ends by itself, from Linux's count for its parent (fields 16 and 17). */
const seconds = (words: readonly string[]): number => {
  const script = `
    const { spawnSync } = require('node:child_process');
    const { status, stderr } = spawnSync(process.execPath, ${JSON.stringify(words)}, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const fields = require('node:fs').readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    console.log((Number(fields[13]) + Number(fields[14])) / 100);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', cwd: ROOT });
  if (stdout === '') throw new Error(stderr);
  return Number(stdout);
};

const median = (measure: () => number): number => at(Array.from({ length: RUNS }, measure), 0.5);

const nothing = median(() => seconds(['-e', '0']));
const answer = median(() => seconds(['dist/src/cli/main.js', 'analyze', 'nim', '3', '4', '5']));
const bot = await sprague();
const starts: number[] = [];
let held: number | null = null;
try {
  for (let i = 0; i < RUNS; i += 1) {
    await start(bot);
    starts.push((processorTime(bot) ?? Number.NaN) / 1000);
    held = memory(bot);
    await stop(bot);
  }
} finally {
  await end(bot);
}
console.log(`  a Node that does nothing: ${nothing.toFixed(2)} s`);
console.log(`  sprague analyze nim 3 4 5: ${answer.toFixed(2)} s`);
console.log(
  `  the bot until it is there: ${at(starts, 0.5).toFixed(2)} s, ${held?.toFixed(0) ?? 'unknown'} MB`,
);
keepFigures('start', [
  { what: 'sprague analyze nim 3 4 5', value: answer / nothing, unit: 'times', most: MAX_ANSWER_RATIO },
  {
    what: 'the bot until it is there',
    value: at(starts, 0.5) / nothing,
    unit: 'times',
    most: MAX_START_RATIO,
  },
]);

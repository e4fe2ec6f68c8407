/**
 * A class without accounts: many windows of students (200) on the built bot, and a quiz of 5 questions, each answered
 * by all within some milliseconds (5,000; 0: at once; arguments: STUDENTS, QUESTIONS, WITHIN, SEED). Checks that
 * every answer is confirmed and counted, and that nobody sees another's private messages. Reports the time from press
 * to answer, the bot's memory, the longest stop of its event loop, and the machine's load. Fails where the 99th
 * percentile of answers spread over at least 5 s reaches 300 ms. Of 200 at once each costs the bot some 15 ms, so the
 * last wait about 2 s: no bound there. PROFILE in the environment: a folder for a profile of the bot.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { child } from '../../test/support/child.ts';
import { takeInWindows } from '../../test/support/class/windows.ts';
import { MEMORY_FLAGS, type Memory } from '../../test/support/memory.ts';
import { percentile } from '../../test/support/players.ts';
import { random } from '../../test/support/random.ts';
import { spreadOf } from '../soak-report.ts';

const [students = 200, questions = 5, withinMs = 5_000, seed = 1] = process.argv.slice(2).map(Number);
const { PROFILE } = process.env;
/** Spread of answers from which the 99th percentile has a bound, in milliseconds. */
const BOUND_FROM_MS = 5_000;
const BOUND_MS = 300;

/** Busy and total milliseconds of all processors. */
const worked = (): readonly [busy: number, all: number] => {
  const times = cpus().map((one) => Object.values(one.times).reduce((sum, ms) => sum + ms, 0));
  const idle = cpus().reduce((sum, one) => sum + one.times.idle, 0);
  const all = times.reduce((sum, ms) => sum + ms, 0);
  return [all - idle, all];
};

const folder = mkdtempSync(join(tmpdir(), 'sprague-classroom-'));
const bot = await child(
  { DATA_DIR: folder, CLASSROOM: 'local', LOCAL_PORT: '0', LOG_LEVEL: 'warn' },
  /code \w{3} \w{3}/,
  [...MEMORY_FLAGS, ...(PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`])],
  'scripts/start.js',
);
/** The bot's memory, and its event loop since the last call. */
const look = (): Promise<Memory> =>
  new Promise((resolve) => {
    bot.process.once('message', resolve as (message: unknown) => void);
    bot.process.send?.('memory');
  });
try {
  const output = bot.output();
  const before = (await look()).resident;
  const [load] = loadavg();
  const [busyBefore, allBefore] = worked();
  const ours = process.cpuUsage();
  const loops: Memory[] = [];
  const taken = await takeInWindows(
    {
      page: /Teacher: (http:\/\/[^/]+)\//.exec(output)![1]!,
      secret: /#teach=(\S+)/.exec(output)![1]!,
      code: /code (\w{3} \w{3})/.exec(output)![1]!,
    },
    {
      students,
      questions,
      withinMs,
      random: random(seed),
      at: async (what) => {
        const seen = await look();
        if (what === 'asked') loops.push(seen);
      },
    },
  );
  const [busy, all] = worked();
  const { user, system } = process.cpuUsage(ours);
  const botMs = loops.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const share = (ms: number): string => `${((ms / (all - allBefore)) * 100).toFixed(0)}%`;
  console.log(
    `machine: ${cpus().length} processors, load ${load!.toFixed(1)} before; ${share(busy - busyBefore)} busy, of that the windows ${share((user + system) / 1000)} and the bot’s questions ${share(botMs)}`,
  );
  const say = (what: string, times: readonly number[]): void => {
    console.log(`${times.length} ${what}: ${spreadOf(times)}`);
  };
  say('students came in', taken.joinMs);
  console.log(`${(botMs / taken.answerMs.length).toFixed(1)} ms of processor time an answer`);
  say(withinMs === 0 ? 'answers at once' : `answers within ${withinMs} ms`, taken.answerMs);
  console.log(
    `event loop: behind by ${Math.max(...loops.map(({ loopMs }) => loopMs)).toFixed(0)} ms at most; memory: ${before.toFixed(0)} MiB before, ${Math.max(...loops.map(({ resident }) => resident)).toFixed(0)} MiB at most (resident, after a collection)`,
  );
  console.log(
    `${taken.refused} refused; ${taken.mixed} saw what was private to another, ${taken.missing} had nothing of their own; counted: ${taken.counted.join(', ')}`,
  );
  const isBound = withinMs >= BOUND_FROM_MS;
  const isMet = percentile(taken.answerMs, 0.99) < BOUND_MS;
  if (isBound) console.log(`p99 below ${BOUND_MS} ms: ${isMet ? 'met' : 'not met'}`);
  if (taken.refused + taken.mixed + taken.missing > 0 || (isBound && !isMet)) process.exitCode = 1;
} finally {
  await bot.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

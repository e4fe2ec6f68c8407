/**
 * How long `/analyze nim 3 4 5` takes from the click to the answer (and to the pictures that follow it), through the real discord.js over loopback, beside an empty
 * bot on the same library that answers “pong”: each in a process of its own, the clicks interleaved, so that both meet the
 * same weather. Also how long both take to start, and the memory they hold.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Local, startLocal } from '../../src/local/index.ts';
import type { SlashCall } from '../../src/local/types.ts';

const ROOT = join(import.meta.dirname, '../..');
const WARM_UP = 300;
const CLICKS = 2000;
const STARTS = 3;
const FRESH = 729;
/** Milliseconds. */
const PICTURE_WAIT = 10_000;

interface Subject {
  readonly name: string;
  /** Node's words. */
  readonly program: readonly string[];
  readonly call: SlashCall;
  readonly local: Local;
  /** Whether its answer is followed by pictures. */
  readonly draws: boolean;
  readonly folder: string;
  readonly starts: number[];
  readonly times: number[];
  /** From the click until the pictures are there, too. */
  readonly whole: number[];
  /** Of clicks that ask something new each time. */
  readonly fresh: number[];
  process: ChildProcess | null;
}

const subject = async (
  name: string,
  program: readonly string[],
  call: SlashCall,
  draws: boolean,
): Promise<Subject> => ({
  name,
  draws,
  program,
  call,
  local: await startLocal(),
  folder: await mkdtemp(join(tmpdir(), 'bench-')),
  starts: [],
  times: [],
  whole: [],
  fresh: [],
  process: null,
});

/** Starts the bot; the time from the start of the process to its word that it is there. */
const start = async (one: Subject): Promise<void> => {
  const from = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const started = spawn(process.execPath, one.program, {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      DISCORD_TOKEN: one.local.token,
      DISCORD_API: one.local.api,
      DATA_DIR: one.folder,
      // One person asks faster here than any may.
      COMMANDS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  one.process = started;
  await new Promise<void>((resolve, reject) => {
    started.once('exit', () => {
      reject(new Error(`${one.name} ended`));
    });
    started.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is on Discord')) resolve();
    });
  });
  one.starts.push(performance.now() - from);
};

const stop = (one: Subject): Promise<void> =>
  new Promise((resolve) => {
    const { process: running } = one;
    one.process = null;
    if (running === null || running.exitCode !== null) resolve();
    else {
      running.removeAllListeners('exit');
      running.once('exit', () => {
        resolve();
      });
      running.kill('SIGTERM');
    }
  });

/** Resident memory in megabytes, where the system tells it (Linux). */
const memory = (one: Subject): number | null => {
  try {
    const status = readFileSync(`/proc/${one.process?.pid ?? 0}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return null;
  }
};

interface Clicked {
  readonly answered: number;
  readonly whole: number;
}

/** One click. It ends when the pictures are there that follow the answer, so that they do not slow down the next one. */
const click = async (one: Subject, call: SlashCall = one.call): Promise<Clicked> => {
  const { world } = one.local;
  const person = world.people()[1]!.id;
  const channel = world.channels(person)[0]!.id;
  const drawn = one.draws ? nextPicture(one.local) : Promise.resolve();
  const from = performance.now();
  const ack = await world.slash(person, channel, call);
  const answered = performance.now() - from;
  if (ack.kind !== 'replied') throw new Error(`${one.name} answered ${JSON.stringify(ack)}`);
  await drawn;
  const whole = performance.now() - from;
  // What nobody looks at any more would only make the little server slower.
  world.dismiss(person, ack.message);
  return { answered, whole };
};

/** Resolves with the next message that has a picture. */
const nextPicture = ({ world }: Local): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('the pictures never came'));
    }, PICTURE_WAIT);
    const end = world.subscribe((event) => {
      if (event.kind !== 'message-updated' && event.kind !== 'message-created') return;
      if (event.message.attachments.length === 0) return;
      clearTimeout(late);
      end();
      resolve();
    });
  });

/** Small positions of Nim, each asked once: nothing that was remembered of another helps. */
const freshCall = (i: number): SlashCall => ({
  name: 'analyze',
  options: [
    {
      name: 'line',
      type: 3,
      value: `nim ${1 + (i % 9)} ${1 + (Math.floor(i / 9) % 9)} ${1 + Math.floor(i / 81)}`,
    },
  ],
});

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!;

const row = (name: string, ours: string, theirs: string, ratio = ''): void => {
  console.log(`  ${name.padEnd(26)} ${ours.padStart(12)} ${theirs.padStart(12)} ${ratio.padStart(9)}`);
};
const ms = (time: number): string => `${time.toFixed(2)} ms`;
const mb = (size: number | null): string => (size === null ? 'unknown' : `${size.toFixed(0)} MB`);

const sprague = await subject(
  'sprague',
  ['--max-semi-space-size=4', '--v8-pool-size=1', 'scripts/start.js'],
  {
    name: 'analyze',
    options: [{ name: 'line', type: 3, value: 'nim 3 4 5' }],
  },
  true,
);
const pong = await subject(
  'pong',
  ['--import', 'tsx', 'scripts/bots/pong.ts'],
  { name: 'ping', options: [] },
  false,
);
const both = [sprague, pong] as const;
try {
  for (let i = 0; i < STARTS; i += 1)
    for (const one of both) {
      await stop(one);
      await start(one);
    }
  for (let i = 0; i < WARM_UP; i += 1) for (const one of both) await click(one);
  const idle = both.map(memory);
  for (let i = 0; i < CLICKS; i += 1)
    for (const one of i % 2 === 0 ? both : both.toReversed()) {
      const { answered, whole } = await click(one);
      one.times.push(answered);
      one.whole.push(whole);
    }
  for (let i = 0; i < FRESH; i += 1) {
    sprague.fresh.push((await click(sprague, freshCall(i))).answered);
    pong.fresh.push((await click(pong)).answered);
  }
  console.log(`round trip of /analyze nim 3 4 5, ${CLICKS} clicks each, interleaved with an empty bot’s:`);
  row('', 'sprague', 'pong', 'ratio');
  for (const [name, share] of [
    ['median', 0.5],
    ['p90', 0.9],
    ['p99', 0.99],
  ] as const) {
    const [ours, theirs] = [at(sprague.times, share), at(pong.times, share)];
    row(name, ms(ours), ms(theirs), (ours / theirs).toFixed(2));
  }
  row('with pictures, median', ms(at(sprague.whole, 0.5)), '');
  row('with pictures, p99', ms(at(sprague.whole, 0.99)), '');
  const [asked, answered] = [at(sprague.fresh, 0.5), at(pong.fresh, 0.5)];
  row(`median, ${FRESH} new lines`, ms(asked), ms(answered), (asked / answered).toFixed(2));
  const [ours, theirs] = [at(sprague.starts, 0.5), at(pong.starts, 0.5)];
  row('start (median of 3)', ms(ours), ms(theirs), (ours / theirs).toFixed(2));
  row('memory after the warm-up', mb(idle[0]!), mb(idle[1]!));
  row('memory at the end', mb(memory(sprague)), mb(memory(pong)));
} finally {
  for (const one of both) {
    await stop(one);
    await one.local.close();
    await rm(one.folder, { recursive: true, force: true });
  }
}

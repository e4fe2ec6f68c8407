/** A bot beside an empty one on the same library, each in its own process with its own loopback Discord. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Local, startLocal } from '../../src/local/index.ts';
import type { Memory } from '../../test/support/memory.ts';
import { NO_LIMITS } from '../../test/support/players.ts';
import { START_FLAGS } from '../../test/support/start-flags.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Clock ticks a second in Linux's files of processor time. */
const TICKS_PER_SECOND = 100;

export interface Bot {
  readonly name: string;
  /** Arguments of Node. */
  readonly program: readonly string[];
  readonly local: Local;
  readonly folder: string;
  process: ChildProcess | null;
}

const bot = async (name: string, program: readonly string[]): Promise<Bot> => ({
  name,
  program,
  local: await startLocal({ limits: NO_LIMITS }),
  folder: await mkdtemp(join(tmpdir(), 'bench-')),
  process: null,
});

/** The bot as `npm start` runs it, with these extra flags of Node; `start` starts it. */
export const sprague = (flags: readonly string[] = []): Promise<Bot> =>
  bot('sprague', [...START_FLAGS, ...flags, 'scripts/start.js']);
/** The empty bot; `start` starts it. */
export const pong = (flags: readonly string[] = []): Promise<Bot> =>
  bot('pong', ['--import', 'tsx', ...flags, 'scripts/bots/pong.ts']);

/** Starts the bot; resolves with the milliseconds until it reports that it is ready. */
export const start = async (one: Bot): Promise<number> => {
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
      // One person asks faster here than is allowed.
      COMMANDS_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  one.process = started;
  await new Promise<void>((resolve, reject) => {
    started.once('exit', () => {
      reject(new Error(`${one.name} ended`));
    });
    started.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is on Discord')) resolve();
    });
  });
  return performance.now() - from;
};

export const stop = (one: Bot): Promise<void> =>
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

/** Stops the bot and its Discord. */
export const end = async (one: Bot): Promise<void> => {
  await stop(one);
  await one.local.close();
  await rm(one.folder, { recursive: true, force: true });
};

const told = (one: Bot, file: string): string | null => {
  try {
    return readFileSync(`/proc/${one.process?.pid ?? 0}/${file}`, 'utf8');
  } catch {
    return null;
  }
};

/** Memory and event loop since the last call, of a bot started with `MEMORY_FLAGS`. */
export const heard = async ({ process: running }: Bot): Promise<Memory> => {
  const answer = once(running!, 'message') as Promise<[Memory]>;
  running!.send('memory');
  return (await answer)[0];
};

/** Resident memory in megabytes; null where the system does not tell it (not Linux). */
export const memory = (one: Bot): number | null => {
  const status = told(one, 'status');
  return status === null ? null : Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Processor time of all its threads in milliseconds; null where the system does not tell it (not Linux). */
export const processorTime = (one: Bot): number | null => {
  // Fields after the name, which may contain anything; the state is field 3, user and system time fields 14 and 15.
  const fields = told(one, 'stat')?.split(') ').at(-1)?.split(' ');
  return fields === undefined ? null : ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
};

/** The quantile of `times` at this share. */
export const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!;

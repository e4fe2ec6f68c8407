/** Bots in their own processes on one PostgreSQL database and one loopback Discord, to be killed, frozen and restarted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Local } from '../../../src/local/index.ts';
import { START_FLAGS } from '../start-flags.ts';

/** Longest start of a process, in milliseconds: it may have to wait for another one's shards. */
const START_MS = 180_000;

export interface Machine {
  readonly name: string;
  readonly pid: number;
  readonly output: () => string;
  readonly runs: () => boolean;
  /** Kills it without notice. */
  kill(): Promise<void>;
  /** Asks it to end; returns its exit code. */
  stop(): Promise<number | null>;
  /** Suspends it, which it does not notice. */
  freeze(): void;
  thaw(): void;
  readonly ended: Promise<number | null>;
}

export interface Fleet {
  /** Starts another one, of program `main` if given; resolves when it is on Discord, or waits for other processes to leave. */
  readonly start: (name: string, env?: Readonly<Record<string, string>>, main?: string) => Promise<Machine>;
  readonly machines: ReadonlySet<Machine>;
  /** All log lines, as JSON. */
  logged(): readonly string[];
  close(): Promise<void>;
}

export interface FleetOptions {
  readonly local: Pick<Local, 'api' | 'token'>;
  readonly database: string;
  /** The built program (`npm run build`): its `src/main.js`. */
  readonly program: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const fleetOf = ({ local, database, program, env = {} }: FleetOptions): Fleet => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-fleet-'));
  const machines = new Set<Machine>();
  const logs: string[] = [];
  const start: Fleet['start'] = async (name, more = {}, main = program) => {
    const { PATH = '', HOME = '' } = process.env;
    const started = spawn(process.execPath, [...START_FLAGS, main], {
      env: {
        PATH,
        HOME,
        DISCORD_TOKEN: local.token,
        DISCORD_API: local.api,
        DATABASE_URL: database,
        DATA_DIR: join(folder, name),
        COMMANDS_PER_MINUTE: '0',
        LOG_LEVEL: 'warn',
        ...env,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let runs = true;
    const ended = once(started, 'exit').then(([code]) => {
      runs = false;
      machines.delete(machine);
      return code as number | null;
    });
    const signal = (which: NodeJS.Signals): void => {
      if (runs) started.kill(which);
    };
    const machine: Machine = {
      name,
      pid: started.pid ?? 0,
      output: () => output,
      runs: () => runs,
      ended,
      kill: async () => {
        signal('SIGKILL');
        await ended;
      },
      stop: async () => {
        signal('SIGTERM');
        return ended;
      },
      freeze: () => {
        signal('SIGSTOP');
      },
      thaw: () => {
        signal('SIGCONT');
      },
    };
    machines.add(machine);
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new Error(`${name} does not start: ${output}`));
      }, START_MS);
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (/is on Discord|is ready and waits/.test(output)) resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\n')) if (line !== '') logs.push(`${name} ${line}`);
        read(chunk);
      });
      void ended.then((code) => {
        reject(new Error(`${name} ended with ${code}: ${output}`));
      });
      void ended.finally(() => {
        clearTimeout(late);
      });
    });
    return machine;
  };
  return {
    start,
    machines,
    logged: () => logs,
    close: async () => {
      for (const machine of [...machines]) {
        machine.thaw();
        await machine.kill();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

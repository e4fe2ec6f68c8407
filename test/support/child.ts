/** The bot in a process of its own, on a loopback Discord of the test's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programWords } from './program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Child {
  readonly process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** Sends a signal and waits for the end; gives the exit code, or the signal it died of. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | string | null>;
}

/**
 * Starts it and waits for `ready` on its output; fails with what it printed where it ends before. `flags`: of Node, beside
 * those of `npm start`; then the parent may write to it by `process.send`. `program`: the bot, unless said otherwise.
 */
export const child = async (
  env: Readonly<Record<string, string>>,
  ready: RegExp,
  flags: readonly string[] = [],
  program?: string,
): Promise<Child> => {
  const { PATH = '', HOME = '' } = process.env;
  const words = program === undefined ? programWords('src/main') : [program];
  const started = spawn(process.execPath, [...flags, ...words], {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(flags.length === 0 ? [] : (['ipc'] as const))],
  });
  const { stdout, stderr } = started;
  if (stdout === null || stderr === null) throw new Error('the bot has no output');
  let output = '';
  const ended = new Promise<number | string | null>((resolve) => {
    started.once('exit', (code, signal) => {
      resolve(code ?? signal);
    });
  });
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (ready.test(output)) resolve();
    };
    stdout.on('data', read);
    stderr.on('data', read);
    void ended.then((code) => {
      reject(new Error(`ended with ${code}: ${output}`));
    });
  });
  return {
    process: started,
    output: () => output,
    end: (signal) => {
      started.kill(signal);
      return ended;
    },
  };
};

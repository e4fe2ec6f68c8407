/** The bot in its own process, on a loopback Discord of the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programWords } from './program.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Child {
  readonly process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Sends a signal and waits for the end; returns the exit code, or the signal that killed it. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | string | null>;
}

/**
 * Starts it and waits for `ready` in its output; rejects with the output if it ends first. `flags`: further flags of Node;
 * then the parent may write to it by `process.send`. `program`: the bot by default.
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

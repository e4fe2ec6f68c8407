/** The command line in this process: its output and exit code. */
import { Readable } from 'node:stream';
import { runProgram } from '../../src/cli/program.ts';

export interface Printed {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const printed = async (words: readonly string[], input = ''): Promise<Printed> => {
  let [stdout, stderr] = ['', ''];
  const status = await runProgram(words, {
    input: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    isTerminal: false,
    write: (text) => {
      stdout += text;
      return Promise.resolve();
    },
    complain: (text) => {
      stderr += text;
    },
  });
  return { status, stdout, stderr };
};

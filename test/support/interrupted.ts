/** A program on a terminal, in which a person presses Ctrl+C. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';

/** What a command line prints that is interrupted once it offers to be; it must end with 130. Needs the program `script`. */
export const interrupted = async (line: string, cwd?: string): Promise<string> => {
  const terminal = spawn('script', ['-qec', line, '/dev/null'], { cwd });
  let said = '';
  terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!said.includes('Ctrl+C') && (said + text).includes('Ctrl+C')) terminal.stdin.write('\u0003');
    said += text;
  });
  expect(await once(terminal, 'close')).toEqual([130, null]);
  return said;
};

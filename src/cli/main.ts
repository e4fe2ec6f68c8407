import { styleText } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { answerInThread, answerPatiently, progressLine } from './patient.ts';
import { runProgram } from './program.ts';

const complain = (text: string): void => {
  process.stderr.write(text);
};

if (isMainThread) {
  // A reader that stopped listening (`| head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.exitCode = await runProgram(process.argv.slice(2), {
    input: process.stdin,
    isTerminal: process.stdin.isTTY,
    // Waits until the text is consumed, so that output to a slow reader doesn't pile up.
    write: (text) =>
      new Promise((resolve, reject) =>
        process.stdout.write(text, (error) => (error ? reject(error) : resolve())),
      ),
    complain,
    ...(process.stderr.isTTY ? { answer: answerPatiently(new URL(import.meta.url), complain) } : {}),
    ...(process.stderr.isTTY ? { progress: progressLine(complain) } : {}),
    printsThere: process.stdout.isTTY,
    // No colours if NO_COLOR is set, or the terminal has none.
    ...(process.stdout.isTTY && process.stdout.hasColors() ? { paint: styleText } : {}),
  });
} else await answerInThread();

import { isMainThread } from 'node:worker_threads';
import { answerInThread, answerPatiently, progressLine } from './patient.ts';
import { runProgram } from './program.ts';

const complain = (text: string): void => {
  process.stderr.write(text);
};

/** A thread loads no TypeScript by itself: the sources answer here, and Ctrl+C ends them. */
const isBuilt = !import.meta.url.endsWith('.ts');

if (isMainThread) {
  // A reader that stopped listening (`| head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.exitCode = await runProgram(process.argv.slice(2), {
    input: process.stdin,
    isTerminal: process.stdin.isTTY,
    // Waits until the text has been taken, so that a slow reader is not drowned.
    write: (text) =>
      new Promise((resolve, reject) =>
        process.stdout.write(text, (error) => (error ? reject(error) : resolve())),
      ),
    complain,
    ...(process.stderr.isTTY && isBuilt
      ? { answer: answerPatiently(new URL(import.meta.url), complain) }
      : {}),
    // Answers on the same terminal show by themselves how far it is.
    ...(process.stderr.isTTY && !process.stdout.isTTY ? { progress: progressLine(complain) } : {}),
  });
} else await answerInThread();

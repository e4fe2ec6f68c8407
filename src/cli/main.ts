import { runProgram } from './program.ts';

/** A reader that stopped listening (`| head`) is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runProgram(process.argv.slice(2), {
  input: process.stdin,
  isTerminal: process.stdin.isTTY,
  // Waits until the text has been taken, so that a slow reader is not drowned.
  write: (text) =>
    new Promise((resolve, reject) =>
      process.stdout.write(text, (error) => (error ? reject(error) : resolve())),
    ),
  complain: (text) => {
    process.stderr.write(text);
  },
});

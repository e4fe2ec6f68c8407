/** Starts the bot as it was built, or with the word `worker` a worker; builds it first where that is older than its sources. */
import module from 'node:module';
import { buildIfOld } from './build.js';

try {
  await buildIfOld();
} catch (error) {
  process.stderr.write(
    `Sprague could not be built: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(78);
}
// From Node 22 on, code that was compiled once starts quicker.
module.enableCompileCache?.();
await import(process.argv[2] === 'worker' ? '../dist/src/worker-main.js' : '../dist/src/main.js');

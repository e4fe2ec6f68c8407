/** Starts the bot as it was built, or with the word `worker` or `cli` that program; builds them first where a source is newer. */
import module from 'node:module';
import { buildIfOld } from './build.js';

const OTHERS = { worker: '../dist/src/worker-main.js', cli: '../dist/src/cli/main.js' };

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
const other = OTHERS[process.argv[2]];
// A program reads its own words only.
if (other !== undefined) process.argv.splice(2, 1);
await import(other ?? '../dist/src/main.js');

/** Starts the bot as it was built, or with the first word `worker` a worker; builds it first where that is older than its sources. */
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build.js';

if (!isBuilt()) {
  // In a process of its own: what it takes to build, 60 MB, would be held as long as the bot runs.
  const build = fileURLToPath(new URL('build.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    process.stderr.write('Sprague could not be built.\n');
    process.exit(78);
  }
}
// From Node 22 on, code that was compiled once starts quicker.
module.enableCompileCache?.();
const isWorker = process.argv[2] === 'worker';
if (isWorker) process.argv.splice(2, 1);
await import(isWorker ? '../dist/src/worker-main.js' : '../dist/src/main.js');

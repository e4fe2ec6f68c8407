/** `npm run bench [name …]`: runs every benchmark of this folder (or those named) in turn, each in its own process. */
import { runAll } from '../run-all.ts';

runAll(import.meta.dirname, process.argv.slice(2));

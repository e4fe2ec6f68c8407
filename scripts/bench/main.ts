/** `npm run bench [name …]`: runs every benchmark beside this file (or those named), one after another, each in a process of its own. */
import { runAll } from '../run-all.ts';

runAll(import.meta.dirname, process.argv.slice(2));

/** `npm run soak [name …]`: the big seeded runs, one after another; each prints its numbers and fails by its exit code. */
import { runAll } from '../run-all.ts';

runAll(import.meta.dirname, process.argv.slice(2));

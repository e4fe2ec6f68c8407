/** `npm run soak [name …]`: the big seeded runs in turn; each prints its figures and fails by its exit code. */
import { runAll } from '../run-all.ts';

runAll(import.meta.dirname, process.argv.slice(2));

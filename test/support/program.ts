/** Programs of this repository for tests to start as processes: built for this run (scripts/test.ts), or from their sources. */
import { join } from 'node:path';

const BUILT = process.env['TEST_PROGRAM'];

/** Arguments of Node that start a program, such as `src/main`. */
export const programWords = (name: string): readonly string[] =>
  BUILT === undefined ? ['--import', 'tsx', `${name}.ts`] : [join(BUILT, `${name}.js`)];

/**
 * Records processor seconds of each test file, including the processes it started and awaited, and its duration, as JSON lines
 * in the file `TEST_METER`: `npm run bench tests`. Linux only.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll } from 'vitest';

/** One line of the file. */
export interface Metered {
  readonly file: string;
  readonly processor: number;
  readonly elapsed: number;
}

/** Kernel clock ticks a second. */
const TICKS = 100;

/** Processor seconds of this process and its children. */
const spent = (): number => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The bracketed program name may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS;
};

const begun = spent();
const start = performance.now();

afterAll(({}, { file }) => {
  const line: Metered = {
    file: relative(process.cwd(), file.filepath),
    processor: spent() - begun,
    elapsed: (performance.now() - start) / 1000,
  };
  appendFileSync(process.env['TEST_METER']!, `${JSON.stringify(line)}\n`);
});

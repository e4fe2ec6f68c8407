/**
 * Processor seconds of each test file, those of the processes that it started and awaited included, and how long it took, one JSON
 * line each into the file that `TEST_METER` names: `npm run bench tests`. Linux tells them.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll } from 'vitest';

/** One line of the file. */
export interface Metered {
  readonly file: string;
  readonly seconds: number;
  /** By the clock: far more than the processor's seconds where the file waits. */
  readonly elapsed: number;
}

/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** Of this process and its children, in seconds. */
const spent = (): number => {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS;
};

const begun = spent();
const start = performance.now();

afterAll(({}, { file }) => {
  const line: Metered = {
    file: relative(process.cwd(), file.filepath),
    seconds: spent() - begun,
    elapsed: (performance.now() - start) / 1000,
  };
  appendFileSync(process.env['TEST_METER']!, `${JSON.stringify(line)}\n`);
});

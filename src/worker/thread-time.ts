import { openSync, readSync } from 'node:fs';

/** Milliseconds so far. */
export interface ThreadTime {
  readonly worked: number;
  /** Could have worked, and had no processor because others had them. */
  readonly starved: number;
}

const LONGEST = 80;

/** Reads how long the main thread has worked, as of the last tick of the system's scheduler (Linux); null elsewhere. */
export const mainThreadTime = ((): (() => ThreadTime) | null => {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const buffer = Buffer.alloc(LONGEST);
    return () => {
      const text = buffer.toString('latin1', 0, readSync(file, buffer, 0, LONGEST, 0));
      const [worked, starved] = text.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6);
      return { worked: worked!, starved: starved! };
    };
  } catch {
    return null;
  }
})();

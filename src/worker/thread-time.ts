import { openSync, readSync } from 'node:fs';

/** Milliseconds so far. */
export interface ThreadTime {
  readonly worked: number;
  /** Ready to run, but waiting for a processor. */
  readonly starved: number;
}

const MAX_STAT_BYTES = 80;

/** Reads the main thread's processor time, as of the scheduler's last tick (Linux); null elsewhere. */
export const mainThreadTime = ((): (() => ThreadTime) | null => {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
    const buffer = Buffer.alloc(MAX_STAT_BYTES);
    return () => {
      const text = buffer.toString('latin1', 0, readSync(file, buffer, 0, MAX_STAT_BYTES, 0));
      const [worked, starved] = text.split(' ').map((nanoseconds) => Number(nanoseconds) / 1e6);
      return { worked: worked!, starved: starved! };
    };
  } catch {
    return null;
  }
})();

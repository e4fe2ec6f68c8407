/**
 * Loaded into the bot's process before it: tells its parent, when asked, how long the event loop stood still since the last
 * time, what the process has used, and what it holds after a collection (`--expose-gc`).
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Gauged {
  /** Milliseconds: the longest delay of the event loop since the last question. */
  readonly stall: number;
  /** Milliseconds of processor that the main thread used since the last question; null where the system does not tell. */
  readonly busy: number | null;
  /** Seconds of all threads so far. */
  readonly processor: number;
  /** MiB of JavaScript objects of the main thread, of what they hold beside the heap, and of the whole process, now and at most so far. */
  readonly heap: number;
  readonly external: number;
  readonly resident: number;
  readonly peak: number;
}

const MIB = 2 ** 20;
/** Milliseconds between looks at the clock. */
const RESOLUTION = 10;

/** Nanoseconds that the main thread has run (Linux); on a busy machine they say more than the clock does. */
const mainThread = (): number | null => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return null;
  }
};
let before = mainThread();

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

process.on('message', (what) => {
  // A collection on demand is a downtime of the question's, not of the bot's.
  const stall = delay.max / 1e6;
  const now = mainThread();
  const busy = now === null || before === null ? null : (now - before) / 1e6;
  if (what === 'collect') globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauged: Gauged = {
    stall,
    busy,
    processor: (user + system) / 1e6,
    heap: heapUsed / MIB,
    external: external / MIB,
    resident: rss / MIB,
    peak: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(gauged);
  delay.reset();
  before = mainThread();
});
// The parent's ear alone keeps nobody alive.
process.channel?.unref();

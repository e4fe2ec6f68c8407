import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into the bot's process before it: tells its parent, when asked, what it holds after a collection (`--expose-gc`). */
export interface Memory {
  /** MiB of JavaScript objects of the main thread. */
  readonly heap: number;
  /** MiB of what the whole process holds, threads and pictures too. */
  readonly resident: number;
  /** Milliseconds that the event loop was behind at most since this was asked last. */
  readonly loopMs: number;
  /** Milliseconds that its threads worked since then. */
  readonly cpuMs: number;
}

const MIB = 2 ** 20;
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
let usage = process.cpuUsage();

process.on('message', () => {
  const loopMs = loop.max / 1e6;
  const { user, system } = process.cpuUsage(usage);
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const memory: Memory = {
    heap: heapUsed / MIB,
    resident: rss / MIB,
    loopMs,
    cpuMs: (user + system) / 1_000,
  };
  process.send?.(memory);
  // The collection is none of the bot's doing.
  usage = process.cpuUsage();
  setImmediate(() => {
    loop.reset();
  });
});
// The parent's ear alone keeps nobody alive.
process.channel?.unref();

/**
 * Loaded into the bot's process before it: tells its parent, when asked, what it holds after a collection (`--expose-gc`), as
 * test/support/memory.ts describes it. Plain JavaScript: with tsx beside it a bot takes seconds longer to start.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const MIB = 2 ** 20;
/** What is recorded of a loop that nothing keeps. */
const RESOLUTION_MS = 1;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
loop.enable();
let usage = process.cpuUsage();

process.on('message', () => {
  const loopMs = loop.max / 1e6 - RESOLUTION_MS;
  const usualLoopMs = loop.percentile(99) / 1e6 - RESOLUTION_MS;
  const { user, system } = process.cpuUsage(usage);
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const memory = {
    heap: heapUsed / MIB,
    resident: rss / MIB,
    loopMs,
    usualLoopMs,
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

/** Loaded into the bot's process before it: tells its parent, when asked, what it holds after a collection (`--expose-gc`). */
export interface Memory {
  /** MiB of JavaScript objects of the main thread. */
  readonly heap: number;
  /** MiB of what the whole process holds, threads and pictures too. */
  readonly resident: number;
}

const MIB = 2 ** 20;

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const memory: Memory = { heap: heapUsed / MIB, resident: rss / MIB };
  process.send?.(memory);
});
// The parent's ear alone keeps nobody alive.
process.channel?.unref();

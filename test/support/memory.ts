/** What a bot's process holds, told by itself when it is sent a message. */
export interface Memory {
  /** MiB of JavaScript objects of the main thread. */
  readonly heap: number;
  /** MiB of what the whole process holds, threads and pictures too. */
  readonly resident: number;
  /** Milliseconds that the event loop was behind at most since this was asked last. */
  readonly loopMs: number;
  /** The same of all but the slowest hundredth of its turns. */
  readonly usualLoopMs: number;
  /** Milliseconds that its threads worked since then. */
  readonly cpuMs: number;
}

/** Flags of Node with which it tells. */
export const MEMORY_FLAGS = [
  '--expose-gc',
  '--import',
  new URL('../../scripts/memory.js', import.meta.url).href,
] as const;

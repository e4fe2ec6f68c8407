/** Memory of a bot's process, which it reports on demand. */
export interface Memory {
  /** MiB of JavaScript objects of the main thread. */
  readonly heap: number;
  /** MiB of the whole process, including threads and pictures. */
  readonly resident: number;
  /** Longest delay of the event loop since the last request, in milliseconds. */
  readonly loopMs: number;
  /** The same for all but the slowest hundredth of its turns. */
  readonly usualLoopMs: number;
  /** Processor milliseconds of its threads since then. */
  readonly cpuMs: number;
}

/** Flags of Node that enable the reports. */
export const MEMORY_FLAGS = [
  '--expose-gc',
  '--import',
  new URL('../../scripts/memory.js', import.meta.url).href,
] as const;

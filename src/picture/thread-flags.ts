import { fileURLToPath } from 'node:url';

/** Niceness of threads (1 to 19): for what somebody looks at, and for what takes seconds anyway. */
export type Niceness = 5 | 10;

/**
 * A thread that runs `file` and leaves the processor to the one that answers clicks, from its start on, which takes a second
 * by itself. On Linux niceness belongs to a thread; elsewhere to the whole process, and is left alone. Where the
 * thread's file is TypeScript the last flag loads it: under tsx flags are inherited, but a test runner passes on its own.
 */
export const threadOf = (
  file: URL,
  niceness: Niceness,
): { readonly filename: string; readonly execArgv: string[]; readonly recordTiming: boolean } => ({
  filename: fileURLToPath(file),
  // Two histograms a pool, of 0.4 MB each, which nobody reads.
  recordTiming: false,
  execArgv: [
    ...(process.platform === 'linux'
      ? ['--import', `data:text/javascript,import{setPriority}from"node:os";setPriority(${niceness})`]
      : []),
    ...(file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
  ],
});

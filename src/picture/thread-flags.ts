import { fileURLToPath } from 'node:url';

/** Niceness of threads (1 to 19): 5 for work that somebody waits for, 10 for work that takes seconds anyway. */
export type Niceness = 5 | 10;

/**
 * A thread that runs `file` with less priority than the thread that answers clicks, from its start on, since starting alone
 * takes a second. On Linux niceness belongs to a thread; elsewhere it belongs to the whole process and is not changed. The last
 * flag loads a TypeScript file: under tsx flags are inherited, but a test runner passes on its own.
 */
export const threadOf = (
  file: URL,
  niceness: Niceness,
): { readonly filename: string; readonly execArgv: string[]; readonly recordTiming: boolean } => ({
  filename: fileURLToPath(file),
  // Otherwise each pool has two histograms of 0.4 MB each, which nothing reads.
  recordTiming: false,
  execArgv: [
    ...(process.platform === 'linux'
      ? ['--import', `data:text/javascript,import{setPriority}from"node:os";setPriority(${niceness})`]
      : []),
    ...(file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []),
  ],
});

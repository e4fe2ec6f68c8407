/** What the runs of scripts/soak print at their end. */
import { percentile } from '../test/support/players.ts';

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (from: number, digits = 0): string =>
  ((performance.now() - from) / 1000).toFixed(digits);

/** Median, 99th percentile and maximum of times in milliseconds. */
export const spreadOf = (times: readonly number[]): string => {
  const ms = (share: number): string => percentile(times, share).toFixed(0);
  return `${ms(0.5)} ms (median), ${ms(0.99)} ms (p99), ${ms(1)} ms at most`;
};

/** Prints the first faults; where there are any, the run fails. */
export const reportFaults = (wrong: readonly string[], most = 20): void => {
  for (const fault of wrong.slice(0, most)) console.error(fault);
  if (wrong.length > 0) process.exitCode = 1;
};

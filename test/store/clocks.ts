import type { Clocks } from '../../src/kernel/downtime.ts';

/** The clocks of a process that is alone, at a moment on the wall. */
export const clocksAt = (at: number, credit = 0): Clocks => ({
  at,
  count: 1,
  credits: new Map([[0, credit]]),
});

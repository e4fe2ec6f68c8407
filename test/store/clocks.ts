import type { Clocks } from '../../src/kernel/downtime.ts';

/** The clocks of a single process at a moment of real time. */
export const clocksAt = (at: number, credit = 0): Clocks => ({
  at,
  count: 1,
  credits: new Map([[0, credit]]),
});

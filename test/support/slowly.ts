import { systemTimers, within } from '../../src/kernel/timers.ts';
import type { Drawn } from '../../src/picture/pictures.ts';

/** A picture that takes as long as the test says, for somebody who waits so many milliseconds. */
export const slowly = (drawn: Promise<Drawn>, wait?: number): Promise<Drawn> =>
  wait === undefined ? drawn : within(systemTimers, wait, drawn, { ok: false, error: 'slow' });

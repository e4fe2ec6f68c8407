import { systemTimers, within } from '../../src/kernel/timers.ts';
import type { Drawn } from '../../src/picture/pictures.ts';

/** A picture whose delay the test controls, with a timeout in milliseconds. */
export const slowly = (drawn: Promise<Drawn>, wait?: number): Promise<Drawn> =>
  wait === undefined ? drawn : within(systemTimers, wait, drawn, { ok: false, error: 'slow' });

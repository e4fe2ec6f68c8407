import { systemTimers, within } from '../../src/kernel/timers.ts';
import type { DrawnPng } from '../../src/picture/pictures.ts';

/** A picture whose delay the test controls, with a timeout in milliseconds. */
export const slowly = (drawn: Promise<DrawnPng>, wait?: number): Promise<DrawnPng> =>
  wait === undefined ? drawn : within(systemTimers, wait, drawn, { ok: false, error: 'slow' });

import type { Logger } from 'pino';
import type { Clock } from '../kernel/ports.ts';
import { safeError } from './wire.ts';

/** More stray errors than this in a minute are no strays: something is broken that a new start may mend. */
const MOST_IN_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/**
 * Logs errors that nobody caught, and goes on: whatever a click does is one transaction of the store, so that one which failed
 * leaves nothing half done. `stop` is called where they do not cease.
 */
export const surviveStrayErrors = (
  log: Logger,
  stop: () => void,
  clock: Clock,
  on: NodeJS.EventEmitter = process,
): void => {
  let times: readonly number[] = [];
  const survive = (error: unknown): void => {
    const now = clock();
    times = [...times.filter((time) => now - time < MINUTE_MS), now];
    log.error({ error: safeError(error) }, 'an error that nobody caught');
    if (times.length <= MOST_IN_A_MINUTE) return;
    log.fatal({ errors: times.length }, 'errors that nobody catches do not cease: Sprague ends');
    stop();
  };
  on.on('uncaughtException', survive);
  on.on('unhandledRejection', survive);
};

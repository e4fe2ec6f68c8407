import type { Logger } from 'pino';
import type { Clock } from '../kernel/ports.ts';
import { safeError } from './wire.ts';

/** With more uncaught errors, something is broken that a restart may fix. */
const MAX_ERRORS_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/**
 * Logs uncaught errors and continues: a click's changes are one transaction of the store, so a failed one leaves nothing half
 * done. Calls `stop` if they keep coming.
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
    if (times.length <= MAX_ERRORS_PER_MINUTE) return;
    log.fatal({ errors: times.length }, 'errors that nobody catches do not cease: Sprague ends');
    stop();
  };
  on.on('uncaughtException', survive);
  on.on('unhandledRejection', survive);
};

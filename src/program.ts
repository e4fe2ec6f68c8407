/** Shared parts of this package's programs: settings, log, metrics, and shutdown. */
import { readFileSync } from 'node:fs';
import { type Logger, pino } from 'pino';
import {
  type Environment,
  environmentOf,
  logLevelOf,
  type MetricsSettings,
  type Variables,
  WrongSetting,
  withSecrets,
} from './environment.ts';
import { Outages } from './kernel/outage.ts';
import { systemTimers } from './kernel/timers.ts';
import type { Metrics } from './metrics/metrics.ts';
import { Refused } from './store/refused.ts';

export interface Closable {
  close(): Promise<void>;
}

/** The log on standard error. */
export const createLog = (
  variables: Variables,
): {
  readonly log: Logger;
  /** Has its lines counted from then on. */
  readonly count: (metrics: Metrics) => void;
  /** Called when the database did something: it logs the end of an outage. */
  readonly reached: () => void;
} => {
  let counting: Metrics | null = null;
  const outages = new Outages(() => systemTimers.steady());
  const log: Logger = pino(
    {
      hooks: {
        logMethod([about, ...words], method, level) {
          const line = outages.line(about);
          if (line === null) return;
          counting?.logged(log.levels.labels[level] ?? String(level));
          method.apply(this, [line, ...words] as [unknown, string?]);
        },
      },
      level: logLevelOf(variables),
      redact: ['token', '*.token'],
    },
    pino.destination({ dest: 2, sync: true }),
  );
  const count = (metrics: Metrics): void => {
    counting = metrics;
  };
  const reached = (): void => {
    const seconds = outages.succeeded();
    if (seconds !== null) log.warn({ seconds }, 'the database can be reached again');
  };
  return { log, count, reached };
};

/** The settings, with secrets from files. */
export const environmentIn = (variables: Variables): Environment =>
  environmentOf(withSecrets(variables, (path) => readFileSync(path, 'utf8')));

/** Says that the program waits for the database. */
export const sayWaiting =
  (log: Logger) =>
  (where: string, reason: string): void => {
    log.warn({ where, reason }, 'waiting for the database');
    process.stdout.write(`Waiting for the database at ${where} (${reason}) …\n`);
  };

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Logs failures of the stored values of octal games. */
export const octalReport = (log: Logger) => ({
  dropped: (code: string): void => {
    log.warn({ code }, 'kept values of an octal game were damaged: they are computed anew');
  },
  failed: (error: unknown): void => {
    log.error({ error: reasonOf(error) }, 'values of an octal game could not be kept');
  },
});

/** Runs `act`; an error is reported as `what`, followed by its reason. */
export const during = async <T>(what: string, act: () => T | Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    throw new Error(`${what}: ${reasonOf(error)}`, { cause: error });
  }
};

/** Closes the parts in order, once. */
export const endOf = (parts: readonly Closable[]): (() => Promise<void>) => {
  let ending: Promise<void> | null = null;
  return () =>
    (ending ??= (async () => {
      for (const part of parts) await part.close();
    })());
};

/** Serves `/livez`, `/readyz` and `/metrics`. `notReady`: why it cannot work now, or null. */
export const startMetrics = async (
  { host, port }: MetricsSettings,
  notReady: () => Promise<string | null>,
): Promise<Closable & { readonly metrics: Metrics }> => {
  const [{ Metrics }, { startHealthServer }] = await Promise.all([
    import('./metrics/metrics.ts'),
    import('./metrics/server.ts'),
  ]);
  const metrics = new Metrics();
  const server = await during(`METRICS_PORT ${port} cannot be opened`, () =>
    startHealthServer({ host, port, timers: systemTimers, metrics, notReady }),
  );
  process.stdout.write(`Metrics and health: ${server.url}\n`);
  return { metrics, close: () => server.close() };
};

/** Stops when the parent process ends: npm passes a signal on to its shell, which dies without passing it to us. */
export const followParent = (stop: () => void): void => {
  const parent = process.ppid;
  systemTimers.every(1_000, () => {
    if (process.ppid !== parent) stop();
  });
};

/** Exit code if a setting has to be changed first, so that no supervisor restarts (EX_CONFIG of sysexits.h). */
const EX_CONFIG = 78;

/** Whether a restart cannot help. */
export const isLasting = (error: unknown, others: (error: unknown) => boolean = () => false): boolean =>
  error instanceof WrongSetting ||
  error instanceof Refused ||
  others(error) ||
  (error instanceof Error && error.cause !== undefined && isLasting(error.cause, others));

/** Ends a program that did not start. `reason` never contains a secret. */
export const didNotStart = (log: Logger, error: unknown, reason: string, lasting: boolean): never => {
  log.fatal({ name: error instanceof Error ? error.name : 'unknown' }, reason);
  // For users who have just typed `npm start` and don't read logs.
  process.stderr.write(`Sprague did not start: ${reason}\nWhat can be set, and how: .env.example\n`);
  process.exit(lasting ? EX_CONFIG : 1);
};

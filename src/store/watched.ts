import type { Dialect, Driver, LogEvent } from 'kysely';

/** Called for each statement with its duration in milliseconds and whether it failed. */
export type OnStatement = (ms: number, failed: boolean) => void;

/**
 * Settings of Kysely that report statements. Its log alone would miss the failures that matter most: a database that is away
 * fails at connecting, a locked one at `begin`, a full disk at `commit`.
 */
export const watched = (
  dialect: Dialect,
  onStatement: OnStatement,
): { readonly dialect: Dialect; readonly log: (event: LogEvent) => void } => {
  const reported = new WeakSet();
  const failed = (error: unknown, ms: number): void => {
    if (error instanceof Error && !reported.has(error)) {
      reported.add(error);
      onStatement(ms, true);
    }
  };
  const watch = async <T>(act: Promise<T>): Promise<T> => {
    const start = performance.now();
    try {
      return await act;
    } catch (error) {
      failed(error, performance.now() - start);
      throw error;
    }
  };
  const watchedDriver = (driver: Driver): Driver => ({
    init: () => driver.init(),
    acquireConnection: () => watch(driver.acquireConnection()),
    beginTransaction: (connection, settings) => watch(driver.beginTransaction(connection, settings)),
    commitTransaction: (connection) => watch(driver.commitTransaction(connection)),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  });
  return {
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => watchedDriver(dialect.createDriver()),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
    log: (event) => {
      if (event.level === 'error') failed(event.error, event.queryDurationMillis);
      else onStatement(event.queryDurationMillis, false);
    },
  };
};

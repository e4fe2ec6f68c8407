/** The PostgreSQL server of a test run, as seen by test files. */
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { LockOptions } from '../../src/store/database-lock.ts';
import { current } from '../support/current.ts';
import { databaseOn, type PostgresServer, startPostgres } from '../support/postgres.ts';

const server = inject('postgres');

/**
 * Runs `suite` with the address of a database for this file; without a server its tests are skipped, with the reason in their
 * name.
 */
export const onPostgres = async (name: string, suite: (address: string) => void): Promise<void> => {
  if ('missing' in server) {
    describe.skip(`PostgreSQL: ${server.missing}`, suite.bind(null, ''));
    return;
  }
  suite(await databaseOn(server.address, name));
};

/** A server of its own for the tests of a file or `describe`, which they may crash. `durable`: as for `startPostgres`. */
export const ownServer = (durable: boolean): PostgresServer => {
  let own: PostgresServer | undefined;
  beforeAll(async () => {
    const started = await startPostgres(durable);
    if ('missing' in started) throw new Error(started.missing);
    own = started;
  });
  afterAll(() => own?.close());
  return current(() => own);
};

/** Whoever holds a database's lock and does nothing about it. */
export const PATIENT_LOCK: LockOptions = { onWaiting: () => undefined, onTaken: () => undefined };

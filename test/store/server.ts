/** The PostgreSQL server of a test run, as seen by test files. */
import { describe, inject } from 'vitest';
import { databaseOn } from '../support/postgres.ts';

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

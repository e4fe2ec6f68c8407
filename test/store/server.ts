/** The PostgreSQL server of a run of the tests, as files of tests see it. */
import { describe, inject } from 'vitest';
import { databaseOn } from '../support/postgres.ts';

const server = inject('postgres');

/**
 * Runs `suite` with the address of a database that is this file's own; where there is no server its tests are skipped, with
 * the reason in their name.
 */
export const onPostgres = async (name: string, suite: (address: string) => void): Promise<void> => {
  if ('missing' in server) {
    describe.skip(`PostgreSQL: ${server.missing}`, suite.bind(null, ''));
    return;
  }
  suite(await databaseOn(server.address, name));
};

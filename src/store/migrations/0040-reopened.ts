import type { Kysely, Migration } from 'kysely';

/** Time until which an exam or homework that is over is reopened for one student. */
export const reopened: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_allowances').addColumn('reopened_until', 'bigint').execute();
  },
};

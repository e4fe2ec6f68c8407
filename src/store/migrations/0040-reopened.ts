import type { Kysely, Migration } from 'kysely';

/** Until when an exam or homework that is over is open again for one student. */
export const reopened: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_allowances').addColumn('reopened_until', 'bigint').execute();
  },
};

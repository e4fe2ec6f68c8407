import type { Kysely, Migration } from 'kysely';

/** Students as the server shows them, for files of results. */
export const displayNames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_students').addColumn('display_name', 'text').execute();
  },
};

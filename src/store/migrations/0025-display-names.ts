import type { Kysely, Migration } from 'kysely';

/** Students' display names on the server, for files of results. */
export const displayNames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_students').addColumn('display_name', 'text').execute();
  },
};

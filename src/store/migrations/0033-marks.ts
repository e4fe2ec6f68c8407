import type { Kysely, Migration } from 'kysely';

/** A teacher's mark for a free-text answer, in hundredths of its points. */
export const marks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_answers').addColumn('mark', 'integer').execute();
  },
};

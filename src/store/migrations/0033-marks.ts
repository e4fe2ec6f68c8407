import type { Kysely, Migration } from 'kysely';

/** What a teacher gave for an answer in one's own words, in hundredths of its points. */
export const marks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_answers').addColumn('mark', 'integer').execute();
  },
};

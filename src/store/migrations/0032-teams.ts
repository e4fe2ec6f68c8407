import type { Kysely, Migration } from 'kysely';

/** The team of a student, from 0; the key of the pseudonyms of a quiz without names, gone once it is over. */
export const teams: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_students').addColumn('team', 'integer').execute();
    await db.schema.alterTable('quizzes').addColumn('pseudonym_key', 'text').execute();
  },
};

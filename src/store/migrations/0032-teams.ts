import type { Kysely, Migration } from 'kysely';

/** A student's team, from 0; the key of an anonymous quiz's pseudonyms, deleted once it is over. */
export const teams: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_students').addColumn('team', 'integer').execute();
    await db.schema.alterTable('quizzes').addColumn('pseudonym_key', 'text').execute();
  },
};

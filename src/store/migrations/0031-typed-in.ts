import type { Kysely, Migration } from 'kysely';

/** Answers that a teacher typed in from paper: 1. */
export const typedIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_answers').addColumn('typed_in', 'integer').execute();
  },
};

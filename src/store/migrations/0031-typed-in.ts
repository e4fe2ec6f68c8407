import type { Kysely, Migration } from 'kysely';

/** 1 for answers that a teacher typed in from paper. */
export const typedIn: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_answers').addColumn('typed_in', 'integer').execute();
  },
};

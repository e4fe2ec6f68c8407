import type { Kysely, Migration } from 'kysely';

/** Positions of an exam are added as its class grows: whether a question has no more equally hard ones. */
export const growing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('quiz_questions')
      .addColumn('exhausted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** The positions of an exam grow with its class: whether a question has no more that are as hard. */
export const growing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('quiz_questions')
      .addColumn('exhausted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** Time taken by answers: for a live question its total open time; for a paper the open page, and since when. */
export const timeTaken: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quizzes').addColumn('open_ms', 'bigint').execute();
    await db.schema.alterTable('quiz_answers').addColumn('took_ms', 'bigint').execute();
    await db.schema.alterTable('quiz_papers').addColumn('page', 'integer').execute();
    await db.schema.alterTable('quiz_papers').addColumn('page_at', 'bigint').execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** How long answers took: of a live question, how long it is open in all; of a paper, which page is looked at since when. */
export const timeTaken: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quizzes').addColumn('open_ms', 'bigint').execute();
    await db.schema.alterTable('quiz_answers').addColumn('took_ms', 'bigint').execute();
    await db.schema.alterTable('quiz_papers').addColumn('page', 'integer').execute();
    await db.schema.alterTable('quiz_papers').addColumn('page_at', 'bigint').execute();
  },
};

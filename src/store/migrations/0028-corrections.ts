import type { Kysely, Migration } from 'kysely';

/** Teachers' later corrections of results, with author and time. `student`: the account concerned. */
export const corrections: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('quiz_corrections')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('student', 'text')
      .addColumn('question', 'integer')
      .addColumn('line', 'text')
      .addColumn('said', 'text')
      .addPrimaryKeyConstraint('quiz_corrections_key', ['quiz_id', 'number'])
      .execute();
  },
};

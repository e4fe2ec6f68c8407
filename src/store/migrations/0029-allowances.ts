import type { Kysely, Migration } from 'kysely';

/** Extra time and attempts of single students, and late submission. */
export const allowances: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('accommodations')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('percent', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('accommodations_key', ['guild', 'user_id'])
      .execute();
    await db.schema
      .createTable('quiz_allowances')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('extra_ms', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('paused_at', 'bigint')
      .addPrimaryKeyConstraint('quiz_allowances_key', ['quiz_id', 'user_id'])
      .execute();
    await db.schema
      .alterTable('quizzes')
      .addColumn('grace', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('quiz_papers')
      .addColumn('late', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

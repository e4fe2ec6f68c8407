import type { Kysely, Migration } from 'kysely';

/** Each user's progress in each lesson. */
export const lessons: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('learn_progress')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('lesson', 'text', (c) => c.notNull())
      .addColumn('cards', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('learn_progress_key', ['user_id', 'lesson'])
      .execute();
  },
};

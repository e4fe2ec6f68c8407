import type { Kysely, Migration } from 'kysely';

/** Lessons set by teachers, and the students who opened one from there: only their progress is shown. */
export const lessonHomework: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('lesson_homework')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('lesson', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('closes_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('lesson_homework_guild')
      .on('lesson_homework')
      .columns(['guild', 'closes_at'])
      .execute();
    await db.schema
      .createTable('lesson_homework_students')
      .addColumn('homework', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('display_name', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('lesson_homework_students_key', ['homework', 'user_id'])
      .execute();
  },
};

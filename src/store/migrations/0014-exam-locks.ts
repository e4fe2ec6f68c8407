import type { Kysely, Migration } from 'kysely';

/** Digests of users who erased their data in the middle of an exam, until that exam ends. */
export const examLocks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('exam_locks')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('exam_locks_key', ['person', 'quiz_id'])
      .execute();
    await db.schema.createIndex('exam_locks_quiz').on('exam_locks').column('quiz_id').execute();
  },
};

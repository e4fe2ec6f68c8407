import type { Kysely, Migration } from 'kysely';

/** Quizzes with their questions, students and answers, and the roster. */
export const quizzes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('quizzes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('settings', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('plan', 'text', (c) => c.notNull())
      .addColumn('current', 'integer', (c) => c.notNull())
      .addColumn('question', 'integer')
      .addColumn('deadline', 'bigint')
      .addColumn('time_left', 'bigint')
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('board_channel', 'text')
      .addColumn('board_message', 'text')
      .addColumn('board_shows', 'integer')
      .execute();
    await db.schema.createIndex('quizzes_state').on('quizzes').columns(['state', 'deadline']).execute();
    await db.schema
      .createIndex('quizzes_channel')
      .on('quizzes')
      .columns(['guild', 'channel', 'created_at'])
      .execute();
    await db.schema.createIndex('quizzes_user').on('quizzes').column('user_id').execute();
    await db.schema
      .createTable('quiz_questions')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('question', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('quiz_questions_key', ['quiz_id', 'number'])
      .execute();
    await db.schema
      .createTable('quiz_students')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('since', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('quiz_students_key', ['quiz_id', 'user_id'])
      .execute();
    await db.schema.createIndex('quiz_students_user').on('quiz_students').column('user_id').execute();
    await db.schema
      .createTable('quiz_answers')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('question', 'integer', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('said', 'text', (c) => c.notNull())
      .addColumn('is_right', 'integer', (c) => c.notNull())
      .addColumn('misconception', 'text')
      .addPrimaryKeyConstraint('quiz_answers_key', ['quiz_id', 'question', 'user_id'])
      .execute();
    await db.schema.createIndex('quiz_answers_user').on('quiz_answers').column('user_id').execute();
    await db.schema
      .createTable('roster')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('roster_key', ['guild', 'user_id'])
      .execute();
    await db.schema.createIndex('roster_user').on('roster').column('user_id').execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** Exams and homework: a paper per student, variants of each question, and a table for their answers. */
export const ownPace: Migration = {
  up: async (db: Kysely<unknown>) => {
    // SQLite adds one column at a time.
    const quizzes = () => db.schema.alterTable('quizzes');
    await quizzes()
      .addColumn('mode', 'text', (c) => c.notNull().defaultTo('live'))
      .execute();
    await quizzes().addColumn('ending', 'text').execute();
    await quizzes().addColumn('remind_at', 'bigint').execute();
    await quizzes()
      .addColumn('prepared', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex('quizzes_mode').on('quizzes').columns(['guild', 'mode', 'state']).execute();
    const answers = () => db.schema.alterTable('quiz_answers');
    await answers().addColumn('sure', 'integer').execute();
    await answers().addColumn('speed', 'integer').execute();
    await db.schema
      .createTable('quiz_variants')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('variant', 'integer', (c) => c.notNull())
      .addColumn('question', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('quiz_variants_key', ['quiz_id', 'place', 'variant'])
      .execute();
    await db.schema
      .createTable('quiz_papers')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('variants', 'text', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('quiz_papers_key', ['quiz_id', 'user_id', 'attempt'])
      .addUniqueConstraint('quiz_papers_seat', ['quiz_id', 'seat'])
      .execute();
    await db.schema.createIndex('quiz_papers_user').on('quiz_papers').column('user_id').execute();
    await db.schema
      .createTable('paper_answers')
      .addColumn('quiz_id', 'text', (c) => c.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('question', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('said', 'text', (c) => c.notNull())
      .addColumn('is_right', 'integer', (c) => c.notNull())
      .addColumn('misconception', 'text')
      .addColumn('sure', 'integer')
      .addColumn('speed', 'integer')
      .addPrimaryKeyConstraint('paper_answers_key', ['quiz_id', 'user_id', 'attempt', 'question'])
      .execute();
    await db.schema.createIndex('paper_answers_user').on('paper_answers').column('user_id').execute();
  },
};

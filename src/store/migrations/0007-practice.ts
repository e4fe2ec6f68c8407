import type { Kysely, Migration } from 'kysely';

/** Practice: the card of each skill, the reviews behind it, and the sessions. */
export const practice: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('practice_cards')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('skill', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('stability', 'double precision', (c) => c.notNull())
      .addColumn('difficulty', 'double precision', (c) => c.notNull())
      .addColumn('scheduled_days', 'integer', (c) => c.notNull())
      .addColumn('learning_steps', 'integer', (c) => c.notNull())
      .addColumn('lapses', 'integer', (c) => c.notNull())
      .addColumn('state', 'integer', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addColumn('reviews', 'integer', (c) => c.notNull())
      .addColumn('share', 'double precision', (c) => c.notNull())
      .addColumn('level', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('practice_cards_key', ['user_id', 'skill'])
      .execute();
    await db.schema
      .createTable('practice_reviews')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('ref', 'text', (c) => c.notNull())
      .addColumn('skill', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('is_right', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('difficulty', 'double precision')
      .addColumn('line', 'text', (c) => c.notNull())
      .addColumn('symmetry', 'text')
      .addPrimaryKeyConstraint('practice_reviews_key', ['user_id', 'source', 'ref'])
      .addUniqueConstraint('practice_reviews_number', ['user_id', 'skill', 'number'])
      .execute();
    await db.schema
      .createTable('practice_sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('wish', 'text', (c) => c.notNull())
      .addColumn('length', 'integer', (c) => c.notNull())
      .addColumn('thrown', 'text', (c) => c.notNull())
      .addColumn('start', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('practice_sessions_user').on('practice_sessions').column('user_id').execute();
    await db.schema
      .createTable('practice_questions')
      .addColumn('session_id', 'text', (c) =>
        c.notNull().references('practice_sessions.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('question', 'text', (c) => c.notNull())
      .addColumn('symmetry', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('given', 'text')
      .addPrimaryKeyConstraint('practice_questions_key', ['session_id', 'number'])
      .execute();
    await db.schema
      .createIndex('practice_questions_user')
      .on('practice_questions')
      .columns(['user_id', 'at'])
      .execute();
  },
};

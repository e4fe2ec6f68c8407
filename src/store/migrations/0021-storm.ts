import type { Kysely, Migration } from 'kysely';

/** Storm: the runs of users, and their answers. */
export const storm: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('storm_runs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('guild', 'text')
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('credit', 'bigint', (c) => c.notNull())
      .addColumn('answered', 'integer', (c) => c.notNull())
      .addColumn('score', 'integer', (c) => c.notNull())
      .addColumn('mistakes', 'integer', (c) => c.notNull())
      .addColumn('streak', 'integer', (c) => c.notNull())
      .addColumn('best_streak', 'integer', (c) => c.notNull())
      .addColumn('reached_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('storm_runs_user')
      .on('storm_runs')
      .columns(['user_id', 'started_at'])
      .execute();
    await db.schema.createIndex('storm_runs_guild').on('storm_runs').columns(['guild', 'score']).execute();
    await db.schema
      .createTable('storm_answers')
      .addColumn('run_id', 'text', (c) => c.notNull().references('storm_runs.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('choice', 'integer', (c) => c.notNull())
      .addColumn('is_right', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('question', 'text')
      .addPrimaryKeyConstraint('storm_answers_key', ['run_id', 'number'])
      .execute();
  },
};

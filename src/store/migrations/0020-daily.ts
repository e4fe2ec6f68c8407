import type { Kysely, Migration } from 'kysely';

/** Daily puzzles, and users' tries. */
export const daily: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('daily_puzzles')
      .addColumn('day', 'integer', (c) => c.primaryKey())
      .addColumn('question', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('daily_tries')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('move', 'text')
      .addColumn('is_right', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('guild', 'text')
      .addPrimaryKeyConstraint('daily_tries_key', ['user_id', 'day', 'number'])
      .execute();
    await db.schema.createIndex('daily_tries_guild').on('daily_tries').columns(['guild', 'day']).execute();
  },
};

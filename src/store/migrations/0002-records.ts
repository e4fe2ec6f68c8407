import type { Kysely, Migration } from 'kysely';

/** Results of matches, warning times of clocks, and ratings. */
export const records: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('matches')
      .addColumn('game', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('matches').addColumn('winner', 'integer').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('practice', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('matches').addColumn('warn_at', 'bigint').execute();
    await db.schema.createIndex('matches_warn').on('matches').column('warn_at').execute();
    await db.schema.createIndex('matches_guild').on('matches').columns(['guild', 'updated_at']).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game'])
      .execute();
    await db.schema.createIndex('ratings_game').on('ratings').columns(['game', 'rating']).execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** Each match's change of a rating, for trends; and the places of past seasons. */
export const seasons: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('rating_changes')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('match_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('change', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['user_id', 'match_id'])
      .execute();
    await db.schema
      .createTable('season_places')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('month', 'integer', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('points', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('season_places_key', ['guild', 'month', 'user_id'])
      .execute();
  },
};

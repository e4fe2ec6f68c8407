import type { Kysely, Migration } from 'kysely';

/** Matches with their seats and the log of their events; settings of users and servers. */
export const matches: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('guild', 'text')
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('start', 'text', (c) => c.notNull())
      .addColumn('opener', 'integer', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('rematch_of', 'text', (c) => c.unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('length', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('waits_for', 'text')
      .addColumn('waits_for_bot', 'integer', (c) => c.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('board_channel', 'text')
      .addColumn('board_message', 'text')
      .execute();
    await db.schema.createIndex('matches_deadline').on('matches').column('deadline').execute();
    await db.schema.createIndex('matches_updated').on('matches').column('updated_at').execute();
    await db.schema.createIndex('matches_bot').on('matches').column('waits_for_bot').execute();
    await db.schema
      .createTable('match_seats')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('level', 'text')
      .addPrimaryKeyConstraint('match_seats_key', ['match_id', 'seat'])
      .execute();
    await db.schema.createIndex('match_seats_user').on('match_seats').column('user_id').execute();
    await db.schema
      .createTable('match_events')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('revision', 'integer')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('user_id', 'text')
      .addColumn('move', 'text')
      .addColumn('number', 'integer')
      .addPrimaryKeyConstraint('match_events_key', ['match_id', 'seq'])
      .addUniqueConstraint('match_events_revision', ['match_id', 'revision'])
      .execute();
    await db.schema.createIndex('match_events_user').on('match_events').column('user_id').execute();
    await db.schema
      .createTable('settings')
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('settings_key', ['scope', 'id', 'name'])
      .execute();
  },
};

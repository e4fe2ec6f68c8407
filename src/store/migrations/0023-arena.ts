import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Arenas: everyone against everyone, in matches that refer to their arena. */
export const arena: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('arenas')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('line', 'text', (c) => c.notNull())
      .addColumn('minutes', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('thread', 'text')
      .addColumn('board_channel', 'text')
      .addColumn('board_message', 'text')
      .execute();
    await db.schema
      .createIndex('arenas_open')
      .on('arenas')
      .column('channel')
      .unique()
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
    await db.schema
      .createTable('arena_players')
      .addColumn('arena', 'text', (c) => c.notNull().references('arenas.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('joined_at', 'bigint', (c) => c.notNull())
      .addColumn('here', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('arena_players_key', ['arena', 'user_id'])
      .execute();
    await db.schema.alterTable('matches').addColumn('arena', 'text').execute();
    await db.schema.createIndex('matches_arena').on('matches').column('arena').execute();
  },
};

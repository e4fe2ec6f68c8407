import { type Kysely, type Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Races: runs of several users over the same positions at the same time, at most one open race a channel. */
export const race: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('storm_races')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('started_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('clock_credit', 'bigint', (c) => c.notNull())
      .addColumn('stood', 'bigint', (c) => c.notNull())
      .addColumn('board_channel', 'text')
      .addColumn('board_message', 'text')
      .execute();
    await db.schema
      .createIndex('storm_races_open')
      .on('storm_races')
      .column('channel')
      .unique()
      .where(sql.ref('ended_at'), 'is', null)
      .execute();
    await db.schema.alterTable('storm_runs').addColumn('race', 'text').execute();
    await db.schema
      .createIndex('storm_runs_race')
      .on('storm_runs')
      .columns(['race', 'user_id'])
      .unique()
      .execute();
  },
};

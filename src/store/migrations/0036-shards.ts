import type { Kysely, Migration } from 'kysely';

/** Coordination of several processes on one database: the live processes, and the owner of each shard of Discord's gateway. */
export const shards: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('room', 'integer')
      .addColumn('renewed_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('shards')
      .addColumn('shard', 'integer', (c) => c.primaryKey())
      .addColumn('owner', 'text')
      .addColumn('session_id', 'text')
      .addColumn('sequence', 'bigint')
      .addColumn('resume_url', 'text')
      .execute();
    await db.schema
      .createTable('shard_identifies')
      .addColumn('key', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('interaction_claims')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .execute();
  },
};

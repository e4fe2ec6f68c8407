import type { Kysely, Migration } from 'kysely';

/** When the player to move is called, in games between people; null: nobody is. */
export const calls: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Games that go on already call nobody for the move they wait for: all of them at once would be a storm.
    await db.schema.alterTable('matches').addColumn('call_at', 'bigint').execute();
    await db.schema.createIndex('matches_call_at').on('matches').column('call_at').execute();
  },
};

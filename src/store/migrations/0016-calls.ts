import type { Kysely, Migration } from 'kysely';

/** When to notify the player to move, in games between users; null: never. */
export const calls: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Running games send no notification for the current move: all of them at once would be a flood.
    await db.schema.alterTable('matches').addColumn('call_at', 'bigint').execute();
    await db.schema.createIndex('matches_call_at').on('matches').column('call_at').execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** Guided first games, hints by agreement of both players, and the location of the message that notified the player to move. */
export const firstGame: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const flag of ['guided', 'hints'])
      await db.schema
        .alterTable('matches')
        .addColumn(flag, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    for (const place of ['call_channel', 'call_message'])
      await db.schema.alterTable('matches').addColumn(place, 'text').execute();
    await db.schema.alterTable('matches').addColumn('call_revision', 'integer').execute();
  },
};

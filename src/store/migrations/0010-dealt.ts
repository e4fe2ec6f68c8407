import type { Kysely, Migration } from 'kysely';

/** Whether the bot dealt the position of a match, and whether its opener asked for a winnable one. */
export const dealt: Migration = {
  up: async (db: Kysely<unknown>) => {
    // For older games it is unknown who chose the position: they change no rating.
    for (const name of ['dealt', 'winnable'])
      await db.schema
        .alterTable('matches')
        .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
  },
};

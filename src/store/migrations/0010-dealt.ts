import type { Kysely, Migration } from 'kysely';

/** Whether the bot dealt the position of a match, and whether its opener asked for one to win. */
export const dealt: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Of games begun before this it is not known who chose the position: they change no rating when they end.
    for (const name of ['dealt', 'winnable'])
      await db.schema
        .alterTable('matches')
        .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
  },
};

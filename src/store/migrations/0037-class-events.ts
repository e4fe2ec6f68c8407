import type { Kysely, Migration } from 'kysely';

interface Before {
  readonly quizzes: {
    readonly id: string;
    readonly guild: string;
    readonly channel: string;
    readonly state: string;
    readonly mode: string;
    readonly settings: string;
  };
  readonly class_events: { readonly id: string; readonly guild: string; readonly channel: string };
}

/**
 * Scheduled events of servers, one for each quiz or homework with a time, including those planned before. Lessons set before have
 * none: their channel was not stored.
 */
export const classEvents: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('class_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('event', 'text')
      .addColumn('sent', 'text')
      .execute();
    const now = db as Kysely<Before>;
    const open = await now
      .selectFrom('quizzes')
      .select(['id', 'guild', 'channel', 'mode', 'settings'])
      .where('state', '!=', 'over')
      .execute();
    for (const { id, guild, channel, mode, settings } of open) {
      const { startsAt = null } = JSON.parse(settings) as { readonly startsAt?: number | null };
      if (startsAt !== null || mode === 'homework')
        await now.insertInto('class_events').values({ id, guild, channel }).execute();
    }
  },
};

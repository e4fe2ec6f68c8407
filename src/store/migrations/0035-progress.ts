import type { Kysely, Migration } from 'kysely';

/** Students who let a server's teachers see their progress, and teachers who want a weekly note. */
export const progress: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('progress_consents')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('progress_consents_key', ['guild', 'user_id'])
      .execute();
    await db.schema
      .createTable('progress_notes')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('progress_notes_key', ['guild', 'user_id'])
      .execute();
  },
};

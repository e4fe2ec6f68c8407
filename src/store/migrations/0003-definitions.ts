import type { Kysely, Migration } from 'kysely';

/** Games that a server defined. */
export const definitions: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('definitions')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('definition', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('definitions_key', ['guild', 'name'])
      .execute();
    await db.schema.createIndex('definitions_user').on('definitions').column('user_id').execute();
  },
};

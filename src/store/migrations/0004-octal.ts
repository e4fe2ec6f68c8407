import type { Kysely, Migration } from 'kysely';

/** Computed values of octal codes, with the periods found. */
export const octal: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('octal_records')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('record', 'text', (c) => c.notNull())
      .addColumn('checksum', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
  },
};

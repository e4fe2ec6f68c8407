import type { Kysely, Migration } from 'kysely';

/** Values of octal codes that were computed before, with the period that was found. */
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

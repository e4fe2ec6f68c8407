import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** When a name was put on a roster: it is deleted some time after that. Existing names count from now on. */
export const names: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('roster')
      .addColumn('updated_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`update roster set updated_at = ${Date.now()}`.execute(db);
  },
};

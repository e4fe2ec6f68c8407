import type { Kysely, Migration } from 'kysely';

/** The last migration that each process knows: what older ones need is removed once they have ended. */
export const processSchema: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('processes').addColumn('schema', 'text').execute();
  },
};

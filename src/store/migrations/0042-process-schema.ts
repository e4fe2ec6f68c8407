import type { Kysely, Migration } from 'kysely';

/** The last migration that each process knows: what older ones need is taken away when they are gone. */
export const processSchema: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('processes').addColumn('schema', 'text').execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** Servers' sets of positions for questions. */
export const bank: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('bank_sets')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('set_key', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('bank_sets_key', ['guild', 'set_key'])
      .execute();
    await db.schema
      .createTable('bank_positions')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('set_key', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('line', 'text', (c) => c.notNull())
      .addColumn('symmetry', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('difficulty', 'double precision', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('bank_positions_key', ['guild', 'set_key', 'number'])
      .addUniqueConstraint('bank_positions_symmetry', ['guild', 'set_key', 'symmetry'])
      .execute();
    await db.schema.createIndex('bank_positions_user').on('bank_positions').column('user_id').execute();
    // Names of a server's own games at the opening of the match, for its titles.
    await db.schema.alterTable('matches').addColumn('names', 'text').execute();
  },
};

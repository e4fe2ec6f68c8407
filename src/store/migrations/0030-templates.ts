import type { Kysely, Migration } from 'kysely';

/** A server's saved quizzes; `body`: in the file format of quizzes. */
export const templates: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('quiz_templates')
      .addColumn('guild', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text')
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('quiz_templates_key', ['guild', 'name_key'])
      .execute();
  },
};

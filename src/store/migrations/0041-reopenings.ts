import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/**
 * When it was first reopened for that student, whether they had joined before, since when they are to be notified (null: done),
 * and when that ended. For an attempt: whether it ended without being handed in.
 */
export const reopenings: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_allowances').addColumn('reopened_at', 'bigint').execute();
    await db.schema.alterTable('quiz_allowances').addColumn('tell_at', 'bigint').execute();
    await db.schema.alterTable('quiz_allowances').addColumn('closed_at', 'bigint').execute();
    await db.schema
      .alterTable('quiz_allowances')
      .addColumn('had_joined', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('quiz_papers')
      .addColumn('cut_off', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update quiz_allowances set reopened_at = (
      select coalesce(deadline, updated_at) from quizzes where quizzes.id = quiz_allowances.quiz_id
    ) where reopened_until is not null`.execute(db);
    await db.schema.createIndex('quiz_allowances_tell').on('quiz_allowances').column('tell_at').execute();
    await db.schema
      .createIndex('quiz_allowances_closed')
      .on('quiz_allowances')
      .columns(['closed_at', 'reopened_until'])
      .execute();
  },
};

import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** When it was first opened again for that student, and since when they are to be told so; null: they were. */
export const reopenings: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('quiz_allowances').addColumn('reopened_at', 'bigint').execute();
    await db.schema.alterTable('quiz_allowances').addColumn('tell_at', 'bigint').execute();
    await sql`update quiz_allowances set reopened_at = (
      select updated_at from quizzes where quizzes.id = quiz_allowances.quiz_id
    ) where reopened_until is not null`.execute(db);
    await db.schema.createIndex('quiz_allowances_tell').on('quiz_allowances').column('tell_at').execute();
  },
};

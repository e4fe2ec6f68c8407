import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Older versions put every wrong answer down to an error, also where several or none lead to it: none of that is kept. */
export const unprovedErrors: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update quiz_answers set misconception = null`.execute(db);
    await sql`update paper_answers set misconception = null`.execute(db);
  },
};

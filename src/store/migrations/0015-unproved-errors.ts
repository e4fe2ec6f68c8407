import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Deletes misconceptions of answers: older versions assigned one to every wrong answer, even if several or none lead to it. */
export const unprovedErrors: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update quiz_answers set misconception = null`.execute(db);
    await sql`update paper_answers set misconception = null`.execute(db);
  },
};

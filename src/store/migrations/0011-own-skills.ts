import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Practice on games that servers defined is kept by their rules, and no longer as if all of them were one game. */
export const ownSkills: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Which of several games these cards tell of cannot be known any more.
    for (const table of ['practice_cards', 'practice_reviews'])
      await sql`delete from ${sql.table(table)} where skill like ${'% custom'} or skill like ${'% custom misere'}`.execute(
        db,
      );
  },
};

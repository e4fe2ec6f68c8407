import type { Kysely, Migration } from 'kysely';
import { sql } from '../kysely.ts';

/** Practice on servers' own games is stored by their rules, no longer as if all of them were one game. */
export const ownSkills: Migration = {
  up: async (db: Kysely<unknown>) => {
    // These cards don't tell which of several games they belong to.
    for (const table of ['practice_cards', 'practice_reviews'])
      await sql`delete from ${sql.table(table)} where skill like ${'% custom'} or skill like ${'% custom misere'}`.execute(
        db,
      );
  },
};

import type { Kysely } from 'kysely';
import type { ArchiveStore } from '../app/class/archive.ts';
import type { Schema } from './schema.ts';

/** Past quizzes in SQL, the same for every database. */
export const archiveStore = (db: Kysely<Schema>): ArchiveStore => ({
  quizzes: async (guild, most) => {
    const rows = await db
      .selectFrom('quizzes')
      .select('id')
      .where('guild', '=', guild)
      .where('state', 'not in', ['planned', 'lobby'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },
});

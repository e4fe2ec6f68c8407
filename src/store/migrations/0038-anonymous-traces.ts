import { randomUUID } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';

interface Before {
  readonly quizzes: {
    readonly id: string;
    readonly state: string;
    readonly settings: string;
    readonly updated_at: number;
  };
  readonly quiz_students: { quiz_id: string; user_id: string; since: number; display_name: string | null };
  readonly quiz_answers: {
    quiz_id: string;
    user_id: string;
    at: number;
    took_ms: number | null;
    speed: number | null;
  };
  readonly quiz_corrections: { quiz_id: string; student: string | null };
}

/** Prefix of the pseudonyms of erased users. */
const GONE = 'gone-';

/** Removes from anonymous quizzes that ended earlier who answered when, as is now done at the end of such a quiz. */
export const anonymousTraces: Migration = {
  up: async (db: Kysely<unknown>) => {
    const now = db as Kysely<Before>;
    const over = await now
      .selectFrom('quizzes')
      .select(['id', 'settings', 'updated_at'])
      .where('state', '=', 'over')
      .where('settings', 'like', '%"anonymous":true%')
      .execute();
    for (const { id, updated_at: at } of over) {
      const students = await now
        .deleteFrom('quiz_students')
        .where('quiz_id', '=', id)
        .returningAll()
        .execute();
      const answers = await now.deleteFrom('quiz_answers').where('quiz_id', '=', id).returningAll().execute();
      const fresh = new Map<string, string>();
      for (const { user_id: user } of [...students, ...answers])
        if (!fresh.has(user)) fresh.set(user, `${GONE}${randomUUID()}`);
      // In the order of the new ids: the order of the rows would reveal who came or answered first.
      const renamed = <T extends { readonly user_id: string }>(rows: readonly T[]): readonly T[] =>
        rows
          .map((row) => ({ ...row, user_id: fresh.get(row.user_id)! }))
          .sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
      for (const row of renamed(students))
        await now
          .insertInto('quiz_students')
          .values({ ...row, since: 0, display_name: null })
          .execute();
      for (const row of renamed(answers))
        await now
          .insertInto('quiz_answers')
          .values({ ...row, at, took_ms: null, speed: null })
          .execute();
      for (const [user, student] of fresh)
        await now
          .updateTable('quiz_corrections')
          .set({ student })
          .where('quiz_id', '=', id)
          .where('student', '=', user)
          .execute();
    }
  },
};

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

/** Prefix of the ids of people who are nobody any more. */
const GONE = 'gone-';

/** What anonymous quizzes that ended before still have of who answered when: they get what such a quiz gets at its end today. */
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
        .selectFrom('quiz_students')
        .select('user_id')
        .where('quiz_id', '=', id)
        .execute();
      for (const { user_id: user } of students) {
        const fresh = `${GONE}${randomUUID()}`;
        await now
          .updateTable('quiz_students')
          .set({ user_id: fresh, since: 0, display_name: null })
          .where('quiz_id', '=', id)
          .where('user_id', '=', user)
          .execute();
        await now
          .updateTable('quiz_answers')
          .set({ user_id: fresh, at, took_ms: null, speed: null })
          .where('quiz_id', '=', id)
          .where('user_id', '=', user)
          .execute();
        await now
          .updateTable('quiz_corrections')
          .set({ student: fresh })
          .where('quiz_id', '=', id)
          .where('student', '=', user)
          .execute();
      }
    }
  },
};

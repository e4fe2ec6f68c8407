import { changedAny, changedRows } from '../../store/changed-rows.ts';
import type { Db } from '../../store/schema.ts';
import type { ArchiveStore } from '../class/ports.ts';

/** Past quizzes in SQL, for every database. Deleting the row of a quiz deletes what belongs to it. */
export const archiveStore = (db: Db): ArchiveStore => {
  /** Quizzes that ended before a time, and those without an end that nobody has touched since. */
  const outlived = (guild: string, before: number) =>
    db
      .selectFrom('quizzes')
      .where('guild', '=', guild)
      .where('updated_at', '<', before)
      .where((eb) =>
        eb.or([eb('state', '=', 'over'), eb.and([eb('state', '!=', 'planned'), eb('deadline', 'is', null)])]),
      );
  return {
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

    remove: (id) => changedAny(db.deleteFrom('quizzes').where((eb) => eb.and({ id, state: 'over' }))),

    outlived: async (guild, before) => {
      const { count } = await outlived(guild, before)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    forget: async (guild, before, most) => {
      const old = await outlived(guild, before).select('id').orderBy('updated_at').limit(most).execute();
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      // Checked again, since somebody may have used the quiz in the meantime.
      return changedRows(db.deleteFrom('quizzes').where('id', 'in', ids).where('updated_at', '<', before));
    },

    forgetNames: (guild, before) =>
      db.transaction().execute(async (tx) => {
        const names = tx
          .deleteFrom('roster')
          .where('guild', '=', guild)
          .where('updated_at', '<', before)
          .where('user_id', 'not in', (eb) =>
            eb
              .selectFrom('quiz_students')
              .innerJoin('quizzes', 'quizzes.id', 'quiz_students.quiz_id')
              .select('quiz_students.user_id')
              .where('quizzes.guild', '=', guild),
          );
        // A student who was away for a term keeps the extra time while the class has a quiz, past or planned.
        const extra = tx
          .deleteFrom('accommodations')
          .where('guild', '=', guild)
          .where('updated_at', '<', before)
          .where((eb) =>
            eb.not(eb.exists(eb.selectFrom('quizzes').select('id').where('quizzes.guild', '=', guild))),
          );
        return (await changedRows(names)) + (await changedRows(extra));
      }),
  };
};

import type { Db, Schema } from '../../store/schema.ts';
import type { LessonHomework, LessonHomeworkStore } from '../lessons/lesson-homework.ts';
import { lessonId } from '../model/lessons.ts';

/** In one statement. */
const MAX_FORGOTTEN_LESSONS = 100;

/** Null where a newer version set a lesson that this one does not have. */
const homeworkOf = (row: Schema['lesson_homework']): LessonHomework | null => {
  const lesson = lessonId(row.lesson);
  if (lesson === null) return null;
  const { id, guild, user_id: teacher, at, closes_at: closesAt } = row;
  return { id, guild, teacher, lesson, at: Number(at), closesAt: Number(closesAt) };
};

/** Lessons set by teachers, in SQL, for every database. */
export const lessonHomeworkStore = (db: Db): LessonHomeworkStore => ({
  add: ({ id, guild, teacher, lesson, at, closesAt }, channel) =>
    db.transaction().execute(async (tx) => {
      await tx
        .insertInto('lesson_homework')
        .values({ id, guild, user_id: teacher, lesson, at, closes_at: closesAt })
        .execute();
      await tx.insertInto('class_events').values({ id, guild, channel }).execute();
    }),
  load: async (id) => {
    const row = await db.selectFrom('lesson_homework').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : homeworkOf(row);
  },
  of: async (guild, most) => {
    const rows = await db
      .selectFrom('lesson_homework')
      .selectAll()
      .where('guild', '=', guild)
      .orderBy('closes_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.flatMap((row) => homeworkOf(row) ?? []);
  },
  open: async (id, user, displayName, at) => {
    await db
      .insertInto('lesson_homework_students')
      .values({ homework: id, user_id: user, display_name: displayName, at })
      .onConflict((conflict) => conflict.columns(['homework', 'user_id']).doNothing())
      .execute();
  },
  students: async ({ id, lesson }) => {
    const rows = await db
      .selectFrom('lesson_homework_students as student')
      .leftJoin('learn_progress as progress', (join) =>
        join.onRef('progress.user_id', '=', 'student.user_id').on('progress.lesson', '=', lesson),
      )
      .select(['student.user_id', 'student.display_name', 'progress.cards', 'progress.at'])
      .where('student.homework', '=', id)
      .execute();
    return rows.map(({ user_id: user, display_name: displayName, cards, at }) => ({
      user,
      displayName,
      cards: cards ?? 0,
      at: at === null ? null : Number(at),
    }));
  },
  forget: (guild, before) =>
    db.transaction().execute(async (tx) => {
      const old = await tx
        .selectFrom('lesson_homework')
        .select('id')
        .where('guild', '=', guild)
        .where('closes_at', '<', before)
        .limit(MAX_FORGOTTEN_LESSONS)
        .execute();
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await tx.deleteFrom('lesson_homework_students').where('homework', 'in', ids).execute();
      await tx.deleteFrom('lesson_homework').where('id', 'in', ids).execute();
      return ids.length;
    }),
});

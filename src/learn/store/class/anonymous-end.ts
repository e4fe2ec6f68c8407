import { randomUUID } from 'node:crypto';
import { chunksOf } from '../../../kernel/lists.ts';
import { GONE } from '../../../people/model/user.ts';
import { inTurns } from '../../../store/batch.ts';
import { changedAny } from '../../../store/changed-rows.ts';
import type { Tx } from '../../../store/schema.ts';
import type { QuizId } from '../../model/assignment.ts';

/** A millisecond or two. */
const ROWS_PER_INSERT = 200;

/**
 * Deletes what could tell whose answers are whose in an anonymous quiz that ends: the key of the pseudonyms, and the pseudonyms
 * too, since a copy of the key may be left in a backup or in the database's log; from when on students took part, and the times
 * of the answers, since somebody may have seen when a student came or pressed; and the order in which the rows were written.
 * Nothing happens to a quiz with names.
 *
 * @returns whether the quiz was anonymous
 */
export const forgetStudents = async (tx: Tx, id: QuizId, endedAt: number): Promise<boolean> => {
  const key = tx
    .updateTable('quizzes')
    .set({ pseudonym_key: null })
    .where('id', '=', id)
    .where('pseudonym_key', 'is not', null);
  if (!(await changedAny(key))) return false;
  const fresh = new Map<string, string>();
  const renamed = <T extends { readonly user_id: string }>(rows: readonly T[]): readonly T[] => {
    for (const { user_id: user } of rows) if (!fresh.has(user)) fresh.set(user, `${GONE}${randomUUID()}`);
    return rows
      .map((row) => ({ ...row, user_id: fresh.get(row.user_id)! }))
      .toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
  };
  const students = await tx.deleteFrom('quiz_students').where('quiz_id', '=', id).returningAll().execute();
  await inTurns(chunksOf(renamed(students), ROWS_PER_INSERT), 1, async (some) => {
    const nameless = some.map((row) => ({ ...row, display_name: null, since: 0 }));
    await tx.insertInto('quiz_students').values(nameless).execute();
  });
  const answers = await tx.deleteFrom('quiz_answers').where('quiz_id', '=', id).returningAll().execute();
  await inTurns(chunksOf(renamed(answers), ROWS_PER_INSERT), 1, async (some) => {
    const timeless = some.map((row) => ({ ...row, at: endedAt, took_ms: null, speed: null }));
    await tx.insertInto('quiz_answers').values(timeless).execute();
  });
  for (const [user, student] of fresh)
    await tx
      .updateTable('quiz_corrections')
      .set({ student })
      .where((eb) => eb.and({ quiz_id: id, student: user }))
      .execute();
  return true;
};

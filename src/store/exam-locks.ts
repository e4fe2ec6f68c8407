import { hash } from 'node:crypto';
import type { Db, Tx } from './schema.ts';

/**
 * Digest of a user in `exam_locks`. Erasing data in the middle of an exam must not unlock analyses, in any process or after a
 * restart, so something has to be stored; a digest reveals no user to a reader of the table, and is deleted when the exam ends.
 * With the table and a list of user ids they could still be matched: it is a pseudonym, not anonymous.
 */
export const digestOf = (user: string): string => hash('sha256', `exam ${user}`, 'base64url');

/** Ids of assignments that a user has started and not handed in. */
export const begunBy = (db: Db, user: string) =>
  db
    .selectFrom('quiz_papers')
    .select('quiz_id')
    .where('user_id', '=', user)
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null);

/** Records that a user is taking their started exams, before their rows are pseudonymised. */
export const lockExams = async (tx: Tx, user: string): Promise<void> => {
  await tx
    .insertInto('exam_locks')
    .columns(['quiz_id', 'person'])
    .expression(
      tx
        .selectFrom('quizzes')
        .select((eb) => ['id', eb.cast<string>(eb.val(digestOf(user)), 'text').as('person')])
        .where((eb) => eb.and({ mode: 'exam', state: 'open' }))
        .where('id', 'in', begunBy(tx, user)),
    )
    .onConflict((conflict) => conflict.columns(['person', 'quiz_id']).doNothing())
    .execute();
};

/** Deletes the locks of an exam that is over. */
export const unlockExam = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('exam_locks').where('quiz_id', '=', id).execute();
};

/** A user's rows, for their export. */
export const locksOf = (db: Db, user: string) =>
  db.selectFrom('exam_locks').selectAll().where('person', '=', digestOf(user)).orderBy('quiz_id').execute();

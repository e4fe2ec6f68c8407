import { hash } from 'node:crypto';
import type { Db, Tx } from './schema.ts';

/**
 * A user in `exam_locks`. Erasing data in the middle of an exam must not open analyses, in no process and after no restart, so
 * something has to be kept; a digest names nobody to a reader of the table, and goes when the exam ends. Whoever has the table
 * and a list of user ids could still match them: it is a pseudonym, not anonymous.
 */
export const digestOf = (user: string): string => hash('sha256', `exam ${user}`, 'base64url');

/** The assignments that a user began and has not handed in, by id. */
export const begunBy = (db: Db, user: string) =>
  db
    .selectFrom('quiz_papers')
    .select('quiz_id')
    .where('user_id', '=', user)
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null);

/** Keeps that a user sits the exams they have begun; before their rows become nobody's. */
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

/** The exam is over: who sat it needs no lock any more. */
export const unlockExam = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('exam_locks').where('quiz_id', '=', id).execute();
};

/** What is kept of a user here, for their export. */
export const locksOf = (db: Db, user: string) =>
  db.selectFrom('exam_locks').selectAll().where('person', '=', digestOf(user)).orderBy('quiz_id').execute();

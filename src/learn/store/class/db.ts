import type { UserId } from '../../../people/model/user.ts';
import type { Tx } from '../../../store/schema.ts';
import type { QuizId, QuizPhase } from '../../model/assignment.ts';

/** Phases in which time passes. */
export const RUNNING: readonly QuizPhase[] = ['reading', 'open', 'revealed', 'podium'];

/** Locks an assignment's row until the transaction ends, on both databases: a second one waits, and finds what was done. */
export const lockQuiz = (tx: Tx, id: QuizId) =>
  tx
    .updateTable('quizzes')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id);

/** Adds a student from the first question on. Of one who has joined already, only a new name is kept. */
export const addStudent = async (
  tx: Tx,
  id: QuizId,
  user: UserId,
  name: string | null = null,
): Promise<void> => {
  await tx
    .insertInto('quiz_students')
    .values({ quiz_id: id, user_id: user, since: 0, display_name: name })
    .onConflict((conflict) => {
      const known = conflict.columns(['quiz_id', 'user_id']);
      return name === null ? known.doNothing() : known.doUpdateSet({ display_name: name });
    })
    .execute();
};

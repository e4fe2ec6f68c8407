import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { QuizId, QuizPhase } from '../../model/assignment.ts';

export type Db = Kysely<Schema>;

/** Phases in which time passes. */
export const RUNNING: readonly QuizPhase[] = ['reading', 'open', 'revealed', 'podium'];

/** Locks the row of an assignment until the transaction ends, on both databases: who comes second waits, and finds what was done. */
export const lockQuiz = (tx: Transaction<Schema>, id: QuizId) =>
  tx
    .updateTable('quizzes')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .execute();

import type { Tx } from './schema.ts';

/** Locks an assignment's row until the transaction ends, on both databases: a second one waits, and finds what was done. */
export const lockQuiz = (tx: Tx, id: string) =>
  tx
    .updateTable('quizzes')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id);

import type { Kysely, Transaction } from 'kysely';
import type { PaperAnswer } from '../app/class/attempt.ts';
import { together } from './batch.ts';
import { inTransaction } from './conflict.ts';
import { cellsOfAnswer } from './quiz-rows.ts';
import type { Schema } from './schema.ts';

/** Writing first takes the quiz's lock: whoever closes it waits, and after the close nothing is taken. */
export const lockOpen = async (tx: Transaction<Schema>, id: string, at: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('quizzes')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('mode', 'in', ['exam', 'homework'])
    .where((eb) => eb.or([eb('deadline', 'is', null), eb('deadline', '>', at)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

interface Begun {
  readonly id: string;
  readonly user: string;
  readonly attempt: number;
  readonly at: number;
}

interface Given {
  readonly id: string;
  readonly row: PaperAnswer;
}

/**
 * Remembers when a paper was first looked at. Throws where it is gone: nobody looks at the questions of a quiz that they have
 * left in the same moment.
 */
export const beginIn = async (tx: Transaction<Schema>, { id, user, attempt, at }: Begun): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('quiz_papers')
    .set((eb) => ({ started_at: eb.fn.coalesce('started_at', eb.val(at)) }))
    .where('quiz_id', '=', id)
    .where('user_id', '=', user)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('the paper is gone');
};

/** The latest answer to a question of a paper, while it takes answers. */
export const answerIn = async (
  tx: Transaction<Schema>,
  { id, row }: Given,
): Promise<'recorded' | 'closed'> => {
  if (!(await lockOpen(tx, id, row.at))) return 'closed';
  const { numUpdatedRows } = await tx
    .updateTable('quiz_papers')
    .set({ ended_at: null })
    .where('quiz_id', '=', id)
    .where('user_id', '=', row.user)
    .where('attempt', '=', row.attempt)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'closed';
  const given = cellsOfAnswer(row);
  await tx
    .insertInto('paper_answers')
    .values({ quiz_id: id, user_id: row.user, attempt: row.attempt, question: row.question, ...given })
    .onConflict((conflict) =>
      conflict.columns(['quiz_id', 'user_id', 'attempt', 'question']).doUpdateSet(given),
    )
    .execute();
  return 'recorded';
};

/**
 * What comes at once is done in one transaction, quiz by quiz: in the same order everywhere, so that of two processes neither
 * waits for the other's lock with one of its own.
 */
export const inOne = <T extends { readonly id: string }, R>(
  db: Kysely<Schema>,
  run: (tx: Transaction<Schema>, item: T) => Promise<R>,
): ((item: T) => Promise<R>) =>
  together<T, R>((all) =>
    inTransaction(db, async (tx) => {
      const done = new Map<T, R>();
      for (const item of all.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)))
        done.set(item, await run(tx, item));
      return all.map((item) => done.get(item)!);
    }),
  );

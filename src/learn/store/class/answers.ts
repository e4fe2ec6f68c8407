import type { Transaction } from 'kysely';
import { bound } from '../../../kernel/bound.ts';
import type { Schema } from '../../../store/schema.ts';
import type { AnswerFilter, AnswerStore } from '../../class/ports.ts';
import type { AnswerRow, QuizId } from '../../model/assignment.ts';
import { answerOfRow, cellsOfAnswer } from '../quiz-rows.ts';
import { inOne } from './batched-writes.ts';
import type { Db } from './db.ts';

type Key = Pick<AnswerRow, 'user' | 'attempt' | 'question'>;

/** Writing first takes the quiz's row lock: whoever closes it waits, and after the close nothing is taken. */
const lockOpen = (tx: Transaction<Schema>, id: QuizId, at: number) =>
  tx
    .updateTable('quizzes')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('deadline', 'is', null), eb('deadline', '>', at)]));

/** Whether an exam or homework is open; locks it. */
export const lockOwnPaced = async (tx: Transaction<Schema>, id: QuizId, at: number): Promise<boolean> => {
  const open = lockOpen(tx, id, at).where('mode', 'in', ['exam', 'homework']);
  return (await open.executeTakeFirst()).numUpdatedRows > 0n;
};

/** Whether the question takes answers: it is asked of all now, or the attempt is not handed in. Locks the quiz. */
const takesAnswers = async (
  tx: Transaction<Schema>,
  id: QuizId,
  { user, attempt, question }: Key,
  at: number,
) => {
  if (attempt === 0) {
    const open = lockOpen(tx, id, at).where('question', '=', question);
    return (await open.executeTakeFirst()).numUpdatedRows > 0n;
  }
  if (!(await lockOwnPaced(tx, id, at))) return false;
  const { numUpdatedRows } = await tx
    .updateTable('quiz_papers')
    .set({ ended_at: null })
    .where('quiz_id', '=', id)
    .where('user_id', '=', user)
    .where('attempt', '=', attempt)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Joins the student of a live quiz from the question that is asked now. */
const joinNow = (tx: Transaction<Schema>, id: QuizId, user: string, name: string | null) =>
  tx
    .insertInto('quiz_students')
    .columns(['quiz_id', 'user_id', 'since', 'display_name'])
    .expression(
      tx
        .selectFrom('quizzes')
        .select((eb) => [
          'id',
          eb.cast<string>(eb.val(user), 'text').as('user_id'),
          'current',
          eb.cast<string | null>(eb.val(name), 'text').as('display_name'),
        ])
        .where('id', '=', id),
    )
    .onConflict((conflict) => {
      const there = conflict.columns(['quiz_id', 'user_id']);
      return name === null ? there.doNothing() : there.doUpdateSet({ display_name: name });
    })
    .execute();

interface Given {
  readonly id: QuizId;
  readonly row: AnswerRow;
  readonly name: string | null;
}

const answerIn = async (tx: Transaction<Schema>, { id, row, name }: Given) => {
  if (!(await takesAnswers(tx, id, row, row.at))) return 'closed';
  const { user, attempt, question } = row;
  const cells = cellsOfAnswer(row);
  await tx
    .insertInto('quiz_answers')
    .values({ quiz_id: id, user_id: user, attempt, question, ...cells })
    .onConflict((conflict) =>
      conflict.columns(['quiz_id', 'user_id', 'attempt', 'question']).doUpdateSet(cells),
    )
    .execute();
  if (attempt === 0) await joinNow(tx, id, user, name);
  return 'recorded';
};

const sure = (db: Db, id: QuizId, key: Key, isSure: boolean, now: number) =>
  db.transaction().execute(async (tx) => {
    if (!(await takesAnswers(tx, id, key, now))) return null;
    const row = await tx
      .updateTable('quiz_answers')
      .set({ sure: isSure ? 1 : 0 })
      .where('quiz_id', '=', id)
      .where('user_id', '=', key.user)
      .where('attempt', '=', key.attempt)
      .where('question', '=', key.question)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : answerOfRow(row);
  });

const answers = async (db: Db, id: QuizId, { question, attempt, user }: AnswerFilter = {}) => {
  const rows = await db
    .selectFrom('quiz_answers')
    .selectAll()
    .where('quiz_id', '=', id)
    .$if(question !== undefined, (query) => query.where('question', '=', question ?? 0))
    .$if(attempt !== undefined, (query) => query.where('attempt', '=', attempt ?? 0))
    .$if(user !== undefined, (query) => query.where('user_id', '=', user ?? ''))
    .orderBy('user_id')
    .orderBy('attempt')
    .orderBy('question')
    .execute();
  return rows.map(answerOfRow);
};

export const answerStore = (db: Db): AnswerStore => {
  const answer = inOne(db, answerIn);
  return {
    ...bound(db, { sure, answers }),
    answer: (id, row, name) => answer({ id, row, name: name ?? null }),
  };
};

import { bound, type Unbound } from '../../../kernel/bound.ts';
import type { UserId } from '../../../people/model/user.ts';
import { inTurns } from '../../../store/batch.ts';
import { changedAny } from '../../../store/changed-rows.ts';
import { lockQuiz } from '../../../store/lock-quiz.ts';
import type { Db, Tx } from '../../../store/schema.ts';
import type { AnswerStore } from '../../class/ports.ts';
import { isPaused, isReopened, lastEnd, NO_ALLOWANCE, ownEnd } from '../../model/allowance.ts';
import type { AnswerRow, QuizId } from '../../model/assignment.ts';
import { answerOfRow, cellsOfAnswer, quizOfRow } from '../quiz-rows.ts';
import { allowanceOfRow } from './allowances.ts';
import { inOne } from './batched-writes.ts';
import { addStudent, keepingName } from './db.ts';

type Does<K extends keyof AnswerStore> = Unbound<AnswerStore, Db, K>;

type AnswerRowKey = Pick<AnswerRow, 'user' | 'attempt' | 'question'>;

/** Writing first takes the quiz's row lock: whoever closes it waits, and after the close nothing is taken. */
const lockOpen = (tx: Tx, id: QuizId, at: number) =>
  tx
    .updateTable('quizzes')
    .set({ state: 'open' })
    .where((eb) => eb.and({ id, state: 'open' }))
    .where((eb) => eb.or([eb('deadline', 'is', null), eb('deadline', '>', at)]));

/** An exam or homework that is over may be open again for a student. */
const lockOver = (tx: Tx, id: QuizId) =>
  lockQuiz(tx, id)
    .where('state', '=', 'over')
    .where('mode', 'in', ['exam', 'homework'])
    .returningAll()
    .executeTakeFirst();

/** Whether an exam or homework is open for a student, and whether what they do is late; locks it. */
export const lockOwnPaced = async (
  tx: Tx,
  id: QuizId,
  user: UserId,
  at: number,
): Promise<'open' | 'late' | 'closed'> => {
  const open = lockOpen(tx, id, at).where('mode', 'in', ['exam', 'homework']);
  const row = (await open.returningAll().executeTakeFirst()) ?? (await lockOver(tx, id));
  if (row === undefined) return 'closed';
  if (row.state === 'open' && row.grace === 0) return 'open';
  const own = await tx
    .selectFrom('quiz_allowances')
    .selectAll()
    .where((eb) => eb.and({ quiz_id: id, user_id: user }))
    .executeTakeFirst();
  const allowance = own === undefined ? NO_ALLOWANCE : allowanceOfRow(own);
  if (row.state === 'over') return isReopened(allowance, at) ? 'open' : 'closed';
  const quiz = quizOfRow(row);
  if (isPaused(allowance, at)) return 'closed';
  const isBefore = (end: number | null): boolean => end === null || at < end;
  if (isBefore(ownEnd(quiz, allowance, at))) return 'open';
  return isBefore(lastEnd(quiz, allowance, at)) ? 'late' : 'closed';
};

/** Longer nobody looks at a question: they went away. */
const MAX_LOOK_MS = 15 * 60_000;

/**
 * Whether the question takes answers: it is asked of all now, or the attempt is not handed in; null: it does not. `took`: of an
 * attempt, for how long it was looked at since it was opened, or since the answer before. Locks the quiz.
 */
const takesAnswers = async (
  tx: Tx,
  id: QuizId,
  { user, attempt, question }: AnswerRowKey,
  at: number,
): Promise<{ readonly took?: number } | null> => {
  if (attempt === 0) {
    const open = lockOpen(tx, id, at).where('question', '=', question);
    return (await changedAny(open)) ? {} : null;
  }
  const open = await lockOwnPaced(tx, id, user, at);
  if (open === 'closed') return null;
  const paper = await tx
    .selectFrom('quiz_papers')
    .select(['page', 'page_at'])
    .where((eb) => eb.and({ quiz_id: id, user_id: user, attempt }))
    .executeTakeFirst();
  const turned = tx
    .updateTable('quiz_papers')
    .set({ page_at: at, ...(open === 'late' ? { late: 1 } : {}) })
    .where((eb) => eb.and({ quiz_id: id, user_id: user, attempt }))
    .where('ended_at', 'is', null);
  if (!(await changedAny(turned))) return null;
  const since = paper?.page === question ? paper.page_at : null;
  return since === null ? {} : { took: Math.min(MAX_LOOK_MS, Math.max(0, at - since)) };
};

/**
 * Whether answers on paper can be typed in: to what is open at everybody's own pace, and after the end. The attempt is handed in
 * with them. Locks the quiz.
 */
const takesTypedIn = async (
  tx: Tx,
  id: QuizId,
  { user, attempt }: AnswerRowKey,
  at: number,
): Promise<{ readonly took?: number } | null> => {
  const quiz = lockQuiz(tx, id).where('state', 'in', attempt === 0 ? ['over'] : ['open', 'over']);
  if (!(await changedAny(quiz))) return null;
  if (attempt === 0) {
    await addStudent(tx, id, user);
    return {};
  }
  const paper = tx
    .updateTable('quiz_papers')
    .set((eb) => ({
      started_at: eb.fn.coalesce('started_at', eb.val(at)),
      ended_at: eb.fn.coalesce('ended_at', eb.val(at)),
    }))
    .where((eb) => eb.and({ quiz_id: id, user_id: user, attempt }));
  return (await changedAny(paper)) ? {} : null;
};

/** Joins the student of a live quiz from the question that is asked now. */
const joinNow = (tx: Tx, id: QuizId, user: string, name: string | null) =>
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
    .onConflict(keepingName(name))
    .execute();

interface StoredAnswer {
  readonly id: QuizId;
  readonly row: AnswerRow;
  readonly name: string | null;
}

const answerIn = async (tx: Tx, { id, row, name }: StoredAnswer) => {
  const takes = await (row.typedIn === true ? takesTypedIn : takesAnswers)(tx, id, row, row.at);
  if (takes === null) return 'closed';
  const { user, attempt, question } = row;
  const { took } = takes;
  const cells = { ...cellsOfAnswer(row), ...(took === undefined ? {} : { took_ms: took }) };
  await tx
    .insertInto('quiz_answers')
    .values({ quiz_id: id, user_id: user, attempt, question, ...cells })
    .onConflict((conflict) =>
      conflict.columns(['quiz_id', 'user_id', 'attempt', 'question']).doUpdateSet((eb) => ({
        ...cells,
        // Looks at one question add up.
        ...(took === undefined
          ? {}
          : { took_ms: eb(eb.fn.coalesce('quiz_answers.took_ms', eb.val(0)), '+', took) }),
      })),
    )
    .execute();
  if (attempt === 0 && row.typedIn !== true) await joinNow(tx, id, user, name);
  return 'recorded';
};

const sure: Does<'sure'> = (db, id, key, isSure, now) =>
  db.transaction().execute(async (tx) => {
    if ((await takesAnswers(tx, id, key, now)) === null) return null;
    const row = await tx
      .updateTable('quiz_answers')
      .set({ sure: isSure ? 1 : 0 })
      .where((eb) => eb.and({ quiz_id: id, user_id: key.user, attempt: key.attempt, question: key.question }))
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : answerOfRow(row);
  });

const mark: Does<'mark'> = (db, id, { user, attempt, question }, worth) =>
  changedAny(
    db
      .updateTable('quiz_answers')
      .set({ mark: worth, is_right: worth === 100 ? 1 : 0 })
      .where((eb) => eb.and({ quiz_id: id, user_id: user, attempt, question })),
  );

/** Some milliseconds. */
const ANSWERS_PER_TURN = 500;

const answers: Does<'answers'> = async (db, id, { question, attempt, user } = {}) => {
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
  const found: AnswerRow[] = [];
  await inTurns(rows, ANSWERS_PER_TURN, (row) => {
    found.push(answerOfRow(row));
  });
  return found;
};

export const answerStore = (db: Db): AnswerStore => {
  const answer = inOne(db, answerIn);
  return {
    ...bound(db, { sure, mark, answers }),
    answer: (id, row, name) => answer({ id, row, name: name ?? null }),
  };
};

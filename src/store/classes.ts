import type { Kysely, Transaction } from 'kysely';
import type { ClassStore } from '../app/class/ports.ts';
import { type AnswerRow, FINAL, type Phase, type QuizRecord } from '../app/class/quiz.ts';
import type { Question } from '../app/quiz/question.ts';
import { together } from './batch.ts';
import { creditIn } from './class-credit.ts';
import { inTransaction } from './conflict.ts';
import { digestOf, unlockExam } from './exam-locks.ts';
import { paperStore } from './papers.ts';
import { answerOfRow, cellsOfAnswer, columnsOf, quizOfRow, rowOfQuiz } from './quiz-rows.ts';
import type { Schema } from './schema.ts';

/** Phases in which time goes on. */
const RUNNING: readonly Phase[] = ['reading', 'open', 'revealed'];
/** Phases that time may end. */
const TIMED: readonly Phase[] = ['planned', 'lobby', ...RUNNING];

interface Joining {
  readonly id: string;
  readonly user: string;
  readonly since: number;
}

interface Given {
  readonly id: string;
  readonly row: AnswerRow;
}

const answerIn = async (tx: Transaction<Schema>, { id, row }: Given): Promise<'recorded' | 'closed'> => {
  // Writing first takes the row's lock: whoever closes the question waits, and after the close nothing is taken.
  const { numUpdatedRows } = await tx
    .updateTable('quizzes')
    .set({ state: 'open' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('question', '=', row.question)
    .where((eb) => eb.or([eb('deadline', 'is', null), eb('deadline', '>', row.at)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'closed';
  const given = cellsOfAnswer(row);
  await tx
    .insertInto('quiz_answers')
    .values({ quiz_id: id, question: row.question, user_id: row.user, ...given })
    .onConflict((conflict) => conflict.columns(['quiz_id', 'question', 'user_id']).doUpdateSet(given))
    .execute();
  await tx
    .insertInto('quiz_students')
    .columns(['quiz_id', 'user_id', 'since'])
    .expression(
      tx
        .selectFrom('quizzes')
        .select((eb) => ['id', eb.cast<string>(eb.val(row.user), 'text').as('user_id'), 'current'])
        .where('id', '=', id),
    )
    .onConflict((conflict) => conflict.columns(['quiz_id', 'user_id']).doNothing())
    .execute();
  return 'recorded';
};

/** Quizzes in SQL, the same for every database. */
export const classStore = (db: Kysely<Schema>): ClassStore => {
  const load = async (id: string): Promise<QuizRecord | null> => {
    const row = await db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : quizOfRow(row);
  };

  const join = together<Joining, void>((all) =>
    db
      .insertInto('quiz_students')
      .values(all.map(({ id, user, since }) => ({ quiz_id: id, user_id: user, since })))
      .onConflict((conflict) => conflict.columns(['quiz_id', 'user_id']).doNothing())
      .execute()
      .then(() => all.map(() => undefined)),
  );

  const answer = together<Given, 'recorded' | 'closed'>((all) =>
    inTransaction(db, async (tx) => {
      const done = new Map<Given, 'recorded' | 'closed'>();
      // In the same order everywhere: of two processes neither waits for the other's lock with one of its own.
      for (const given of all.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)))
        done.set(given, await answerIn(tx, given));
      return all.map((given) => done.get(given) ?? 'closed');
    }),
  );

  return {
    ...paperStore(db),
    credit: creditIn(db),
    create: (quiz, questions) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('quizzes').values(rowOfQuiz(quiz)).execute();
        for (const [number, question] of questions.entries())
          await tx
            .insertInto('quiz_questions')
            .values({ quiz_id: quiz.id, number, question: JSON.stringify(question) })
            .execute();
      }),

    load,

    questions: async (id) => {
      const rows = await db
        .selectFrom('quiz_questions')
        .select('question')
        .where('quiz_id', '=', id)
        .orderBy('number')
        .execute();
      return rows.map(({ question }) => JSON.parse(question) as Question);
    },

    question: async (id, number) => {
      const row = await db
        .selectFrom('quiz_questions')
        .select('question')
        .where('quiz_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirst();
      return row === undefined ? null : (JSON.parse(row.question) as Question);
    },

    latest: async (guild, channel) => {
      const row = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('guild', '=', guild)
        .where('mode', '!=', 'homework')
        .where('state', '!=', 'planned')
        .$if(channel !== null, (query) => query.where('channel', '=', channel ?? ''))
        // One that was planned is older than what was over before it began.
        .orderBy((eb) =>
          eb.case().when('state', 'in', RUNNING).then(0).when('state', '=', 'lobby').then(1).else(2).end(),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : quizOfRow(row);
    },

    change: (id, revision, change, now, added) =>
      db.transaction().execute(async (tx) => {
        // Claims the row: of two writers the second finds another revision.
        const { numUpdatedRows } = await tx
          .updateTable('quizzes')
          .set({ revision: revision + 1, updated_at: now })
          .where('id', '=', id)
          .where('revision', '=', revision)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return 'stale';
        const row = await tx.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        await tx
          .updateTable('quizzes')
          .set(columnsOf(quizOfRow(row), change))
          .where('id', '=', id)
          .execute();
        if (change.phase === 'over') await unlockExam(tx, id);
        if (added !== undefined)
          await tx
            .insertInto('quiz_questions')
            .values({ quiz_id: id, number: added.number, question: JSON.stringify(added.question) })
            .execute();
        return 'changed';
      }),

    hang: async (id, { channel, message, shows }) => {
      await db
        .updateTable('quizzes')
        .set({ board_channel: channel, board_message: message, board_shows: shows })
        .where('id', '=', id)
        .execute();
    },

    join: (id, user, since) => join({ id, user, since }),

    leave: (id, user, begun = 'goes') =>
      inTransaction(db, async (tx) => {
        if (begun === 'stays') {
          // Whoever begins it at this moment waits for the row, or is waited for: it is begun or gone, never both.
          const theirs = tx.deleteFrom('quiz_papers').where('quiz_id', '=', id).where('user_id', '=', user);
          await theirs.where('started_at', 'is', null).execute();
          const left = await tx
            .selectFrom('quiz_papers')
            .select('attempt')
            .where('quiz_id', '=', id)
            .where('user_id', '=', user)
            .executeTakeFirst();
          if (left !== undefined) return false;
        }
        for (const table of ['quiz_answers', 'paper_answers', 'quiz_papers'] as const)
          await tx.deleteFrom(table).where('quiz_id', '=', id).where('user_id', '=', user).execute();
        const { numDeletedRows } = await tx
          .deleteFrom('quiz_students')
          .where('quiz_id', '=', id)
          .where('user_id', '=', user)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    students: async (id) => {
      const rows = await db
        .selectFrom('quiz_students')
        .select(['user_id', 'since'])
        .where('quiz_id', '=', id)
        .orderBy('user_id')
        .execute();
      return rows.map(({ user_id: user, since }) => ({ user, since }));
    },

    sitting: async (user) => {
      const rows = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('mode', '=', 'exam')
        .where('state', '=', 'open')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('quiz_papers')
            .select('quiz_id')
            .where('user_id', '=', user)
            .where('started_at', 'is not', null)
            .where('ended_at', 'is', null)
            .union(eb.selectFrom('exam_locks').select('quiz_id').where('person', '=', digestOf(user))),
        )
        .orderBy('id')
        .execute();
      return rows.map(quizOfRow);
    },

    answer: (id, row) => answer({ id, row }),

    sure: (id, user, question, sure, now) =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('quizzes')
          .set({ state: 'open' })
          .where('id', '=', id)
          .where('state', '=', 'open')
          .where('question', '=', question)
          .where((eb) => eb.or([eb('deadline', 'is', null), eb('deadline', '>', now)]))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        const row = await tx
          .updateTable('quiz_answers')
          .set({ sure: sure ? 1 : 0 })
          .where('quiz_id', '=', id)
          .where('question', '=', question)
          .where('user_id', '=', user)
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? null : answerOfRow(row);
      }),

    answers: async (id, question, user) => {
      const rows = await db
        .selectFrom('quiz_answers')
        .selectAll()
        .where('quiz_id', '=', id)
        .$if(question !== undefined, (query) => query.where('question', '=', question ?? 0))
        .$if(user !== undefined, (query) => query.where('user_id', '=', user ?? ''))
        .orderBy('question')
        .orderBy('user_id')
        .execute();
      return rows.map(answerOfRow);
    },

    due: async (now, most) => {
      const rows = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('deadline', '<=', now)
        .where('state', 'in', TIMED)
        .orderBy('deadline')
        .limit(most)
        .execute();
      return rows.map(quizOfRow);
    },

    running: async (most) => {
      const rows = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('state', 'in', RUNNING)
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(quizOfRow);
    },

    unshown: async (since) => {
      const rows = await db
        .selectFrom('quizzes')
        .select('id')
        .where('state', '=', 'over')
        .where('updated_at', '>=', since)
        .where('board_shows', '!=', FINAL)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    roster: async (guild) => {
      const rows = await db
        .selectFrom('roster')
        .select(['user_id', 'name'])
        .where('guild', '=', guild)
        .orderBy('name')
        .execute();
      return new Map(rows.map(({ user_id: user, name }) => [user, name]));
    },

    name: async (guild, user, name, now) => {
      if (name === null)
        await db.deleteFrom('roster').where('guild', '=', guild).where('user_id', '=', user).execute();
      else
        await db
          .insertInto('roster')
          .values({ guild, user_id: user, name, updated_at: now })
          .onConflict((conflict) =>
            conflict.columns(['guild', 'user_id']).doUpdateSet({ name, updated_at: now }),
          )
          .execute();
    },
  };
};

import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ClassStore } from '../app/class/ports.ts';
import {
  type AnswerRow,
  type Change,
  PHASES,
  type Phase,
  type QuizRecord,
  type QuizSettings,
} from '../app/class/quiz.ts';
import type { Question } from '../app/quiz/question.ts';
import type { AnswerTable, QuizTable, Schema } from './schema.ts';

/** Phases in which time goes on. */
const RUNNING: readonly Phase[] = ['reading', 'open', 'revealed'];

const phaseOf = (text: string): Phase => {
  const phase = PHASES.find((one) => one === text);
  if (phase === undefined) throw new Error(`the store has an unknown phase: ${text}`);
  return phase;
};

const quizOfRow = (row: Selectable<QuizTable>): QuizRecord => ({
  id: row.id,
  guild: row.guild,
  channel: row.channel,
  teacher: row.user_id,
  settings: JSON.parse(row.settings) as QuizSettings,
  phase: phaseOf(row.state),
  plan: JSON.parse(row.plan) as readonly number[],
  current: row.current,
  deadline: row.deadline,
  left: row.time_left,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  board:
    row.board_channel === null || row.board_message === null || row.board_shows === null
      ? null
      : { channel: row.board_channel, message: row.board_message, shows: row.board_shows },
});

const rowOfQuiz = (quiz: QuizRecord): Insertable<QuizTable> => ({
  id: quiz.id,
  guild: quiz.guild,
  channel: quiz.channel,
  user_id: quiz.teacher,
  settings: JSON.stringify(quiz.settings),
  state: quiz.phase,
  plan: JSON.stringify(quiz.plan),
  current: quiz.current,
  question: quiz.plan[quiz.current] ?? null,
  deadline: quiz.deadline,
  time_left: quiz.left,
  revision: quiz.revision,
  created_at: quiz.createdAt,
  updated_at: quiz.updatedAt,
  board_channel: quiz.board?.channel ?? null,
  board_message: quiz.board?.message ?? null,
  board_shows: quiz.board?.shows ?? null,
});

/** The columns that a change writes. */
const columnsOf = (quiz: QuizRecord, change: Change) => {
  const next = { ...quiz, ...change };
  return {
    state: next.phase,
    plan: JSON.stringify(next.plan),
    current: next.current,
    question: next.plan[next.current] ?? null,
    deadline: next.deadline,
    time_left: next.left,
  };
};

const answerOfRow = (row: Selectable<AnswerTable>): AnswerRow => ({
  question: row.question,
  user: row.user_id,
  at: row.at,
  answer: JSON.parse(row.answer) as AnswerRow['answer'],
  said: JSON.parse(row.said) as AnswerRow['said'],
  right: row.is_right === 1,
  misconception: row.misconception,
});

/** Quizzes in SQL, the same for every database. */
export const classStore = (db: Kysely<Schema>): ClassStore => {
  const load = async (id: string): Promise<QuizRecord | null> => {
    const row = await db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : quizOfRow(row);
  };
  return {
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

    latest: async (guild, channel) => {
      const row = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('guild', '=', guild)
        .$if(channel !== null, (query) => query.where('channel', '=', channel ?? ''))
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

    join: async (id, user, since) => {
      await db
        .insertInto('quiz_students')
        .values({ quiz_id: id, user_id: user, since })
        .onConflict((conflict) => conflict.columns(['quiz_id', 'user_id']).doNothing())
        .execute();
    },

    leave: (id, user) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('quiz_answers').where('quiz_id', '=', id).where('user_id', '=', user).execute();
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

    answer: (id, row) =>
      db.transaction().execute(async (tx) => {
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
        const given = {
          at: row.at,
          answer: JSON.stringify(row.answer),
          said: JSON.stringify(row.said),
          is_right: row.right ? 1 : 0,
          misconception: row.misconception,
        };
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
      }),

    answers: async (id, question) => {
      const rows = await db
        .selectFrom('quiz_answers')
        .selectAll()
        .where('quiz_id', '=', id)
        .$if(question !== undefined, (query) => query.where('question', '=', question ?? 0))
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
        .where('state', 'in', RUNNING)
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

    roster: async (guild) => {
      const rows = await db
        .selectFrom('roster')
        .select(['user_id', 'name'])
        .where('guild', '=', guild)
        .orderBy('name')
        .execute();
      return new Map(rows.map(({ user_id: user, name }) => [user, name]));
    },

    name: async (guild, user, name) => {
      if (name === null)
        await db.deleteFrom('roster').where('guild', '=', guild).where('user_id', '=', user).execute();
      else
        await db
          .insertInto('roster')
          .values({ guild, user_id: user, name })
          .onConflict((conflict) => conflict.columns(['guild', 'user_id']).doUpdateSet({ name }))
          .execute();
    },
  };
};

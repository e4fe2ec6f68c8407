import { createHmac, randomBytes } from 'node:crypto';
import { bound, type Unbound } from '../../../kernel/bound.ts';
import { GONE } from '../../../people/model/user.ts';
import { unlockExam } from '../../../store/exam-locks.ts';
import type { Db } from '../../../store/schema.ts';
import { emptyLog } from '../../../store/write-ahead-log.ts';
import type { AssignmentStore } from '../../class/ports.ts';
import type { QuizSettings } from '../../model/assignment.ts';
import { spanOf } from '../../model/class-event.ts';
import type { Question } from '../../model/question.ts';
import { columnsOf, quizOfRow, rowOfQuiz } from '../quiz-rows.ts';
import { forgetStudents } from './anonymous-end.ts';
import { RUNNING } from './db.ts';

type Does<K extends keyof AssignmentStore> = Unbound<AssignmentStore, Db, K>;

const create: Does<'create'> = (db, quiz, questions) =>
  db.transaction().execute(async (tx) => {
    const key = quiz.settings.anonymous ? randomBytes(32).toString('hex') : null;
    await tx
      .insertInto('quizzes')
      .values({ ...rowOfQuiz(quiz), pseudonym_key: key })
      .execute();
    if (spanOf(quiz) !== null)
      await tx
        .insertInto('class_events')
        .values({ id: quiz.id, guild: quiz.guild, channel: quiz.channel })
        .execute();
    for (const [number, question] of questions.entries())
      await tx
        .insertInto('quiz_questions')
        .values({ quiz_id: quiz.id, number, question: JSON.stringify(question) })
        .execute();
  });

const load: Does<'load'> = async (db, id) => {
  const row = await db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : quizOfRow(row);
};

const pseudonym: Does<'pseudonym'> = async (db, id, user) => {
  const row = await db.selectFrom('quizzes').select('pseudonym_key').where('id', '=', id).executeTakeFirst();
  const key = row?.pseudonym_key ?? null;
  return key === null
    ? null
    : `${GONE}${createHmac('sha256', key).update(user).digest('base64url').slice(0, 22)}`;
};

const questions: Does<'questions'> = async (db, id) => {
  const rows = await db
    .selectFrom('quiz_questions')
    .select('question')
    .where('quiz_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ question }) => JSON.parse(question) as Question);
};

const question: Does<'question'> = async (db, id, number) => {
  const row = await db
    .selectFrom('quiz_questions')
    .select('question')
    .where((eb) => eb.and({ quiz_id: id, number }))
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.question) as Question);
};

const latest: Does<'latest'> = async (db, guild, channel) => {
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
};

const change: Does<'change'> = async (db, id, revision, change, now, added) => {
  let anonymous = false;
  const done = await db.transaction().execute(async (tx) => {
    // Claims the row: of two writers the second finds another revision.
    const row = await tx
      .updateTable('quizzes')
      .set({ revision: revision + 1, updated_at: now })
      .where((eb) => eb.and({ id, revision }))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return 'stale';
    await tx
      .updateTable('quizzes')
      .set(columnsOf(quizOfRow(row), change))
      .where('id', '=', id)
      .execute();
    if (change.phase === 'over') {
      await unlockExam(tx, id);
      anonymous = await forgetStudents(tx, id, now);
    }
    if (added !== undefined)
      await tx
        .insertInto('quiz_questions')
        .values({ quiz_id: id, number: added.number, question: JSON.stringify(added.question) })
        .execute();
    return 'changed';
  });
  // The quiz has ended all the same where the disk is full, say.
  if (anonymous) await emptyLog(db).catch(() => undefined);
  return done;
};

const configure: Does<'configure'> = (db, id, settings, now) =>
  db.transaction().execute(async (tx) => {
    // Claims the row: a second writer reads what the first one wrote.
    await tx.updateTable('quizzes').set({ updated_at: now }).where('id', '=', id).execute();
    const row = await tx.selectFrom('quizzes').select('settings').where('id', '=', id).executeTakeFirst();
    if (row === undefined) return;
    const next = { ...(JSON.parse(row.settings) as QuizSettings), ...settings };
    await tx
      .updateTable('quizzes')
      .set({ settings: JSON.stringify(next) })
      .where('id', '=', id)
      .execute();
  });

const hang: Does<'hang'> = async (db, id, { channel, message, shows }) => {
  await db
    .updateTable('quizzes')
    .set({ board_channel: channel, board_message: message, board_shows: shows })
    .where('id', '=', id)
    .execute();
};

const listOf = (db: Db, guild: string) =>
  db.selectFrom('quizzes').selectAll().where('guild', '=', guild).orderBy('created_at');

const homework: Does<'homework'> = async (db, guild) => {
  const all = (await listOf(db, guild).where('mode', '=', 'homework').execute()).map(quizOfRow);
  const closing = all.toSorted((a, b) => (a.settings.closesAt ?? 0) - (b.settings.closesAt ?? 0));
  const over = closing.filter(({ phase }) => phase === 'over');
  return [...closing.filter(({ phase }) => phase !== 'over'), ...over.toReversed()];
};

const planned: Does<'planned'> = async (db, guild) => {
  const rows = await listOf(db, guild)
    .where('mode', '!=', 'homework')
    .where('state', '=', 'planned')
    .execute();
  return rows.map(quizOfRow).toSorted((a, b) => (a.settings.startsAt ?? 0) - (b.settings.startsAt ?? 0));
};

const recent: Does<'recent'> = async (db, guild, since, most) => {
  const rows = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('guild', '=', guild)
    .where((eb) =>
      eb.or([
        eb('updated_at', '>=', since),
        // What was opened again for one student is as old as it was.
        eb(
          'id',
          'in',
          eb.selectFrom('quiz_allowances').select('quiz_id').where('reopened_until', '>=', since),
        ),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(quizOfRow);
};

/** Assignments in SQL, the same for every database. */
export const assignmentStore = (db: Db): AssignmentStore =>
  bound(db, {
    create,
    load,
    pseudonym,
    questions,
    question,
    latest,
    change,
    configure,
    hang,
    homework,
    planned,
    recent,
  });

import { bound, type Unbound } from '../../../kernel/bound.ts';
import { EVERY_SHARD, type OfShards } from '../../../kernel/shard.ts';
import { GONE } from '../../../people/model/user.ts';
import type { Db } from '../../../store/schema.ts';
import { inShards } from '../../../store/shards.ts';
import type { ScheduleStore } from '../../class/ports.ts';
import { FINAL, type QuizPhase } from '../../model/assignment.ts';
import { credit } from '../deadline-credit.ts';
import { quizOfRow } from '../quiz-rows.ts';
import { RUNNING } from './db.ts';

type Does<K extends keyof ScheduleStore> = Unbound<ScheduleStore, Db, K>;

/** Phases that time may end. */
const TIMED: readonly QuizPhase[] = ['planned', 'lobby', ...RUNNING];

/** The quizzes in the servers that these shards serve. */
const quizzesOf = (db: Db, of: OfShards) => db.selectFrom('quizzes').where(inShards(of));

const due: Does<'due'> = async (db, now, most, of = EVERY_SHARD) => {
  const rows = await quizzesOf(db, of)
    .selectAll()
    .where('deadline', '<=', now)
    .where('state', 'in', TIMED)
    .orderBy('deadline')
    .limit(most)
    .execute();
  return rows.map(quizOfRow);
};

const running: Does<'running'> = async (db, of = EVERY_SHARD) => {
  const rows = await quizzesOf(db, of).selectAll().where('state', 'in', RUNNING).orderBy('id').execute();
  return rows.map(quizOfRow);
};

const unshown: Does<'unshown'> = async (db, since, of = EVERY_SHARD) => {
  const rows = await quizzesOf(db, of)
    .select('id')
    .where('state', '=', 'over')
    .where('updated_at', '>=', since)
    .where('board_shows', '!=', FINAL)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

const unprepared: Does<'unprepared'> = async (db, most, of = EVERY_SHARD) => {
  const rows = await quizzesOf(db, of)
    .selectAll()
    .where('prepared', '=', 0)
    .where('state', '!=', 'over')
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(quizOfRow);
};

const setPrepared: Does<'setPrepared'> = async (db, id) => {
  await db.updateTable('quizzes').set({ prepared: 1 }).where('id', '=', id).execute();
};

const growing: Does<'growing'> = async (db, most, of = EVERY_SHARD) => {
  const rows = await quizzesOf(db, of)
    .select('id')
    .where((eb) => eb.and({ mode: 'exam', prepared: 1 }))
    .where('state', 'in', ['lobby', 'open'])
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

const dueReminders: Does<'dueReminders'> = async (db, now, most, of = EVERY_SHARD) => {
  const rows = await quizzesOf(db, of)
    .selectAll()
    .where('remind_at', '<=', now)
    .where('state', '=', 'open')
    .limit(most)
    .execute();
  return rows.map(quizOfRow);
};

const reminded: Does<'reminded'> = async (db, id, at) => {
  // A new end of the homework has another time.
  await db
    .updateTable('quizzes')
    .set({ remind_at: null })
    .where((eb) => eb.and({ id, remind_at: at }))
    .execute();
};

const dueTellings: Does<'dueTellings'> = async (db, now, most, of = EVERY_SHARD) => {
  const rows = await db
    .selectFrom('quiz_allowances')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_allowances.quiz_id')
    .select(['quiz_id', 'quiz_allowances.user_id', 'tell_at'])
    .where('tell_at', 'is not', null)
    .where('reopened_until', '>', now)
    .where('quiz_allowances.user_id', 'not like', `${GONE}%`)
    .where(inShards(of))
    .orderBy('tell_at')
    .limit(most)
    .execute();
  return rows.map(({ quiz_id: id, user_id: user, tell_at: at }) => ({ id, user, at: at ?? 0 }));
};

const told: Does<'told'> = async (db, { id, user, at }) => {
  await db
    .updateTable('quiz_allowances')
    .set({ tell_at: null })
    .where((eb) => eb.and({ quiz_id: id, user_id: user, tell_at: at }))
    .execute();
};

export const scheduleStore = (db: Db): ScheduleStore =>
  bound(db, {
    due,
    running,
    unshown,
    unprepared,
    setPrepared,
    growing,
    dueReminders,
    reminded,
    dueTellings,
    told,
    credit,
  });

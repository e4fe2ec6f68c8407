import type { Insertable, Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { changedAny, changedRows } from '../../store/changed-rows.ts';
import { inTransaction } from '../../store/conflict.ts';
import { sql } from '../../store/kysely.ts';
import type { Db, StormAnswerTable, StormRunTable } from '../../store/schema.ts';
import type { Question } from '../model/question.ts';
import type { StormAnswer, StormRun, Tally } from '../model/storm.ts';
import type { StormStore } from '../storm/ports.ts';

type Does<K extends keyof StormStore> = Unbound<StormStore, Db, K>;

export const runOf = (row: Selectable<StormRunTable>): StormRun => ({
  id: row.id,
  user: row.user_id,
  guild: row.guild,
  seed: row.seed,
  createdAt: row.created_at,
  startedAt: row.started_at,
  credit: row.credit,
  answered: row.answered,
  score: row.score,
  mistakes: row.mistakes,
  streak: row.streak,
  bestStreak: row.best_streak,
  reachedAt: row.reached_at,
  race: row.race,
});

const rowOfTally = (tally: Tally) => ({
  answered: tally.answered,
  score: tally.score,
  mistakes: tally.mistakes,
  streak: tally.streak,
  best_streak: tally.bestStreak,
  reached_at: tally.reachedAt,
});

export const rowOfRun = (run: StormRun): Insertable<StormRunTable> => ({
  id: run.id,
  user_id: run.user,
  guild: run.guild,
  seed: run.seed,
  created_at: run.createdAt,
  started_at: run.startedAt,
  credit: run.credit,
  race: run.race,
  ...rowOfTally(run),
});

const answerOf = (row: Selectable<StormAnswerTable>): StormAnswer => ({
  number: row.number,
  choice: row.choice,
  right: row.is_right === 1,
  at: row.at,
  question: row.question === null ? null : (JSON.parse(row.question) as Question),
});

const open: Does<'open'> = async (db, run) => {
  await db.insertInto('storm_runs').values(rowOfRun(run)).execute();
};

const load: Does<'load'> = async (db, id) => {
  const row = await db.selectFrom('storm_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : runOf(row);
};

const start: Does<'start'> = async (db, id, at) => {
  await db
    .updateTable('storm_runs')
    .set({ started_at: at })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .execute();
};

const answer: Does<'answer'> = (db, run, given, after) =>
  inTransaction(db, async (tx) => {
    const update = tx
      .updateTable('storm_runs')
      .set(rowOfTally(after))
      .where((eb) => eb.and({ id: run.id, answered: given.number }));
    if (!(await changedAny(update))) return 'known';
    await tx
      .insertInto('storm_answers')
      .values({
        run_id: run.id,
        number: given.number,
        user_id: run.user,
        choice: given.choice,
        is_right: given.right ? 1 : 0,
        at: given.at,
        question: given.question === null ? null : JSON.stringify(given.question),
      })
      .execute();
    return 'kept';
  });

const credit: Does<'credit'> = async (db, id, ms) => {
  await db
    .updateTable('storm_runs')
    .set((eb) => ({ credit: eb('credit', '+', ms) }))
    .where('id', '=', id)
    .execute();
};

const answers: Does<'answers'> = async (db, id) =>
  (await db.selectFrom('storm_answers').selectAll().where('run_id', '=', id).orderBy('number').execute()).map(
    answerOf,
  );

const best: Does<'best'> = async (db, user, since) => {
  const row = await db
    .selectFrom('storm_runs')
    .select((eb) => eb.fn.max('score').as('score'))
    .where('user_id', '=', user)
    .where('answered', '>', 0)
    .where('started_at', '>=', since)
    .executeTakeFirst();
  return row?.score ?? null;
};

const bestsIn: Does<'bestsIn'> = async (db, guild, users, since, most) => {
  if (users.length === 0) return [];
  const place = sql<number>`row_number() over (partition by user_id order by score desc, reached_at)`;
  const rows = await db
    .selectFrom(
      db
        .selectFrom('storm_runs')
        .select(['user_id', 'score', 'reached_at', place.as('place')])
        .where('guild', '=', guild)
        .where('user_id', 'in', users)
        .where('score', '>', 0)
        .where('started_at', '>=', since)
        .as('runs'),
    )
    .select(['user_id', 'score'])
    .where('place', '=', 1)
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .limit(most)
    .execute();
  return rows.map(({ user_id: user, score }) => ({ user, score }));
};

const prune: Does<'prune'> = async (db, time) => {
  await db.deleteFrom('storm_races').where('started_at', 'is', null).where('created_at', '<', time).execute();
  await db.deleteFrom('storm_runs').where('started_at', 'is', null).where('created_at', '<', time).execute();
};

const forget: Does<'forget'> = async (db, guild, time) => {
  await db.deleteFrom('storm_races').where('guild', '=', guild).where('created_at', '<', time).execute();
  return changedRows(db.deleteFrom('storm_runs').where('guild', '=', guild).where('created_at', '<', time));
};

/** Runs of Storm in SQL, for every database. */
export const stormStore = (db: Db): StormStore =>
  bound(db, {
    open,
    load,
    start,
    answer,
    credit,
    answers,
    best,
    bestsIn,
    prune,
    forget,
  });

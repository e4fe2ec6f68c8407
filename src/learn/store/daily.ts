import type { Selectable } from 'kysely';
import { grouped } from '../../engine/core/maps.ts';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { changedAny, changedRows } from '../../store/changed-rows.ts';
import { sql } from '../../store/kysely.ts';
import type { DailyTryTable, Db } from '../../store/schema.ts';
import type { DailyStore } from '../daily/ports.ts';
import type { DailyTry } from '../model/daily.ts';
import { DAY_MS, dayOf } from '../model/day.ts';
import type { Question } from '../model/question.ts';

type Does<K extends keyof DailyStore> = Unbound<DailyStore, Db, K>;

const tryOf = (row: Selectable<DailyTryTable>): DailyTry => ({
  user: row.user_id,
  day: row.day,
  number: row.number,
  move: row.move,
  right: row.is_right === 1,
  at: Number(row.at),
  guild: row.guild,
});

const puzzle: Does<'puzzle'> = async (db, day) => {
  const row = await db
    .selectFrom('daily_puzzles')
    .select('question')
    .where('day', '=', day)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.question) as Question);
};

const keepPuzzle: Does<'keepPuzzle'> = async (db, day, question) => {
  await db
    .insertInto('daily_puzzles')
    .values({ day, question: JSON.stringify(question) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return (await puzzle(db, day)) ?? question;
};

const between: Does<'between'> = async (db, user, first, last) =>
  (
    await db
      .selectFrom('daily_tries')
      .selectAll()
      .where('user_id', '=', user)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .orderBy('day')
      .orderBy('number')
      .execute()
  ).map(tryOf);

const tries: Does<'tries'> = (db, user, day) => between(db, user, day, day);

const addTry: Does<'addTry'> = (db, { user, day, number, move, right, at, guild }) =>
  changedAny(
    db
      .insertInto('daily_tries')
      .values({ user_id: user, day, number, move, is_right: right ? 1 : 0, at, guild })
      .onConflict((conflict) => conflict.columns(['user_id', 'day', 'number']).doNothing()),
  );

const activeDays: Does<'activeDays'> = async (db, user) => {
  const tried = await db
    .selectFrom('daily_tries')
    .select(['day', 'at'])
    .where('user_id', '=', user)
    .where('move', 'is not', null)
    .execute();
  const practised = await sql<{ day: number | string }>`
    select distinct at / ${sql.lit(DAY_MS)} as day from practice_reviews
    where user_id = ${user} and source = 'practice'`.execute(db);
  return [
    ...tried.flatMap(({ day, at }) => (dayOf(Number(at)) === day ? [day] : [])),
    ...practised.rows.map(({ day }) => Number(day)),
  ];
};

const results: Does<'results'> = async (db, guild, day) => {
  const rows = await db
    .selectFrom('daily_tries')
    .selectAll()
    .where('day', '=', day)
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('daily_tries').select('user_id').where('guild', '=', guild).where('day', '=', day),
    )
    .orderBy('user_id')
    .orderBy('number')
    .execute();
  const users = grouped(rows.map(tryOf), ({ user }) => user);
  return [...users].map(([user, tries]) => ({ user, tries }));
};

const forget: Does<'forget'> = (db, guild, before) =>
  changedRows(
    db.updateTable('daily_tries').set({ guild: null }).where('guild', '=', guild).where('at', '<', before),
  );

/** Daily puzzles in SQL, for every database. */
export const dailyStore = (db: Db): DailyStore =>
  bound(db, { puzzle, keepPuzzle, tries, between, addTry, activeDays, results, forget });

import type { Selectable } from 'kysely';
import { bound } from '../../kernel/bound.ts';
import { grouped } from '../../kernel/grouped.ts';
import { sql } from '../../store/kysely.ts';
import type { DailyTryTable, Db } from '../../store/schema.ts';
import type { DailyStore } from '../daily/ports.ts';
import type { DailyResult, DailyTry } from '../model/daily.ts';
import { DAY_MS, type Day, dayOf } from '../model/day.ts';
import type { Question } from '../model/question.ts';

const tryOf = (row: Selectable<DailyTryTable>): DailyTry => ({
  user: row.user_id,
  day: row.day,
  number: row.number,
  move: row.move,
  right: row.is_right === 1,
  at: Number(row.at),
  guild: row.guild,
});

const puzzle = async (db: Db, day: Day): Promise<Question | null> => {
  const row = await db
    .selectFrom('daily_puzzles')
    .select('question')
    .where('day', '=', day)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.question) as Question);
};

const keepPuzzle = async (db: Db, day: Day, question: Question): Promise<Question> => {
  await db
    .insertInto('daily_puzzles')
    .values({ day, question: JSON.stringify(question) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return (await puzzle(db, day)) ?? question;
};

const between = async (db: Db, user: string, first: Day, last: Day): Promise<readonly DailyTry[]> =>
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

const addTry = async (db: Db, { user, day, number, move, right, at, guild }: DailyTry): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('daily_tries')
    .values({ user_id: user, day, number, move, is_right: right ? 1 : 0, at, guild })
    .onConflict((conflict) => conflict.columns(['user_id', 'day', 'number']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const activeDays = async (db: Db, user: string): Promise<readonly Day[]> => {
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

const results = async (db: Db, guild: string, day: Day): Promise<readonly DailyResult[]> => {
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

const forget = async (db: Db, guild: string, before: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('daily_tries')
    .set({ guild: null })
    .where('guild', '=', guild)
    .where('at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Daily puzzles in SQL, for every database. */
export const dailyStore = (db: Db): DailyStore => ({
  ...bound(db, { puzzle, keepPuzzle, between, addTry, activeDays, results, forget }),
  tries: (user, day) => between(db, user, day, day),
});

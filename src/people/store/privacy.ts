import { randomUUID } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { bound } from '../../kernel/bound.ts';
import { changedRows } from '../../store/changed-rows.ts';
import { inTransaction } from '../../store/conflict.ts';
import { lockExams, locksOf } from '../../store/exam-locks.ts';
import { sql } from '../../store/kysely.ts';
import { lockQuiz } from '../../store/lock-quiz.ts';
import type { Db, Tx } from '../../store/schema.ts';
import { emptyLog } from '../../store/write-ahead-log.ts';
import { GONE } from '../model/user.ts';
import type { DataRow, PrivacyStore } from '../privacy.ts';

/** Tables whose rows concern the whole server and have their author in `user_id`. */
const SHARED_BY_USER = [
  'definitions',
  'quizzes',
  'quiz_corrections',
  'quiz_templates',
  'bank_positions',
  'storm_races',
  'arenas',
  'lesson_homework',
] as const;
/** All tables whose rows concern other users too: only the name is removed. */
const SHARED: ReadonlySet<string> = new Set(['match_seats', 'match_events', ...SHARED_BY_USER]);
/** Rows of a class: totals stay, and a pseudonym replaces the user, the same in all of them. */
const COUNTED = ['quiz_students', 'quiz_answers', 'quiz_papers', 'quiz_allowances'] as const;
/** A teacher's material stays for the next class: it contains no student. */
const MATERIAL: ReadonlySet<string> = new Set(['quiz_templates', 'bank_sets', 'bank_positions']);
/** Answers to quizzes. An export includes whether they are right only once the quiz is over and its answers may be seen. */
const JUDGED = 'quiz_answers';

/** A row with plain cells: values other than text and numbers become JSON. */
const plainRow = (row: Readonly<Record<string, unknown>>): DataRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null || typeof value === 'string' || typeof value === 'number'
        ? value
        : JSON.stringify(value),
    ]),
  );

/**
 * Locks all quizzes that involve a user, in the order of their ids. Answers lock their quiz before any of its rows, too, which
 * prevents deadlocks.
 */
const lockQuizzesOf = async (tx: Tx, user: string): Promise<void> => {
  const ids = new Set<string>();
  for (const { id } of await tx.selectFrom('quizzes').select('id').where('user_id', '=', user).execute())
    ids.add(id);
  for (const table of COUNTED) {
    const rows = await tx
      .selectFrom(table)
      .select('quiz_id')
      .distinct()
      .where('user_id', '=', user)
      .execute();
    for (const row of rows) ids.add(row.quiz_id);
  }
  for (const id of [...ids].sort()) await lockQuiz(tx, id).execute();
};

/**
 * Deletes a student's free-text answers, which may reveal who they are. Marked ones keep their mark; unmarked ones are deleted,
 * since nothing is left to mark.
 */
const eraseWords = async (tx: Tx, user: string): Promise<void> => {
  const isWritten = sql<boolean>`said like '%"kind":"text"%'`;
  await tx
    .deleteFrom('quiz_answers')
    .where('user_id', '=', user)
    .where('mark', 'is', null)
    .where(isWritten)
    .execute();
  await tx
    .updateTable('quiz_answers')
    .set({
      answer: JSON.stringify({ kind: 'typed', text: '' }),
      said: JSON.stringify([{ kind: 'text', text: '' }]),
    })
    .where('user_id', '=', user)
    .where(isWritten)
    .execute();
};

const tablesWith = async (db: Db, column: 'user_id' | 'guild'): Promise<readonly string[]> =>
  (await db.introspection.getTables())
    .filter((table) => table.columns.some(({ name }) => name === column))
    .map((table) => table.name)
    .sort();

const isKeptBack = (settings: string): boolean => {
  const { mode, answers } = JSON.parse(settings) as Readonly<Record<string, unknown>>;
  return (mode === 'exam' || mode === 'homework') && answers === 'hidden';
};

const rowsOf = async (db: Db, table: string, user: string): Promise<readonly DataRow[]> => {
  const found = await sql<
    Readonly<Record<string, unknown>>
  >`select * from ${sql.table(table)} where user_id = ${user}`.execute(db);
  if (table !== JUDGED) return found.rows.map(plainRow);
  const over = await db
    .selectFrom('quizzes')
    .select(['id', 'settings'])
    .where('state', '=', 'over')
    // A reopened quiz is not over for its student until it was closed, whatever the clock says.
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('quiz_allowances')
        .select('quiz_id')
        .where('user_id', '=', user)
        .where('reopened_until', 'is not', null)
        .where('closed_at', 'is', null),
    )
    .execute();
  // If the teacher hides the answers, students see only their score.
  const told = new Set(over.flatMap(({ id, settings }) => (isKeptBack(settings) ? [] : [id])));
  return found.rows.map((row) =>
    plainRow(told.has(String(row['quiz_id'])) ? row : { ...row, is_right: null, misconception: null }),
  );
};

const exportAll = async (db: Db, user: string): Promise<ReadonlyMap<string, readonly DataRow[]>> => {
  const theirs = db.selectFrom('match_seats').select('match_id').where('user_id', '=', user);
  const matches = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', 'in', theirs)
    .orderBy('id')
    .execute();
  const moves = await db
    .selectFrom('match_events')
    .selectAll()
    .where('match_id', 'in', theirs)
    .orderBy('match_id')
    .orderBy('seq')
    .execute();
  // The opponent's id is their own data.
  const events = moves.map((row) => ({ ...row, user_id: row.user_id === user ? user : null }));
  const settings = await db
    .selectFrom('settings')
    .selectAll()
    .where((eb) => eb.and({ scope: 'person', id: user }))
    .execute();
  // Omits the other user of a correction: the teacher who removed the student, or the student whom the teacher removed.
  const corrections = await db
    .selectFrom('quiz_corrections')
    .selectAll()
    .where((eb) => eb.or([eb('user_id', '=', user), eb('student', '=', user)]))
    .orderBy('quiz_id')
    .orderBy('number')
    .execute();
  const corrected = corrections.map((row) => ({
    ...row,
    user_id: row.user_id === user ? user : null,
    student: row.student === user ? user : null,
  }));
  const tables = new Map<string, readonly DataRow[]>([
    ['quiz_corrections', corrected.map(plainRow)],
    ['matches', matches.map((row) => plainRow({ ...row, waits_for: row.waits_for === user ? user : null }))],
    ['match_events', events.map(plainRow)],
    ['settings', settings.map(plainRow)],
    ['exam_locks', (await locksOf(db, user)).map(plainRow)],
  ]);
  for (const table of await tablesWith(db, 'user_id'))
    if (!tables.has(table)) tables.set(table, await rowsOf(db, table, user));
  return new Map([...tables].filter(([, rows]) => rows.length > 0));
};

const erase = async (db: Db, user: string): Promise<number> => {
  const others = (await tablesWith(db, 'user_id')).filter(
    (table) => !SHARED.has(table) && !COUNTED.some((counted) => counted === table),
  );
  const nobody = `${GONE}${randomUUID()}`;
  const erased = await inTransaction(db, async (tx) => {
    let changed = 0;
    const count = async (statement: Parameters<typeof changedRows>[0]): Promise<void> => {
      changed += await changedRows(statement);
    };
    const countRaw = async (query: RawBuilder<unknown>): Promise<void> => {
      const { numAffectedRows } = await query.execute(tx);
      changed += Number(numAffectedRows ?? 0n);
    };
    const theirs = tx.selectFrom('match_seats').select('match_id').where('user_id', '=', user);
    const shared = tx
      .selectFrom('match_seats')
      .select('match_id')
      .where('user_id', 'is not', null)
      .where('user_id', '!=', user);
    await count(tx.deleteFrom('matches').where('id', 'in', theirs).where('id', 'not in', shared));
    for (const table of ['match_events', 'match_seats'] as const)
      await count(tx.updateTable(table).set({ user_id: null }).where('user_id', '=', user));
    await count(tx.updateTable('matches').set({ waits_for: null }).where('waits_for', '=', user));
    await count(tx.deleteFrom('settings').where('scope', '=', 'person').where('id', '=', user));
    await lockQuizzesOf(tx, user);
    await lockExams(tx, user);
    for (const table of SHARED_BY_USER)
      await count(tx.updateTable(table).set({ user_id: null }).where('user_id', '=', user));
    await tx.updateTable('quiz_corrections').set({ student: nobody }).where('student', '=', user).execute();
    await eraseWords(tx, user);
    await tx.updateTable('quiz_students').set({ display_name: null }).where('user_id', '=', user).execute();
    for (const table of COUNTED)
      await countRaw(sql`update ${sql.table(table)} set user_id = ${nobody} where user_id = ${user}`);
    for (const table of others) await countRaw(sql`delete from ${sql.table(table)} where user_id = ${user}`);
    return changed;
  });
  await emptyLog(db).catch(() => undefined);
  return erased;
};

const forget = (db: Db, guild: string, before: number, most: number): Promise<number> =>
  changedRows(
    db
      .deleteFrom('matches')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('matches')
          .select('id')
          .where('guild', '=', guild)
          .where('status', 'not in', ['challenge', 'playing'])
          .where('updated_at', '<', before)
          .orderBy('updated_at')
          .limit(most),
      ),
  );

const empty = async (db: Db, guild: string): Promise<void> => {
  const tables = (await tablesWith(db, 'guild')).filter((table) => !MATERIAL.has(table));
  await inTransaction(db, async (tx) => {
    const set = tx.selectFrom('lesson_homework').select('id').where('guild', '=', guild);
    await tx.deleteFrom('lesson_homework_students').where('homework', 'in', set).execute();
    // Other rows of a match or a quiz are deleted with it by cascade.
    for (const table of tables) await sql`delete from ${sql.table(table)} where guild = ${guild}`.execute(tx);
  });
  await emptyLog(db).catch(() => undefined);
};

/** All data about one user: rows of every table with a `user_id`, including tables added later, settings, and their matches. */
export const privacyStore = (db: Db): PrivacyStore => bound(db, { export: exportAll, erase, empty, forget });

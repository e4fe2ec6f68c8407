import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type pg from 'pg';
import { isPostgres } from './address.ts';
import { makeFolder } from './folder.ts';
import { Kysely } from './kysely.ts';
import { lockFolder } from './lock.ts';
import { migrate, namesOf } from './migrations.ts';
import { Refused } from './refused.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';
import type { DatabaseFile } from './sqlite-driver.ts';

/**
 * A backup is one SQLite file, for either database: any tool can read it, it needs none of PostgreSQL's programs, and it moves
 * data from one database to the other.
 */

/** Tables that are not backed up: their rows are useless later. */
type Momentary = 'interaction_claims';

/** All tables, each after those it refers to. */
const TABLES = Object.keys({
  matches: true,
  match_seats: true,
  match_events: true,
  settings: true,
  ratings: true,
  rating_changes: true,
  season_places: true,
  definitions: true,
  octal_records: true,
  quizzes: true,
  quiz_questions: true,
  quiz_students: true,
  quiz_answers: true,
  quiz_variants: true,
  quiz_papers: true,
  quiz_corrections: true,
  quiz_allowances: true,
  accommodations: true,
  quiz_templates: true,
  exam_locks: true,
  roster: true,
  learn_progress: true,
  progress_consents: true,
  progress_notes: true,
  lesson_homework: true,
  lesson_homework_students: true,
  class_events: true,
  practice_cards: true,
  practice_reviews: true,
  practice_sessions: true,
  practice_questions: true,
  arenas: true,
  arena_players: true,
  daily_puzzles: true,
  daily_tries: true,
  storm_races: true,
  storm_runs: true,
  storm_answers: true,
  bank_sets: true,
  bank_positions: true,
} satisfies Record<Exclude<keyof Schema, Momentary>, true>);

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

type BackupRow = Readonly<Record<string, string | number | null>>;

/** Rows per batch. */
const BATCH_ROWS = 500;

const refuse = (why: string): never => {
  throw new Refused(why);
};

/** Removes an SQLite file with its journal files. */
const removed = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
};

/** Creates `file` entirely or not at all: writes to a temporary file and verifies it before renaming. */
const written = async (file: string, write: (partial: string) => Promise<void>): Promise<RowCounts> => {
  if (existsSync(file)) refuse(`${file} is there already: name another file, or move it away`);
  makeFolder(dirname(file));
  const partial = `${file}.partial`;
  removed(partial);
  try {
    await write(partial);
    const counts = verified(partial);
    if (existsSync(file)) refuse(`${file} appeared meanwhile: name another file`);
    renameSync(partial, file);
    return counts;
  } finally {
    removed(partial);
  }
};

/** Number of rows by table in a valid SQLite file of Sprague's; throws for any other file. */
const verified = (file: string): RowCounts => {
  if (!existsSync(file)) refuse(`there is no file ${file}`);
  const db = new DatabaseSync(file);
  try {
    const [found] = db.prepare('pragma integrity_check(1)').all() as { readonly integrity_check: string }[];
    if (found?.integrity_check !== 'ok') refuse(`${file} is damaged: ${found?.integrity_check}`);
    return countsIn(db);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return refuse(`${file} is no backup of Sprague’s: ${error instanceof Error ? error.message : ''}`);
  } finally {
    db.close();
  }
};

const countsIn = (db: DatabaseFile): RowCounts => {
  const there = db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const names = new Set(there.map(({ name }) => name));
  if (!names.has('matches')) refuse('it has no matches');
  return Object.fromEntries(
    TABLES.filter((table) => names.has(table)).map((table) => [table, rowsIn(db, table)]),
  );
};

const rowsIn = (db: DatabaseFile, table: string): number =>
  (db.prepare(`select count(*) as n from "${table}"`).get() as { readonly n: number }).n;

/** Creates a file with empty current tables, or migrates a file of an older version. */
const upToDate = async (file: string): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
};

/**
 * Copies a snapshot of a store into a file, even while the bot runs. Returns the number of rows by table.
 *
 * @throws Refused if the file exists, or the copy differs from the source
 */
export const backUp = (where: string, file: string): Promise<RowCounts> =>
  written(file, async (partial) => {
    if (isPostgres(where)) {
      const filled = `${partial}.filled`;
      try {
        await fromPostgres(where, filled);
        copied(filled, partial);
      } finally {
        removed(filled);
      }
      return;
    }
    if (!existsSync(where)) refuse(`there are no data at ${where}`);
    copied(where, partial);
  });

/** Copies a snapshot of a file that others may use into one file without a journal. */
const copied = (from: string, to: string): void => {
  const db = new DatabaseSync(from);
  try {
    db.exec('pragma busy_timeout = 5000');
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
};

const fromPostgres = async (url: string, file: string): Promise<void> => {
  removed(file);
  await upToDate(file);
  const { connectPostgres } = await import('./postgres.ts');
  const client = await connectPostgres(url);
  const db = new DatabaseSync(file);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: run } = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    if (run.map(({ name }) => name).join() !== namesOf().join())
      refuse(
        'another version of Sprague wrote the database: back it up with that one, or start this one on it first',
      );
    for (const table of TABLES) {
      db.exec('begin');
      await client.query(`declare copied no scroll cursor for select * from "${table}"`);
      const insert = inserting(db, table);
      let copied = 0;
      for (;;) {
        const { rows } = await client.query<BackupRow>(`fetch ${BATCH_ROWS} from copied`);
        for (const row of rows) insert(row);
        copied += rows.length;
        if (rows.length < BATCH_ROWS) break;
      }
      await client.query('close copied');
      db.exec('commit');
      const { rows } = await client.query<{ n: number }>(`select count(*) as n from "${table}"`);
      const kept = rowsIn(db, table);
      if (rows[0]?.n !== kept || copied !== kept) refuse(`${table} was not copied as a whole`);
    }
  } finally {
    db.close();
    await client.end();
  }
};

/** Inserts rows of one shape into a table by a prepared statement. */
const inserting = (db: DatabaseFile, table: string): ((row: BackupRow) => void) => {
  let insert: ReturnType<DatabaseFile['prepare']> | null = null;
  return (row) => {
    const columns = Object.keys(row);
    insert ??= db.prepare(
      `insert into "${table}" (${columns.map((column) => `"${column}"`).join()}) values (${columns.map(() => '?').join()})`,
    );
    insert.run(...Object.values(row));
  };
};

/**
 * Replaces a store's data with a backup; the bot must not run. Existing data require `replace`: an SQLite file is then moved
 * aside, PostgreSQL's rows are deleted. Returns the number of rows by table.
 *
 * @throws Refused if there are data, a bot runs on them, or the file is no backup or has a newer version
 */
export const restore = async (file: string, where: string, replace = false): Promise<RowCounts> => {
  verified(file);
  return isPostgres(where) ? intoPostgres(file, where, replace) : intoFile(file, where, replace);
};

const RUNNING = 'Sprague is running on these data: end it first';

const intoFile = async (file: string, where: string, replace: boolean): Promise<RowCounts> => {
  const folder = dirname(where);
  makeFolder(folder);
  const lock = lockFolder(folder);
  if (lock === null) return refuse(RUNNING);
  const partial = `${where}.partial`;
  try {
    if (existsSync(where) && !replace)
      refuse(`there are data at ${where} already: with --replace they are moved aside`);
    removed(partial);
    copied(file, partial);
    await upToDate(partial);
    const counts = verified(partial);
    if (existsSync(where)) {
      const aside = join(folder, `replaced-${Math.trunc(statSync(where).mtimeMs)}.sqlite`);
      // Includes the write-ahead log, which holds rows that are not yet in the file.
      for (const end of ['-wal', '-shm', ''])
        if (existsSync(`${where}${end}`)) renameSync(`${where}${end}`, `${aside}${end}`);
    }
    renameSync(partial, where);
    return counts;
  } finally {
    removed(partial);
    await lock.close();
  }
};

/** Puts the rows of a file into the tables of a PostgreSQL database, all or none. Returns their number by table. */
const filled = async (client: pg.Client, file: string, replace: boolean): Promise<RowCounts> => {
  const db = new DatabaseSync(file);
  try {
    const counts = countsIn(db);
    await client.query('begin');
    for (const table of TABLES.toReversed()) {
      const { rowCount } = await client.query(`select from "${table}" limit 1`);
      if (rowCount === 0) continue;
      if (!replace) refuse(`there are data in ${table} already: with --replace they are deleted`);
      await client.query(`delete from "${table}"`);
    }
    for (const table of TABLES) {
      let batch: BackupRow[] = [];
      const send = async (): Promise<void> => {
        const rows = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`;
        if (batch.length > 0) await client.query(rows, [JSON.stringify(batch)]);
        batch = [];
      };
      for (const row of db.prepare(`select * from "${table}"`).iterate()) {
        if (batch.push(row as BackupRow) === BATCH_ROWS) await send();
      }
      await send();
      const { rows } = await client.query<{ n: number }>(`select count(*) as n from "${table}"`);
      if (rows[0]?.n !== counts[table]) refuse(`${table} was not copied as a whole`);
    }
    await client.query('commit');
    return counts;
  } finally {
    db.close();
  }
};

const intoPostgres = async (file: string, url: string, replace: boolean): Promise<RowCounts> => {
  const [{ connectPostgres, postgresDialect }, { lockDatabase }] = await Promise.all([
    import('./postgres.ts'),
    import('./database-lock.ts'),
  ]);
  const copy = `${file}.restoring`;
  const lock = await lockDatabase(url, {
    onWaiting: (where, reason) => refuse(`the database at ${where} cannot be reached: ${reason}`),
    onTaken: () => undefined,
  });
  const client = await connectPostgres(url);
  try {
    removed(copy);
    copied(file, copy);
    await upToDate(copy);
    const target = new Kysely<Schema>({ dialect: postgresDialect(url, { hurried: false }) });
    await migrate(target).finally(() => target.destroy());
    return await filled(client, copy, replace);
  } finally {
    removed(copy);
    await client.end();
    await lock.close();
  }
};

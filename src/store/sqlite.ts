import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dialect } from 'kysely';
import { makeFolder, orRefused } from './folder.ts';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from './kysely.ts';
import { Refused } from './refused.ts';
import { type DatabaseFile, SqliteDriver } from './sqlite-driver.ts';

/** Larger files are not checked when opened: up to this size that takes a fraction of a second. */
const MAX_CHECKED_BYTES = 100 * 2 ** 20;

/** SQLite supports schema changes in transactions: an interrupted start leaves the old schema. */
class TransactionalSqlite extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A file, or `:memory:`. WAL lets other processes read during a write. synchronous=FULL: an acknowledged row survives kill -9
 * under NORMAL too, but only FULL keeps it through a power cut, and a move that a user saw confirmed must survive both; it costs
 * one fsync per click, some thousands a second on an ordinary disk, far more than a bot needs. secure_delete=ON: FAST leaves
 * deleted data on free pages.
 *
 * @throws Refused if the file is damaged, no database, or not this user's to write
 */
export const sqliteDialect = (file: string): Dialect =>
  dialectOver(file === ':memory:' ? new DatabaseSync(file) : opened(file));

export const dialectOver = (db: DatabaseFile): Dialect => ({
  createAdapter: () => new TransactionalSqlite(),
  createDriver: () => new SqliteDriver(db),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

const opened = (file: string): DatabaseFile => {
  makeFolder(dirname(file));
  // SQLite opens a file that it may not write, and fails at the first write.
  if (existsSync(file))
    orRefused(() => {
      accessSync(file, constants.W_OK);
    });
  try {
    return prepared(file);
  } catch (error) {
    if (!(error instanceof Error) || !('errcode' in error)) throw error;
    const code = Number(error.errcode) & 0xff;
    if (DAMAGED.has(code)) throw damaged(file, error.message);
    throw CLOSED.has(code) ? new Refused(`${file}: ${error.message}`) : error;
  }
};

const prepared = (file: string): DatabaseFile => {
  const db = new DatabaseSync(file);
  try {
    db.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
    );
    if (statSync(file).size <= MAX_CHECKED_BYTES) lookThrough(db, file);
    // From now on SQLite does not wait: the driver retries.
    db.exec('pragma busy_timeout = 0');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** Finds a damaged page now rather than in the middle of a game. */
const lookThrough = (db: DatabaseFile, file: string): void => {
  const [found] = db.prepare('pragma quick_check(1)').all() as { readonly quick_check: string }[];
  if (found !== undefined && found.quick_check !== 'ok')
    throw damaged(file, found.quick_check.replace('*** in database main ***\n', ''));
};

/** SQLite's codes for a malformed page and for a file that is no database (sqlite3.h). */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);
/** Its codes for a file that this user may not open or write, or that is a folder. */
const CLOSED: ReadonlySet<number> = new Set([3, 8, 14]);

const damaged = (file: string, reason: string): Refused =>
  new Refused(
    `${file} is damaged, or no database (${reason}): move it away, and put a backup in its place by “npm run restore”`,
  );

import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dialect } from 'kysely';
import { makeFolder } from './folder.ts';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from './kysely.ts';
import { Refused } from './refused.ts';
import { SqliteDriver } from './sqlite-driver.ts';

/** Files up to so many bytes are looked through when they are opened: it takes a fraction of a second. */
const LOOKED_THROUGH = 100 * 2 ** 20;

type File = InstanceType<typeof DatabaseSync>;

/** SQLite changes tables within transactions as well: so a start that is interrupted leaves the schema of before. */
class TransactionalSqlite extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A file, or `:memory:`. WAL lets readers of other processes go on while one writes. synchronous=FULL: a row that was
 * acknowledged outlives kill -9 under NORMAL too, but only FULL brings it through a power cut as well, and a move that a
 * person saw confirmed must not be undone by either; it costs one fsync a click, some thousands a second on an ordinary
 * disk, far above what a bot is clicked. secure_delete=ON: FAST leaves what was deleted on free pages.
 *
 * @throws Refused where the file is damaged, or no database
 */
export const sqliteDialect = (file: string): Dialect =>
  dialectOver(file === ':memory:' ? new DatabaseSync(file) : opened(file));

/** The dialect over a database that is open. */
export const dialectOver = (db: File): Dialect => ({
  createAdapter: () => new TransactionalSqlite(),
  createDriver: () => new SqliteDriver(db),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

const opened = (file: string): File => {
  makeFolder(dirname(file));
  const db = new DatabaseSync(file);
  try {
    db.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
    );
    if (statSync(file).size <= LOOKED_THROUGH) lookThrough(db, file);
    // From here on nobody waits in the middle of a turn: the driver tries again.
    db.exec('pragma busy_timeout = 0');
    return db;
  } catch (error) {
    db.close();
    throw error instanceof Error && isDamage(error) ? damaged(file, error.message) : error;
  }
};

/** A damaged page that nobody reads at the start would be met by somebody in the middle of a game. */
const lookThrough = (db: File, file: string): void => {
  const [found] = db.prepare('pragma quick_check(1)').all() as { readonly quick_check: string }[];
  if (found !== undefined && found.quick_check !== 'ok')
    throw damaged(file, found.quick_check.replace('*** in database main ***\n', ''));
};

/** SQLite’s codes for a malformed page and for a file that is no database (sqlite3.h). */
const isDamage = (error: Error): boolean =>
  'errcode' in error && (error.errcode === 11 || error.errcode === 26);

const damaged = (file: string, reason: string): Refused =>
  new Refused(
    `${file} is damaged, or no database (${reason}): move it away, and put a backup in its place by “npm run restore”`,
  );

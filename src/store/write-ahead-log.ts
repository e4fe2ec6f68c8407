import { SqliteAdapter, sql } from './kysely.ts';
import type { Db } from './schema.ts';

/**
 * Empties the file of SQLite's write-ahead log, which has rows as they were before they were changed. It keeps them where another
 * process reads just then; PostgreSQL reuses its own log by itself.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
};

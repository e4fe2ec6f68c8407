import { SqliteAdapter, sql } from './kysely.ts';
import type { Db } from './schema.ts';

/**
 * Empties SQLite's write-ahead log, which contains old versions of rows. Has no effect while another process reads; PostgreSQL
 * recycles its own log.
 */
export const emptyLog = async (db: Db): Promise<void> => {
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
};

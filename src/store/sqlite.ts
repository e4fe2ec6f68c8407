import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely';
import { makeFolder } from './folder.ts';
import { SqliteDialect } from './kysely.ts';

/** Statements kept prepared; there are some dozens. */
const KEPT = 200;

/**
 * A file, or `:memory:`. WAL lets readers of other processes go on while one writes. synchronous=FULL: a row that was
 * acknowledged outlives kill -9 under NORMAL too, but only FULL brings it through a power cut as well, and a move that a
 * person saw confirmed must not be undone by either; it costs one fsync a click, some thousands a second on an ordinary
 * disk, far above what a bot is clicked.
 */
export const sqliteDialect = (file: string): Dialect => {
  if (file !== ':memory:') makeFolder(dirname(file));
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on',
  );
  return new SqliteDialect({ database: adapter(db) });
};

/** The API of `node:sqlite` as kysely wants it. */
const adapter = (db: InstanceType<typeof DatabaseSync>): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const statement = db.prepare(sql);
      const adapted: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters): unknown[] => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
      if (prepared.size >= KEPT) prepared.clear();
      prepared.set(sql, adapted);
      return adapted;
    },
  };
};

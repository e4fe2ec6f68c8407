/** Storage of the little server: a SQLite file, or memory only. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type * as Sqlite from '@photostructure/sqlite';
import type { JsonObject } from './types.ts';

export type Kind = 'channel' | 'message' | 'command' | 'interaction' | 'person' | 'event';

export interface KeptFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface LocalStore {
  /** All stored records, oldest first, as JSON text. */
  load(): readonly { readonly kind: Kind; readonly id: string; readonly text: string }[];
  put(kind: Kind, id: string, value: JsonObject): void;
  drop(kind: Kind, id: string): void;
  /** `keep` false: only until the process ends. */
  putFile(id: string, file: KeptFile, keep: boolean): void;
  file(id: string): KeptFile | null;
  dropFile(id: string): void;
  /** Erases what was dropped from the write-ahead log as well. */
  forget(): void;
  close(): void;
}

/** A store in memory. Keeps files only: the state has the records. */
export class MemoryStore implements LocalStore {
  readonly #files = new Map<string, KeptFile>();

  load(): ReturnType<LocalStore['load']> {
    return [];
  }

  put(): void {
    // The state has the records.
  }

  drop(): void {
    // The state has the records.
  }

  putFile(id: string, file: KeptFile): void {
    this.#files.set(id, file);
  }

  file(id: string): KeptFile | null {
    return this.#files.get(id) ?? null;
  }

  dropFile(id: string): void {
    this.#files.delete(id);
  }

  forget(): void {
    // Nothing is left of what was dropped.
  }

  close(): void {
    this.#files.clear();
  }
}

const PRIVATE = "FROM thing WHERE kind = 'message' AND json_extract(text, '$.ephemeralFor') IS NOT NULL";

/** Erases private messages that older versions stored, with their files and deleted pages. */
const forgetPrivate = (db: Sqlite.DatabaseSyncInstance): void => {
  if (db.prepare(`SELECT 1 ${PRIVATE} LIMIT 1`).get() === undefined) return;
  db.exec(`
    DELETE FROM file WHERE id IN (
      SELECT json_extract(attachment.value, '$.id')
      FROM (SELECT text ${PRIVATE}) AS message, json_each(message.text, '$.json.attachments') AS attachment);
    DELETE ${PRIVATE};
    VACUUM;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
};

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = FILE;
  CREATE TABLE IF NOT EXISTS thing (
    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (kind, id));
  CREATE TABLE IF NOT EXISTS file (id TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID;
  CREATE TEMP TABLE passing_file (id TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID;
`;

const opened = (path: string): Sqlite.DatabaseSyncInstance => {
  mkdirSync(dirname(path), { recursive: true });
  const sqlite = createRequire(import.meta.url)('@photostructure/sqlite') as typeof Sqlite;
  const db = new sqlite.DatabaseSync(path);
  db.exec(SCHEMA);
  forgetPrivate(db);
  return db;
};

const statementsOf = (db: Sqlite.DatabaseSyncInstance) => {
  const filesIn = (table: string) => ({
    put: db.prepare(`INSERT OR REPLACE INTO ${table} (id, type, bytes) VALUES (?, ?, ?)`),
    get: db.prepare(`SELECT type, bytes FROM ${table} WHERE id = ?`),
    drop: db.prepare(`DELETE FROM ${table} WHERE id = ?`),
  });
  return {
    all: db.prepare(
      "SELECT kind, id, text FROM thing WHERE kind IN ('channel', 'message', 'command', 'interaction', 'person', 'event') ORDER BY number",
    ),
    put: db.prepare(
      'INSERT INTO thing (kind, id, text) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET text = excluded.text',
    ),
    drop: db.prepare('DELETE FROM thing WHERE kind = ? AND id = ?'),
    kept: filesIn('file'),
    // Temporary tables are on disk, in an unnamed file that ends with the process: pictures take no memory.
    passing: filesIn('passing_file'),
  };
};

/**
 * A SQLite file, created with its folder. Each put is a transaction in the write-ahead log: killing the process loses
 * nothing that was put.
 */
export class SqliteStore implements LocalStore {
  readonly #db: Sqlite.DatabaseSyncInstance;
  readonly #statements: ReturnType<typeof statementsOf>;

  constructor(path: string) {
    this.#db = opened(path);
    this.#statements = statementsOf(this.#db);
  }

  load(): ReturnType<LocalStore['load']> {
    return this.#statements.all.all() as { kind: Kind; id: string; text: string }[];
  }

  put(kind: Kind, id: string, value: JsonObject): void {
    this.#statements.put.run(kind, id, JSON.stringify(value));
  }

  drop(kind: Kind, id: string): void {
    this.#statements.drop.run(kind, id);
  }

  putFile(id: string, { type, bytes }: KeptFile, keep: boolean): void {
    const { kept, passing } = this.#statements;
    (keep ? kept : passing).put.run(id, type, bytes);
  }

  file(id: string): KeptFile | null {
    const { kept, passing } = this.#statements;
    return ((kept.get.get(id) ?? passing.get.get(id)) as KeptFile | undefined) ?? null;
  }

  dropFile(id: string): void {
    this.#statements.kept.drop.run(id);
    this.#statements.passing.drop.run(id);
  }

  forget(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    // Open statements keep SQLite from doing so itself: a copy of the file alone would have nothing.
    this.forget();
    this.#db.close();
  }
}

/** Where the little server keeps what must outlive the process: a SQLite file, or nothing but memory. */
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

export interface Store {
  /** Everything put and not dropped, oldest first, as JSON text. */
  load(): readonly { readonly kind: Kind; readonly id: string; readonly text: string }[];
  put(kind: Kind, id: string, value: JsonObject): void;
  drop(kind: Kind, id: string): void;
  /** `keep` false: it goes with the process. */
  putFile(id: string, file: KeptFile, keep: boolean): void;
  file(id: string): KeptFile | null;
  dropFile(id: string): void;
  close(): void;
}

/** A store that forgets with the process. Records are not even kept, since the state has them in memory; files are. */
export function memoryStore(): Store {
  const files = new Map<string, KeptFile>();
  return {
    load: () => [],
    put: () => undefined,
    drop: () => undefined,
    putFile: (id, file) => void files.set(id, file),
    file: (id) => files.get(id) ?? null,
    dropFile: (id) => void files.delete(id),
    close: () => {
      files.clear();
    },
  };
}

const PRIVATE = "FROM thing WHERE kind = 'message' AND json_extract(text, '$.ephemeralFor') IS NOT NULL";

/** Private messages, which older versions kept, go with their files and with what the file still has of deleted ones. */
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

/**
 * A SQLite file, made with its folder when missing. Each put is a transaction of its own in the write-ahead
 * log: a kill of the process at any moment loses nothing that was put.
 */
export function sqliteStore(path: string): Store {
  mkdirSync(dirname(path), { recursive: true });
  const sqlite = createRequire(import.meta.url)('@photostructure/sqlite') as typeof Sqlite;
  const db = new sqlite.DatabaseSync(path);
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 5000;
    PRAGMA secure_delete = ON;
    PRAGMA temp_store = FILE;
    CREATE TABLE IF NOT EXISTS thing (
      number INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (kind, id));
    CREATE TABLE IF NOT EXISTS file (id TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID;
    CREATE TEMP TABLE passing_file (id TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL) WITHOUT ROWID;
  `);
  forgetPrivate(db);
  const all = db.prepare(
    "SELECT kind, id, text FROM thing WHERE kind IN ('channel', 'message', 'command', 'interaction', 'person', 'event') ORDER BY number",
  );
  const put = db.prepare(
    'INSERT INTO thing (kind, id, text) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET text = excluded.text',
  );
  const drop = db.prepare('DELETE FROM thing WHERE kind = ? AND id = ?');
  const filesIn = (table: string) => ({
    put: db.prepare(`INSERT OR REPLACE INTO ${table} (id, type, bytes) VALUES (?, ?, ?)`),
    get: db.prepare(`SELECT type, bytes FROM ${table} WHERE id = ?`),
    drop: db.prepare(`DELETE FROM ${table} WHERE id = ?`),
  });
  const kept = filesIn('file');
  // A temporary table is on the disk, in a file without a name that ends with the process: pictures take no memory.
  const passing = filesIn('passing_file');
  return {
    load: () => all.all() as { kind: Kind; id: string; text: string }[],
    put: (kind, id, value) => void put.run(kind, id, JSON.stringify(value)),
    drop: (kind, id) => void drop.run(kind, id),
    putFile: (id, { type, bytes }, keep) => void (keep ? kept : passing).put.run(id, type, bytes),
    file: (id) => ((kept.get.get(id) ?? passing.get.get(id)) as KeptFile | undefined) ?? null,
    dropFile: (id) => {
      kept.drop.run(id);
      passing.drop.run(id);
    },
    close: () => {
      db.close();
    },
  };
}

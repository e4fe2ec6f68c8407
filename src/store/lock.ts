import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { orRefused } from './folder.ts';

/** SQLite's code for a file locked by another process (sqlite3.h). */
const SQLITE_BUSY = 5;

/** A folder locked for one process until `close`. */
export interface FolderLock {
  close(): Promise<void>;
}

/**
 * Locks a folder for this process: two bots on one folder would answer every click twice. The operating system's lock, on an
 * exclusively opened SQLite file, ends with the process in any case, and cannot be confused by reused process ids. Null if
 * another process has it.
 *
 * @throws Refused if the folder cannot be written
 */
export const lockFolder = (folder: string): FolderLock | null => orRefused(() => locked(folder));

const locked = (folder: string): FolderLock | null => {
  const db = new DatabaseSync(join(folder, 'sprague.lock'));
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    db.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return {
    close: () => {
      db.close();
      return Promise.resolve();
    },
  };
};

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && error.errcode === SQLITE_BUSY) ||
    /database is locked|SQLITE_BUSY/i.test(error.message));

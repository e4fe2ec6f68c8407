import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** SQLite's code for a file that somebody else holds (sqlite3.h). */
const SQLITE_BUSY = 5;

/** A folder that is one process's own until `close`. */
export interface FolderLock {
  close(): Promise<void>;
}

/**
 * Takes a folder for this process alone: two bots on one folder would answer every click twice. The lock is the operating
 * system's, on a file of SQLite's held exclusively, so that it ends with the process however that ends, and no process can
 * be taken for another of the same number. Null where another process has it.
 *
 * @throws Error where the folder cannot be written
 */
export const lockFolder = (folder: string): FolderLock | null => {
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

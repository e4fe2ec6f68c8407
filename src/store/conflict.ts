import type { Db, Tx } from './schema.ts';

/** SQLSTATE of PostgreSQL: a unique key was taken, or two transactions could not be put in an order. */
const POSTGRES: ReadonlySet<unknown> = new Set(['23505', '40001', '40P01']);
/** Of these, that transactions could not be put in an order (a deadlock, say): the same one may pass when it is run again. */
const UNORDERED: ReadonlySet<unknown> = new Set(['40001', '40P01']);
/** A transaction is run so often at most. */
const MOST_RUNS = 4;

/** SQLite's extended result codes: SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const SQLITE: ReadonlySet<unknown> = new Set([1555, 2067]);

/** Whether `error` says that another writer was first. Anything else is a failure. */
export const isConflict = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  return POSTGRES.has(code) || SQLITE.has(errcode);
};

/**
 * What `run` gives in a transaction, run again from its beginning where PostgreSQL gave it up for another one. Throws any
 * other error of `run`, and the last one after four runs.
 */
export const inTransaction = async <T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let runs = 1; ; runs += 1)
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      const code = error instanceof Error ? (error as Error & { readonly code?: unknown }).code : null;
      if (!UNORDERED.has(code) || runs === MOST_RUNS) throw error;
    }
};

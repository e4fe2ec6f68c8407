import type { Db, Tx } from './schema.ts';

/** PostgreSQL's SQLSTATEs for a violated unique key and for transactions that could not be serialised. */
const POSTGRES: ReadonlySet<unknown> = new Set(['23505', '40001', '40P01']);
/** Those of transactions that could not be serialised (for example a deadlock): a retry may succeed. */
const UNORDERED: ReadonlySet<unknown> = new Set(['40001', '40P01']);
/** Of one transaction. */
const MAX_RUNS = 4;

/** SQLite's extended result codes: SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const SQLITE: ReadonlySet<unknown> = new Set([1555, 2067]);

/** Thrown within a transaction: another writer was first. */
export class Stale extends Error {
  override readonly name = 'Stale';
}

/** Whether another writer was first. Anything else is a failure. */
export const isConflict = (error: unknown): boolean => {
  if (error instanceof Stale) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  return POSTGRES.has(code) || SQLITE.has(errcode);
};

/**
 * Result of `run` in a transaction; starts again if PostgreSQL aborted it in favour of another. Throws any other error of `run`,
 * and the last one after four runs.
 */
export const inTransaction = async <T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let runs = 1; ; runs += 1)
    try {
      return await db.transaction().execute(run);
    } catch (error) {
      const code = error instanceof Error ? (error as Error & { readonly code?: unknown }).code : null;
      if (!UNORDERED.has(code) || runs === MAX_RUNS) throw error;
    }
};

/** As `inTransaction`, but returns `conflict` if another writer was first. */
export const inTransactionOr = async <T extends string, C extends string>(
  db: Db,
  conflict: C,
  run: (tx: Tx) => Promise<T>,
): Promise<T | C> => {
  try {
    return await inTransaction(db, run);
  } catch (error) {
    if (isConflict(error)) return conflict;
    throw error;
  }
};

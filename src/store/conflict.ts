/** SQLSTATE of PostgreSQL: a unique key was taken, or two transactions could not be put in an order. */
const POSTGRES: ReadonlySet<unknown> = new Set(['23505', '40001', '40P01']);

/** SQLite's extended result codes: SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const SQLITE: ReadonlySet<unknown> = new Set([1555, 2067]);

/** Whether `error` says that another writer was first. Anything else is a failure. */
export const isConflict = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { readonly code?: unknown; readonly errcode?: unknown };
  return POSTGRES.has(code) || SQLITE.has(errcode);
};

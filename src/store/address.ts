/** Whether a store is a PostgreSQL database (`postgres://…`); otherwise it is the path of an SQLite file. */
export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

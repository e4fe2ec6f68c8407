interface ExecutableQuery {
  executeTakeFirst(): Promise<
    | {
        readonly numDeletedRows?: bigint | undefined;
        readonly numUpdatedRows?: bigint | undefined;
        readonly numInsertedOrUpdatedRows?: bigint | undefined;
      }
    | undefined
  >;
}

/** Executes a statement of Kysely's; returns the number of rows that it inserted, updated or deleted. */
export const changedRows = async (statement: ExecutableQuery): Promise<number> => {
  const { numDeletedRows, numUpdatedRows, numInsertedOrUpdatedRows } =
    (await statement.executeTakeFirst()) ?? {};
  return Number(numDeletedRows ?? numUpdatedRows ?? numInsertedOrUpdatedRows ?? 0n);
};

/** Executes a statement of Kysely's; returns whether it changed any row. */
export const changedAny = async (statement: ExecutableQuery): Promise<boolean> =>
  (await changedRows(statement)) > 0;

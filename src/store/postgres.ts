import type { Dialect } from 'kysely';
import pg from 'pg';
import { PostgresDialect } from './kysely.ts';

/** Connections of one process. */
const CONNECTIONS = 10;

/** Object ids of types that pg gives as text, and that are whole numbers below 2^53 here: int8 (also `count`) and numeric. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

/**
 * A PostgreSQL server by its address (`postgres://…`). Acknowledged rows are as durable as its `synchronous_commit`, on by
 * default: they outlive kill -9 and a power cut.
 */
export const postgresDialect = (url: string): Dialect =>
  new PostgresDialect({
    pool: new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      types: {
        getTypeParser: (oid, format) =>
          NUMBERS.has(oid) && format !== 'binary'
            ? Number
            : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
      },
    }),
  });

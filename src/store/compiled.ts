import type { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** A query builder of Kysely's. */
interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** Placeholder of the n-th argument in a compiled query: text that nobody types. */
const placeholder = (n: number): string => `\u0000${n}`;

/**
 * Rows of a query that is built and compiled once per database and then only given its arguments, which it may use as values
 * only; for queries of every click.
 */
export const compiledOnce = <Args extends readonly string[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): ((db: Db, ...args: Args) => Promise<Row[]>) => {
  const all = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db, ...args) => {
    const placeholders = args.map((_, n) => placeholder(n));
    const query = all.get(db) ?? build(db, ...(placeholders as unknown as Args)).compile();
    all.set(db, query);
    const parameters = query.parameters.map((one) => args[placeholders.indexOf(one as string)] ?? one);
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
};

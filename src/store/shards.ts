import type { RawBuilder } from 'kysely';
import type { Clocks } from '../kernel/downtime.ts';
import type { OfShards } from '../kernel/shard.ts';
import { sql } from './kysely.ts';

/** The shard of a row. Only PostgreSQL is shared, so this is never run on SQLite. */
const shardOfRow = (count: number): RawBuilder<number> =>
  sql<number>`(coalesce(guild, '0')::bigint >> 22) % ${sql.lit(count)}`;

/** Whether a row belongs to one of these shards; with one shard every row does. */
export const inShards = ({ count, shards }: OfShards): RawBuilder<boolean> => {
  const all = [...shards];
  if (all.length === 0) return sql<boolean>`1 = 0`;
  if (count === 1) return sql<boolean>`1 = 1`;
  return sql<boolean>`${shardOfRow(count)} in (${sql.join(all.map((shard) => sql.lit(shard)))})`;
};

/** The credit of a row's shard; null if its events don't arrive here. */
export const creditOfRow = ({ count, credits }: Clocks): RawBuilder<number | null> => {
  const [first] = credits.values();
  if (first === undefined) return sql<null>`cast(null as bigint)`;
  if (count === 1) return sql<number>`cast(${first} as bigint)`;
  const cases = [...credits].map(([shard, credit]) => sql`when ${sql.lit(shard)} then ${sql.lit(credit)}`);
  return sql<number>`cast(case ${shardOfRow(count)} ${sql.join(cases, sql` `)} end as bigint)`;
};

/** Whether a time on the games' own clock has passed, by the clock of the row's shard. */
export const isOver = (column: string, clocks: Clocks): RawBuilder<boolean> => {
  const { at, credits } = clocks;
  const latest = Math.round(at - Math.min(...credits.values()));
  if (credits.size === 0) return sql<boolean>`1 = 0`;
  // The first condition can use an index.
  return sql<boolean>`(${sql.ref(column)} <= ${latest} and ${sql.ref(column)} <= ${Math.round(at)} - ${creditOfRow(clocks)})`;
};

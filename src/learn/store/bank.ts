import type { Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import type { BankPositionTable, Db } from '../../store/schema.ts';
import type { BankPosition, BankStore } from '../class/bank-ports.ts';

type Does<K extends keyof BankStore> = Unbound<BankStore, Db, K>;

const keyOf = (name: string): string => name.toLowerCase();

const positionOf = (row: Selectable<BankPositionTable>): BankPosition => ({
  number: row.number,
  line: row.line,
  symmetry: row.symmetry,
  outcome: row.outcome === 'P' || row.outcome === 'D' ? row.outcome : 'N',
  difficulty: row.difficulty,
  by: row.user_id,
  at: row.at,
});

const sets: Does<'sets'> = async (db, guild) => {
  const rows = await db
    .selectFrom('bank_sets')
    .innerJoin('bank_positions', (join) =>
      join
        .onRef('bank_positions.guild', '=', 'bank_sets.guild')
        .onRef('bank_positions.set_key', '=', 'bank_sets.set_key'),
    )
    .select((eb) => ['bank_sets.name', eb.fn.countAll<number | string>().as('count')])
    .where('bank_sets.guild', '=', guild)
    .groupBy(['bank_sets.set_key', 'bank_sets.name'])
    .orderBy('bank_sets.set_key')
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
};

const contents: Does<'contents'> = async (db, guild, name) => {
  const set = await db
    .selectFrom('bank_sets')
    .select('name')
    .where((eb) => eb.and({ guild, set_key: keyOf(name) }))
    .executeTakeFirst();
  if (set === undefined) return null;
  const rows = await db
    .selectFrom('bank_positions')
    .selectAll()
    .where((eb) => eb.and({ guild, set_key: keyOf(name) }))
    .orderBy('number')
    .execute();
  return { name: set.name, positions: rows.map(positionOf) };
};

const add: Does<'add'> = (db, guild, name, positions, most) =>
  db.transaction().execute(async (tx) => {
    const key = keyOf(name);
    const inSet = tx.selectFrom('bank_positions').where('guild', '=', guild).where('set_key', '=', key);
    const kept = async () =>
      inSet
        .select((eb) => [
          eb.fn.countAll<number | string>().as('count'),
          eb.fn.max<number | null>('number').as('last'),
        ])
        .executeTakeFirstOrThrow();
    // Writing the set first takes its lock, so that the second of two teachers counts what the first one added.
    await tx
      .insertInto('bank_sets')
      .values({ guild, set_key: key, name })
      .onConflict((conflict) => conflict.columns(['guild', 'set_key']).doUpdateSet({ set_key: key }))
      .execute();
    const { sets } = await tx
      .selectFrom('bank_sets')
      .select((eb) => eb.fn.countAll<number | string>().as('sets'))
      .where('guild', '=', guild)
      .executeTakeFirstOrThrow();
    const before = await kept();
    const givenUp = async <T>(why: T): Promise<T> => {
      if (Number(before.count) === 0)
        await tx.deleteFrom('bank_sets').where('guild', '=', guild).where('set_key', '=', key).execute();
      return why;
    };
    if (Number(before.count) === 0 && Number(sets) > most.sets) return givenUp('too-many-sets' as const);
    const there = new Set((await inSet.select('symmetry').execute()).map(({ symmetry }) => symmetry));
    const fresh = positions.filter(({ symmetry }) => !there.has(symmetry));
    if (there.size + fresh.length > most.positions) return givenUp('set-full' as const);
    const last = before.last ?? 0;
    for (const [i, { line, symmetry, outcome, difficulty, by, at }] of fresh.entries())
      await tx
        .insertInto('bank_positions')
        .values({
          guild,
          set_key: key,
          number: last + i + 1,
          line,
          symmetry,
          outcome,
          difficulty,
          user_id: by,
          at,
        })
        .execute();
    return new Set(fresh.map(({ symmetry }) => symmetry));
  });

const remove: Does<'remove'> = (db, guild, name, number) =>
  db.transaction().execute(async (tx) => {
    const key = keyOf(name);
    const rows = await tx
      .deleteFrom('bank_positions')
      .where((eb) => eb.and({ guild, set_key: key }))
      .$if(number !== null, (query) => query.where('number', '=', number ?? 0))
      .returningAll()
      .execute();
    const left = await tx
      .selectFrom('bank_positions')
      .select('number')
      .where((eb) => eb.and({ guild, set_key: key }))
      .limit(1)
      .executeTakeFirst();
    if (left === undefined)
      await tx.deleteFrom('bank_sets').where('guild', '=', guild).where('set_key', '=', key).execute();
    return rows.map(positionOf).toSorted((a, b) => a.number - b.number);
  });

/** The question bank in SQL, for every database. */
export const bankStore = (db: Db): BankStore => bound(db, { sets, contents, add, remove });

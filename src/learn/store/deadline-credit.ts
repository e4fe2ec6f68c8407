import type { Kysely } from 'kysely';
import { inTransaction } from '../../store/conflict.ts';
import type { Schema } from '../../store/schema.ts';
import { inShards } from '../../store/shards.ts';
import { CREDIT, creditedBy, entryOf } from '../class/deadline-credit.ts';
import type { ClassStore, OneShard } from '../class/ports.ts';
import { RUNNING } from './class/db.ts';

const THE_ONLY: OneShard = { count: 1, shard: 0 };

/** See `ClassStore.credit`. */
export const creditIn =
  (db: Kysely<Schema>): ClassStore['credit'] =>
  (credit, now, { shard, count } = THE_ONLY) =>
    inTransaction(db, async (tx) => {
      const value = String(credit);
      const { scope, name } = CREDIT;
      const entries = await tx
        .selectFrom('settings')
        .select(['id', 'value'])
        .where('scope', '=', scope)
        .where('name', '=', name)
        .execute();
      const ms = credit - creditedBy(new Map(entries.map((one) => [one.id, one.value])), shard, count);
      if (ms === 0) return [];
      if (count === 1)
        await tx
          .deleteFrom('settings')
          .where('scope', '=', scope)
          .where('id', 'like', `${CREDIT.id} %`)
          .execute();
      await tx
        .insertInto('settings')
        .values({ scope, id: entryOf(shard, count), name, value })
        .onConflict((conflict) => conflict.columns(['scope', 'id', 'name']).doUpdateSet({ value }))
        .execute();
      const rows = await tx
        .updateTable('quizzes')
        .set((eb) => ({
          deadline: eb('deadline', '+', ms),
          // Whoever decided by the deadline before is told that somebody was first.
          revision: eb('revision', '+', 1),
          updated_at: now,
        }))
        .where('state', 'in', RUNNING)
        .where('deadline', 'is not', null)
        .where(inShards({ count, shards: [shard] }))
        .where((eb) =>
          eb.or([
            eb('mode', '!=', 'homework'),
            eb.and([eb('deadline', '<=', now), eb('deadline', '>', now - ms)]),
            // The class’s end, where some have longer.
            eb.and([
              eb(eb('deadline', '-', eb.ref('grace')), '<=', now),
              eb(eb('deadline', '-', eb.ref('grace')), '>', now - ms),
            ]),
          ]),
        )
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    });

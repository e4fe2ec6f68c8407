import type { Kysely } from 'kysely';
import { inTransaction } from '../../store/conflict.ts';
import type { Schema } from '../../store/schema.ts';
import { CREDIT } from '../class/deadline-credit.ts';
import type { ClassStore } from '../class/ports.ts';
import { RUNNING } from './class/db.ts';

/** See `ClassStore.credit`. */
export const creditIn =
  (db: Kysely<Schema>): ClassStore['credit'] =>
  (credit, now) =>
    inTransaction(db, async (tx) => {
      const value = String(credit);
      const before = await tx
        .selectFrom('settings')
        .select('value')
        .where('scope', '=', CREDIT.scope)
        .where('id', '=', CREDIT.id)
        .where('name', '=', CREDIT.name)
        .executeTakeFirst();
      const ms = credit - Number(before?.value ?? 0);
      if (ms === 0) return [];
      await tx
        .insertInto('settings')
        .values({ ...CREDIT, value })
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

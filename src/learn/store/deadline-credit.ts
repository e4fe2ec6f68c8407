import type { Unbound } from '../../kernel/bound.ts';
import { changedAny } from '../../store/changed-rows.ts';
import { inTransaction } from '../../store/conflict.ts';
import type { Db } from '../../store/schema.ts';
import { inShards } from '../../store/shards.ts';
import { CREDIT, creditedBy, entryOf } from '../class/deadline-credit.ts';
import type { OneShard, ScheduleStore } from '../class/ports.ts';
import type { QuizId } from '../model/assignment.ts';
import { RUNNING } from './class/db.ts';

const THE_ONLY: OneShard = { count: 1, shard: 0 };

/** As `ScheduleStore.credit`; null where another process changed the entry meanwhile. */
const creditOnce = (
  db: Db,
  credit: number,
  now: number,
  { shard, count }: OneShard,
): Promise<readonly QuizId[] | null> =>
  inTransaction(db, async (tx) => {
    const value = String(credit);
    const { scope, name } = CREDIT;
    const entries = await tx
      .selectFrom('settings')
      .select(['id', 'value'])
      .where((eb) => eb.and({ scope, name }))
      .execute();
    const values = new Map(entries.map((one) => [one.id, one.value]));
    const ms = credit - creditedBy(values, shard, count);
    if (ms === 0) return [];
    const id = entryOf(shard, count);
    const entry = tx
      .insertInto('settings')
      .values({ scope, id, name, value })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'id', 'name'])
          .doUpdateSet({ value })
          // While a shard moves to another process, both may write: each one adds to what the other wrote.
          .where('settings.value', '=', values.get(id) ?? ''),
      );
    if (!(await changedAny(entry))) return null;
    if (count === 1)
      await tx
        .deleteFrom('settings')
        .where('scope', '=', scope)
        .where('id', 'like', `${CREDIT.id} %`)
        .execute();
    const rows = await tx
      .updateTable('quizzes')
      .set((eb) => ({
        deadline: eb('deadline', '+', ms),
        // A change based on the earlier deadline is refused as stale.
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
          // The end for the whole class, since some students have longer.
          eb.and([
            eb(eb('deadline', '-', eb.ref('grace')), '<=', now),
            eb(eb('deadline', '-', eb.ref('grace')), '>', now - ms),
          ]),
        ]),
      )
      .returning('id')
      .execute();
    // What is open again for one student after the end: of an exam every such reopening, of homework only where its end fell
    // into the added time.
    await tx
      .updateTable('quiz_allowances')
      .set((eb) => ({ reopened_until: eb('reopened_until', '+', ms) }))
      .where('reopened_until', '>', now - ms)
      .where('closed_at', 'is', null)
      .where((eb) =>
        eb(
          'quiz_id',
          'in',
          eb
            .selectFrom('quizzes')
            .select('quizzes.id')
            .where('state', '=', 'over')
            .where(inShards({ count, shards: [shard] }))
            .where((quiz) =>
              quiz.or([quiz('mode', '!=', 'homework'), quiz('quiz_allowances.reopened_until', '<=', now)]),
            ),
        ),
      )
      .execute();
    return rows.map((row) => row.id);
  });

/** See `ScheduleStore.credit`. */
export const credit: Unbound<ScheduleStore, Db, 'credit'> = async (db, whole, now, of = THE_ONLY) => {
  for (;;) {
    const moved = await creditOnce(db, whole, now, of);
    if (moved !== null) return moved;
  }
};

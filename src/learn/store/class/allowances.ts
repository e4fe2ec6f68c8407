import type { Selectable } from 'kysely';
import { bound, type Unbound } from '../../../kernel/bound.ts';
import { EVERY_SHARD } from '../../../kernel/shard.ts';
import type { UserId } from '../../../people/model/user.ts';
import { changedAny } from '../../../store/changed-rows.ts';
import { inTransaction } from '../../../store/conflict.ts';
import type { AllowanceTable, Db } from '../../../store/schema.ts';
import { inShards } from '../../../store/shards.ts';
import type { AllowanceStore } from '../../class/ports.ts';
import { type Allowance, graceOf } from '../../model/allowance.ts';
import type { QuizId } from '../../model/assignment.ts';
import { quizOfRow } from '../quiz-rows.ts';
import { openAgainFor, setMember } from './db.ts';

type Does<K extends keyof AllowanceStore> = Unbound<AllowanceStore, Db, K>;

export const allowanceOfRow = (row: Selectable<AllowanceTable>): Allowance => ({
  extraMs: row.extra_ms,
  attempts: row.attempts,
  pausedAt: row.paused_at,
  reopenedUntil: row.reopened_until,
  reopenedAt: row.reopened_at,
  closedAt: row.closed_at,
  hadJoined: row.had_joined === 1,
});

const accommodations: Does<'accommodations'> = async (db, guild) => {
  const rows = await db
    .selectFrom('accommodations')
    .select(['user_id', 'percent'])
    .where('guild', '=', guild)
    .orderBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id: user, percent }) => [user, percent]));
};

const accommodate: Does<'accommodate'> = (db, guild, user, percent, now) =>
  setMember(db, 'accommodations', guild, user, percent === 0 ? null : { percent, updated_at: now });

const allowances: Does<'allowances'> = async (db, id) => {
  const rows = await db.selectFrom('quiz_allowances').selectAll().where('quiz_id', '=', id).execute();
  return new Map(rows.map((row) => [row.user_id, allowanceOfRow(row)]));
};

/** Ends what a student has begun and not handed in. */
const cutOff = async (tx: Db, id: QuizId, user: UserId, now: number) => {
  await tx
    .updateTable('quiz_papers')
    .set({ ended_at: now, cut_off: 1 })
    .where((eb) => eb.and({ quiz_id: id, user_id: user }))
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
};

const closeReopened: Does<'closeReopened'> = (db, now, of = EVERY_SHARD) =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('quiz_allowances')
      .innerJoin('quizzes', 'quizzes.id', 'quiz_allowances.quiz_id')
      .select(['quiz_id', 'quiz_allowances.user_id'])
      .where('closed_at', 'is', null)
      .where('reopened_until', '<=', now)
      .where(inShards(of))
      .execute();
    for (const { quiz_id: id, user_id: user } of due) {
      const closed = tx
        .updateTable('quiz_allowances')
        .set({ closed_at: now })
        .where((eb) => eb.and({ quiz_id: id, user_id: user }))
        // A teacher may have given more time in this moment.
        .where('closed_at', 'is', null)
        .where('reopened_until', '<=', now);
      if (await changedAny(closed)) await cutOff(tx, id, user, now);
    }
  });

const allow: Does<'allow'> = (
  db,
  id,
  user,
  { extraMs, attempts, pausedAt, reopenedUntil, reopenedAt, closedAt, hadJoined },
  now,
  begun = 'stays-open',
  tells = false,
) =>
  inTransaction(db, async (tx) => {
    // Row lock, and whoever decided by the deadline before is told that somebody was first.
    const row = await tx
      .updateTable('quizzes')
      .set((eb) => ({
        revision: eb('revision', '+', 1),
        // What is over stays as old as it is.
        updated_at: eb.case().when('state', '=', 'over').then(eb.ref('updated_at')).else(now).end(),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const cells = {
      extra_ms: extraMs,
      attempts,
      paused_at: pausedAt,
      reopened_until: reopenedUntil,
      reopened_at: reopenedAt,
      closed_at: closedAt,
      had_joined: hadJoined ? 1 : 0,
      ...(tells ? { tell_at: now } : {}),
    };
    await tx
      .insertInto('quiz_allowances')
      .values({ quiz_id: id, user_id: user, ...cells })
      .onConflict((conflict) => conflict.columns(['quiz_id', 'user_id']).doUpdateSet(cells))
      .execute();
    if (begun === 'ends') await cutOff(tx, id, user, now);
    if (row.state !== 'open') return;
    const grace = graceOf(quizOfRow(row), (await allowances(tx, id)).values());
    const more = grace - row.grace;
    await tx
      .updateTable('quizzes')
      .set({
        grace,
        deadline: row.deadline === null ? null : row.deadline + more,
        time_left: row.time_left === null ? null : row.time_left + more,
      })
      .where('id', '=', id)
      .execute();
  });

const reopened: Does<'reopened'> = async (db, guild, user, now) => {
  const rows = await db
    .selectFrom('quizzes')
    .selectAll()
    .where((eb) => eb.and({ guild, mode: 'exam', state: 'over' }))
    .where('id', 'in', openAgainFor(db, user, now))
    .orderBy('created_at')
    .execute();
  return rows.map(quizOfRow);
};

/** What students have beyond the others, in SQL, the same for every database. */
export const allowanceStore = (db: Db): AllowanceStore =>
  bound(db, { accommodations, accommodate, allowances, allow, reopened, closeReopened });

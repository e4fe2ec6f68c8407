import { bound } from '../../../kernel/bound.ts';
import type { UserId } from '../../../people/model/user.ts';
import type { Db } from '../../../store/schema.ts';
import type { DueNote, ProgressStore } from '../../model/progress.ts';

const consents = async (db: Db, guild: string): Promise<ReadonlySet<UserId>> => {
  const rows = await db
    .selectFrom('progress_consents')
    .select('user_id')
    .where('guild', '=', guild)
    .execute();
  return new Set(rows.map(({ user_id: user }) => user));
};

const consent = async (db: Db, guild: string, user: UserId, given: boolean, now: number) => {
  if (given)
    await db
      .insertInto('progress_consents')
      .values({ guild, user_id: user, at: now })
      .onConflict((conflict) => conflict.columns(['guild', 'user_id']).doNothing())
      .execute();
  else
    await db.deleteFrom('progress_consents').where('guild', '=', guild).where('user_id', '=', user).execute();
};

const note = async (db: Db, guild: string, user: UserId) => {
  const row = await db
    .selectFrom('progress_notes')
    .select('next_at')
    .where((eb) => eb.and({ guild, user_id: user }))
    .executeTakeFirst();
  return row?.next_at ?? null;
};

const setNote = async (db: Db, guild: string, user: UserId, next: number | null) => {
  if (next === null)
    await db.deleteFrom('progress_notes').where('guild', '=', guild).where('user_id', '=', user).execute();
  else
    await db
      .insertInto('progress_notes')
      .values({ guild, user_id: user, next_at: next })
      .onConflict((conflict) => conflict.columns(['guild', 'user_id']).doUpdateSet({ next_at: next }))
      .execute();
};

const dueNotes = async (db: Db, now: number, most: number) => {
  const rows = await db
    .selectFrom('progress_notes')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
  return rows.map(({ guild, user_id: user, next_at: at }): DueNote => ({ guild, user, at }));
};

const noted = async (db: Db, { guild, user, at }: DueNote, next: number) => {
  // Who wants no more notes meanwhile gets none.
  await db
    .updateTable('progress_notes')
    .set({ next_at: next })
    .where((eb) => eb.and({ guild, user_id: user, next_at: at }))
    .execute();
};

export const progressStore = (db: Db): ProgressStore =>
  bound(db, { consents, consent, note, setNote, dueNotes, noted });

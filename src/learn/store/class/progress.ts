import { bound, type Unbound } from '../../../kernel/bound.ts';
import type { Db } from '../../../store/schema.ts';
import type { ProgressStore } from '../../class/ports.ts';
import type { DueNote } from '../../model/progress.ts';
import { setMember } from './db.ts';

type Does<K extends keyof ProgressStore> = Unbound<ProgressStore, Db, K>;

const consents: Does<'consents'> = async (db, guild) => {
  const rows = await db
    .selectFrom('progress_consents')
    .select('user_id')
    .where('guild', '=', guild)
    .execute();
  return new Set(rows.map(({ user_id: user }) => user));
};

const consent: Does<'consent'> = async (db, guild, user, given, now) => {
  if (given)
    await db
      .insertInto('progress_consents')
      .values({ guild, user_id: user, at: now })
      .onConflict((conflict) => conflict.columns(['guild', 'user_id']).doNothing())
      .execute();
  else
    await db.deleteFrom('progress_consents').where('guild', '=', guild).where('user_id', '=', user).execute();
};

const note: Does<'note'> = async (db, guild, user) => {
  const row = await db
    .selectFrom('progress_notes')
    .select('next_at')
    .where((eb) => eb.and({ guild, user_id: user }))
    .executeTakeFirst();
  return row?.next_at ?? null;
};

const setNote: Does<'setNote'> = (db, guild, user, next) =>
  setMember(db, 'progress_notes', guild, user, next === null ? null : { next_at: next });

const dueNotes: Does<'dueNotes'> = async (db, now, most) => {
  const rows = await db
    .selectFrom('progress_notes')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute();
  return rows.map(({ guild, user_id: user, next_at: at }): DueNote => ({ guild, user, at }));
};

const noted: Does<'noted'> = async (db, { guild, user, at }, next) => {
  // Who wants no more notes meanwhile gets none.
  await db
    .updateTable('progress_notes')
    .set({ next_at: next })
    .where((eb) => eb.and({ guild, user_id: user, next_at: at }))
    .execute();
};

export const progressStore = (db: Db): ProgressStore =>
  bound(db, { consents, consent, note, setNote, dueNotes, noted });

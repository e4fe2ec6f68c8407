import type { Insertable, Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { inTransaction, isConflict } from '../../store/conflict.ts';
import type { Db, RaceTable } from '../../store/schema.ts';
import type { Race } from '../model/race.ts';
import { MAX_MISTAKES, STORM_MS } from '../model/storm.ts';
import type { RaceStore } from '../storm/ports.ts';
import { rowOfRun, runOf } from './storm.ts';

type Does<K extends keyof RaceStore> = Unbound<RaceStore, Db, K>;

const raceOf = (row: Selectable<RaceTable>): Race => ({
  id: row.id,
  guild: row.guild,
  channel: row.channel,
  host: row.user_id,
  createdAt: row.created_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  clockCredit: row.clock_credit,
  stood: row.stood,
  board:
    row.board_channel === null || row.board_message === null
      ? null
      : { channel: row.board_channel, message: row.board_message },
});

const rowOfRace = (race: Race): Insertable<RaceTable> => ({
  id: race.id,
  guild: race.guild,
  channel: race.channel,
  user_id: race.host,
  created_at: race.createdAt,
  started_at: race.startedAt,
  ended_at: race.endedAt,
  clock_credit: race.clockCredit,
  stood: race.stood,
  board_channel: race.board?.channel ?? null,
  board_message: race.board?.message ?? null,
});

const open: Does<'open'> = async (db, race, run) => {
  try {
    await inTransaction(db, async (tx) => {
      await tx.insertInto('storm_races').values(rowOfRace(race)).execute();
      await tx.insertInto('storm_runs').values(rowOfRun(run)).execute();
    });
    return 'opened';
  } catch (error) {
    if (isConflict(error)) return 'exists';
    throw error;
  }
};

const load: Does<'load'> = async (db, id) => {
  const row = await db.selectFrom('storm_races').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : raceOf(row);
};

const openRaces: Does<'openRaces'> = async (db) =>
  (await db.selectFrom('storm_races').selectAll().where('ended_at', 'is', null).orderBy('id').execute()).map(
    raceOf,
  );

const inChannel: Does<'inChannel'> = async (db, channel) => {
  const row = await db
    .selectFrom('storm_races')
    .selectAll()
    .where('channel', '=', channel)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : raceOf(row);
};

const runs: Does<'runs'> = async (db, id) =>
  (await db.selectFrom('storm_runs').selectAll().where('race', '=', id).orderBy('id').execute()).map(runOf);

const join: Does<'join'> = (db, run, most) =>
  inTransaction(db, async (tx) => {
    // Locks the row of the race: of two who take the last seat the second finds it taken, and nobody joins after the start.
    const { numUpdatedRows } = await tx
      .updateTable('storm_races')
      .set((eb) => ({ stood: eb.ref('stood') }))
      .where('id', '=', run.race)
      .where('started_at', 'is', null)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'closed';
    const there = await tx.selectFrom('storm_runs').select('user_id').where('race', '=', run.race).execute();
    if (there.some((one) => one.user_id === run.user)) return 'known';
    if (there.length >= most) return 'full';
    await tx.insertInto('storm_runs').values(rowOfRun(run)).execute();
    return 'joined';
  });

const leave: Does<'leave'> = async (db, id, user) => {
  const { numDeletedRows } = await db
    .deleteFrom('storm_runs')
    .where((eb) => eb.and({ race: id, user_id: user }))
    .where('started_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const start: Does<'start'> = (db, id, at, clockCredit) =>
  inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('storm_races')
      .set({ started_at: at, clock_credit: clockCredit })
      .where('id', '=', id)
      .where('started_at', 'is', null)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await tx.updateTable('storm_runs').set({ started_at: at }).where('race', '=', id).execute();
    return true;
  });

const stand: Does<'stand'> = (db, race, clockCredit, since) =>
  inTransaction(db, async (tx) => {
    const ms = clockCredit - race.clockCredit;
    const { numUpdatedRows } = await tx
      .updateTable('storm_races')
      .set((eb) => ({ clock_credit: clockCredit, stood: eb('stood', '+', ms) }))
      .where((eb) => eb.and({ id: race.id, clock_credit: race.clockCredit }))
      .executeTakeFirst();
    if (numUpdatedRows === 0n || since === null) return;
    await tx
      .updateTable('storm_runs')
      .set((eb) => ({ credit: eb('credit', '+', ms) }))
      .where('race', '=', race.id)
      .where('mistakes', '<', MAX_MISTAKES)
      .where((eb) => eb(eb('started_at', '+', eb.ref('credit')), '>', since - STORM_MS))
      .execute();
  });

const end: Does<'end'> = async (db, id, at) => {
  const { numUpdatedRows } = await db
    .updateTable('storm_races')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const hang: Does<'hang'> = async (db, id, { channel, message }) => {
  await db
    .updateTable('storm_races')
    .set({ board_channel: channel, board_message: message })
    .where('id', '=', id)
    .execute();
};

/** Races in SQL, for every database. */
export const raceStore = (db: Db): RaceStore =>
  bound(db, { open, load, openRaces, inChannel, runs, join, leave, start, stand, end, hang });

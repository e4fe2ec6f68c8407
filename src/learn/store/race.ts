import type { Insertable, Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { changedAny } from '../../store/changed-rows.ts';
import { inTransaction, inTransactionOr } from '../../store/conflict.ts';
import { contestOfRow, contestStore, rowOfContest, updateOpenContest } from '../../store/contests.ts';
import type { Db, RaceTable } from '../../store/schema.ts';
import type { Race } from '../model/race.ts';
import { MAX_MISTAKES, STORM_MS } from '../model/storm.ts';
import type { RaceStore } from '../storm/ports.ts';
import { rowOfRun, runOf } from './storm.ts';

type Does<K extends keyof RaceStore> = Unbound<RaceStore, Db, K>;

const raceOf = (row: Selectable<RaceTable>): Race => ({
  ...contestOfRow(row),
  startedAt: row.started_at,
  clockCredit: row.clock_credit,
  stood: row.stood,
});

const rowOfRace = (race: Race): Insertable<RaceTable> => ({
  ...rowOfContest(race),
  started_at: race.startedAt,
  clock_credit: race.clockCredit,
  stood: race.stood,
});

const open: Does<'open'> = (db, race, run) =>
  inTransactionOr(db, 'exists', async (tx) => {
    await tx.insertInto('storm_races').values(rowOfRace(race)).execute();
    await tx.insertInto('storm_runs').values(rowOfRun(run)).execute();
    return 'opened';
  });

const runs: Does<'runs'> = async (db, id) =>
  (await db.selectFrom('storm_runs').selectAll().where('race', '=', id).orderBy('id').execute()).map(runOf);

const join: Does<'join'> = (db, run, most) =>
  inTransaction(db, async (tx) => {
    // Of two who take the last seat the second finds it taken, and nobody joins after the start.
    const lobby = updateOpenContest(tx, 'storm_races', run.race!).where('started_at', 'is', null);
    if (!(await changedAny(lobby))) return 'closed';
    const there = await tx.selectFrom('storm_runs').select('user_id').where('race', '=', run.race).execute();
    if (there.some((one) => one.user_id === run.user)) return 'known';
    if (there.length >= most) return 'full';
    await tx.insertInto('storm_runs').values(rowOfRun(run)).execute();
    return 'joined';
  });

const leave: Does<'leave'> = (db, id, user) =>
  changedAny(
    db
      .deleteFrom('storm_runs')
      .where((eb) => eb.and({ race: id, user_id: user }))
      .where('started_at', 'is', null),
  );

const start: Does<'start'> = (db, id, at, clockCredit) =>
  inTransaction(db, async (tx) => {
    const started = updateOpenContest(tx, 'storm_races', id)
      .set({ started_at: at, clock_credit: clockCredit })
      .where('started_at', 'is', null);
    if (!(await changedAny(started))) return false;
    await tx.updateTable('storm_runs').set({ started_at: at }).where('race', '=', id).execute();
    return true;
  });

const stand: Does<'stand'> = (db, race, clockCredit, since) =>
  inTransaction(db, async (tx) => {
    const ms = clockCredit - race.clockCredit;
    const stood = tx
      .updateTable('storm_races')
      .set((eb) => ({ clock_credit: clockCredit, stood: eb('stood', '+', ms) }))
      .where((eb) => eb.and({ id: race.id, clock_credit: race.clockCredit }));
    if (!(await changedAny(stood)) || since === null) return;
    await tx
      .updateTable('storm_runs')
      .set((eb) => ({ credit: eb('credit', '+', ms) }))
      .where('race', '=', race.id)
      .where('mistakes', '<', MAX_MISTAKES)
      .where((eb) => eb(eb('started_at', '+', eb.ref('credit')), '>', since - STORM_MS))
      .execute();
  });

/** Races in SQL, for every database. */
export const raceStore = (db: Db): RaceStore => ({
  ...contestStore(db, 'storm_races', raceOf),
  ...bound(db, { open, runs, join, leave, start, stand }),
});

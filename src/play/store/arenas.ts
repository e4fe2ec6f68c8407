import type { Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { changedAny, changedRows } from '../../store/changed-rows.ts';
import { inTransaction, inTransactionOr } from '../../store/conflict.ts';
import { contestOfRow, contestStore, rowOfContest, updateOpenContest } from '../../store/contests.ts';
import type { ArenaTable, Db } from '../../store/schema.ts';
import type { ArenaStore } from '../arena/ports.ts';
import type { Arena } from '../model/arena.ts';

type Does<K extends keyof ArenaStore> = Unbound<ArenaStore, Db, K>;

const arenaOf = (row: Selectable<ArenaTable>): Arena => ({
  ...contestOfRow(row),
  line: row.line,
  minutes: row.minutes,
  endsAt: row.ends_at,
  thread: row.thread,
});

const open: Does<'open'> = (db, arena, player) =>
  inTransactionOr(db, 'exists', async (tx) => {
    const { line, minutes, endsAt: ends_at, thread } = arena;
    await tx
      .insertInto('arenas')
      .values({ ...rowOfContest(arena), line, minutes, ends_at, thread })
      .execute();
    await tx
      .insertInto('arena_players')
      .values({ arena: arena.id, user_id: player, joined_at: arena.createdAt, here: 1 })
      .execute();
    return 'opened';
  });

const players: Does<'players'> = async (db, id) => {
  const rows = await db
    .selectFrom('arena_players')
    .selectAll()
    .where('arena', '=', id)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({ user: row.user_id, joinedAt: row.joined_at, here: row.here === 1 }));
};

const games: Does<'games'> = async (db, id) => {
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('match_seats as first', (join) =>
      join.onRef('first.match_id', '=', 'm.id').on('first.seat', '=', 0),
    )
    .innerJoin('match_seats as second', (join) =>
      join.onRef('second.match_id', '=', 'm.id').on('second.seat', '=', 1),
    )
    .leftJoin('match_events as late', (join) =>
      join.onRef('late.match_id', '=', 'm.id').on('late.kind', '=', 'time-out'),
    )
    .select(['m.id', 'm.status', 'm.winner', 'm.practice', 'm.updated_at', 'm.board_message'])
    .select(['first.user_id as one', 'second.user_id as other', 'late.seat as late'])
    .where('m.arena', '=', id)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    users: [row.one, row.other],
    open: row.status === 'playing',
    hung: row.board_message !== null,
    // Taking back a move makes the game practice, which earns no points.
    result:
      row.status !== 'over' || row.practice !== 0
        ? null
        : row.winner === 0 || row.winner === 1
          ? row.winner
          : 'draw',
    updatedAt: row.updated_at,
    timedOut: row.late === null ? null : row.late === 0 ? row.one : row.other,
  }));
};

const join: Does<'join'> = (db, id, user, at, most) =>
  inTransaction(db, async (tx) => {
    // Of two who take the last place the second finds it taken.
    if (!(await changedAny(updateOpenContest(tx, 'arenas', id)))) return 'closed';
    const there = await tx.selectFrom('arena_players').select('user_id').where('arena', '=', id).execute();
    const isKnown = there.some((one) => one.user_id === user);
    if (!isKnown && there.length >= most) return 'full';
    await tx
      .insertInto('arena_players')
      .values({ arena: id, user_id: user, joined_at: at, here: 1 })
      .onConflict((conflict) =>
        conflict.columns(['arena', 'user_id']).doUpdateSet({ joined_at: at, here: 1 }),
      )
      .execute();
    return 'joined';
  });

const leave: Does<'leave'> = (db, id, user) =>
  changedAny(
    db
      .updateTable('arena_players')
      .set({ here: 0 })
      .where((eb) => eb.and({ arena: id, user_id: user, here: 1 })),
  );

const start: Does<'start'> = (db, id, endsAt) =>
  changedAny(updateOpenContest(db, 'arenas', id).set({ ends_at: endsAt }).where('ends_at', 'is', null));

const thread: Does<'thread'> = async (db, id, there) => {
  await db.updateTable('arenas').set({ thread: there }).where('id', '=', id).execute();
};

const forget: Does<'forget'> = (db, guild, time) =>
  changedRows(
    db
      .deleteFrom('arenas')
      .where('guild', '=', guild)
      .where('created_at', '<', time)
      .where('ended_at', 'is not', null),
  );

/** Arenas in SQL, for every database. */
export const arenaStore = (db: Db): ArenaStore => ({
  ...contestStore(db, 'arenas', arenaOf),
  ...bound(db, { open, players, games, join, leave, start, thread, forget }),
});

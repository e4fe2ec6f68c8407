import type { Selectable } from 'kysely';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { inTransaction, isConflict } from '../../store/conflict.ts';
import type { ArenaTable, Db } from '../../store/schema.ts';
import type { ArenaStore } from '../arena/ports.ts';
import type { Arena } from '../model/arena.ts';

type Does<K extends keyof ArenaStore> = Unbound<ArenaStore, Db, K>;

const arenaOf = (row: Selectable<ArenaTable>): Arena => ({
  id: row.id,
  guild: row.guild,
  channel: row.channel,
  host: row.user_id,
  line: row.line,
  minutes: row.minutes,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  thread: row.thread,
  board:
    row.board_channel === null || row.board_message === null
      ? null
      : { channel: row.board_channel, message: row.board_message },
});

const open: Does<'open'> = async (db, arena, player) => {
  try {
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('arenas')
        .values({
          id: arena.id,
          guild: arena.guild,
          channel: arena.channel,
          user_id: arena.host,
          line: arena.line,
          minutes: arena.minutes,
          created_at: arena.createdAt,
          ends_at: arena.endsAt,
          ended_at: arena.endedAt,
          thread: arena.thread,
          board_channel: arena.board?.channel ?? null,
          board_message: arena.board?.message ?? null,
        })
        .execute();
      await tx
        .insertInto('arena_players')
        .values({ arena: arena.id, user_id: player, joined_at: arena.createdAt, here: 1 })
        .execute();
    });
    return 'opened';
  } catch (error) {
    if (isConflict(error)) return 'exists';
    throw error;
  }
};

const load: Does<'load'> = async (db, id) => {
  const row = await db.selectFrom('arenas').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : arenaOf(row);
};

const openArenas: Does<'openArenas'> = async (db) =>
  (await db.selectFrom('arenas').selectAll().where('ended_at', 'is', null).orderBy('id').execute()).map(
    arenaOf,
  );

const inChannel: Does<'inChannel'> = async (db, channel) => {
  const row = await db
    .selectFrom('arenas')
    .selectAll()
    .where('channel', '=', channel)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : arenaOf(row);
};

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
    // Locks the row of the arena: of two who take the last place the second finds it taken.
    const { numUpdatedRows } = await tx
      .updateTable('arenas')
      .set((eb) => ({ minutes: eb.ref('minutes') }))
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'closed';
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

const leave: Does<'leave'> = async (db, id, user) => {
  const { numUpdatedRows } = await db
    .updateTable('arena_players')
    .set({ here: 0 })
    .where((eb) => eb.and({ arena: id, user_id: user, here: 1 }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const start: Does<'start'> = async (db, id, endsAt) => {
  const { numUpdatedRows } = await db
    .updateTable('arenas')
    .set({ ends_at: endsAt })
    .where('id', '=', id)
    .where('ends_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const end: Does<'end'> = async (db, id, at) => {
  const { numUpdatedRows } = await db
    .updateTable('arenas')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const thread: Does<'thread'> = async (db, id, there) => {
  await db.updateTable('arenas').set({ thread: there }).where('id', '=', id).execute();
};

const hang: Does<'hang'> = async (db, id, { channel, message }) => {
  await db
    .updateTable('arenas')
    .set({ board_channel: channel, board_message: message })
    .where('id', '=', id)
    .execute();
};

const forget: Does<'forget'> = async (db, guild, time) => {
  const { numDeletedRows } = await db
    .deleteFrom('arenas')
    .where('guild', '=', guild)
    .where('created_at', '<', time)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Arenas in SQL, for every database. */
export const arenaStore = (db: Db): ArenaStore =>
  bound(db, {
    open,
    load,
    openArenas,
    inChannel,
    players,
    games,
    join,
    leave,
    start,
    end,
    thread,
    hang,
    forget,
  });

import type { Selectable } from 'kysely';
import { grouped } from '../../engine/core/maps.ts';
import { bound, type Unbound } from '../../kernel/bound.ts';
import { boardCells, boardOfRow } from '../../store/board-columns.ts';
import { changedAny } from '../../store/changed-rows.ts';
import { inTransaction, inTransactionOr } from '../../store/conflict.ts';
import { updateOpenContest } from '../../store/contests.ts';
import { sql } from '../../store/kysely.ts';
import type { Db, MatchesTable, Tx } from '../../store/schema.ts';
import { creditOfRow, inShards, isOver } from '../../store/shards.ts';
import type { ArenaId, MatchEvent, Opening } from '../model/match.ts';
import { AlreadyPaired, type MatchRecord, type MatchStore } from '../ports.ts';
import { rate } from './ratings.ts';
import { eventOfRow, eventRows, indexColumns, openingOfRow, seatRow } from './rows.ts';

type MatchRow = Selectable<MatchesTable>;
type Does<K extends keyof MatchStore> = Unbound<MatchStore, Db, K>;

/** The statuses of matches that are not over. */
const OPEN_STATUSES = ['challenge', 'playing'];

/** The records of `rows`, in order: two more queries however many rows there are. */
const recordsOf = async (db: Db, rows: readonly MatchRow[]): Promise<readonly MatchRecord[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const seats = await db.selectFrom('match_seats').selectAll().where('match_id', 'in', ids).execute();
  const events = await db
    .selectFrom('match_events')
    .selectAll()
    .where('match_id', 'in', ids)
    .orderBy('match_id')
    .orderBy('seq')
    .execute();
  const logs = grouped(events, (event) => event.match_id);
  const seated = grouped(seats, (seat) => seat.match_id);
  return rows.map((row) => ({
    opening: openingOfRow(row, seated.get(row.id) ?? []),
    // Events that another process appended between the queries are left to the next load.
    events: (logs.get(row.id) ?? []).slice(0, row.length).map(eventOfRow),
    board: boardOfRow(row),
    ...(row.board_channel !== null && row.board_message === null ? { thread: row.board_channel } : {}),
    ...(row.call_channel === null || row.call_message === null || row.call_revision === null
      ? {}
      : { called: { channel: row.call_channel, message: row.call_message, revision: row.call_revision } }),
    deadline: row.deadline,
  }));
};

/** From now on a search by person finds the match of an open seat that was taken. */
const takeSeats = async (tx: Tx, id: string, events: readonly MatchEvent[]): Promise<void> => {
  for (const event of events)
    if (event.kind === 'accept')
      await tx
        .updateTable('match_seats')
        .set({ user_id: event.user })
        .where((eb) => eb.and({ match_id: id, seat: event.seat }))
        .execute();
};

const appendEvents = async (
  tx: Tx,
  id: string,
  length: number,
  events: readonly MatchEvent[],
  revision: number,
): Promise<void> => {
  if (events.length === 0) return;
  await tx
    .insertInto('match_events')
    .values(eventRows(id, length, events, revision))
    .execute();
  await takeSeats(tx, id, events);
};

const NOTICE_COLUMNS = { warning: 'warn_at', call: 'call_at' } as const;

const dueNotices: Does<'dueNotices'> = async (db, which, clocks, most) => {
  const column = NOTICE_COLUMNS[which];
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where(isOver(column, clocks))
    .orderBy(column)
    .limit(most)
    .execute();
  const records = await recordsOf(db, rows);
  return records.map((record, i) => ({ record, at: rows[i]![column]! }));
};

const noticed: Does<'noticed'> = async (db, id, which, at) => {
  const column = NOTICE_COLUMNS[which];
  // A move that was made meanwhile has another time.
  await db
    .updateTable('matches')
    .set({ [column]: null })
    .where('id', '=', id)
    .where(column, '=', at)
    .execute();
};

/** Holds the arena's row lock until the match is written; throws where it is over, or one of the two plays there. */
const pairIn = async (tx: Tx, arena: ArenaId, seats: Opening['seats']): Promise<void> => {
  const isOpen = await changedAny(updateOpenContest(tx, 'arenas', arena));
  const busy = await tx
    .selectFrom('matches as m')
    .innerJoin('match_seats as s', 's.match_id', 'm.id')
    .select('m.id')
    .where((eb) => eb.and({ 'm.arena': arena, 'm.status': 'playing' }))
    .where(
      's.user_id',
      'in',
      seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : [])),
    )
    .executeTakeFirst();
  if (!isOpen || busy !== undefined) throw new AlreadyPaired();
};

const create: Does<'create'> = (db, opening, events, index) =>
  inTransactionOr(db, 'exists', async (tx) => {
    if (opening.arena !== undefined) await pairIn(tx, opening.arena, opening.seats);
    await tx
      .insertInto('matches')
      .values({
        id: opening.id,
        guild: opening.guild,
        channel: opening.channel,
        start: opening.start,
        opener: opening.opener,
        clock: opening.clock,
        rematch_of: opening.rematchOf,
        arena: opening.arena ?? null,
        dealt: opening.dealt ? 1 : 0,
        winnable: opening.winnable ? 1 : 0,
        guided: opening.guided === true ? 1 : 0,
        hints: opening.agreedHints === true ? 1 : 0,
        names: opening.names === undefined ? null : JSON.stringify(opening.names),
        created_at: opening.createdAt,
        ...indexColumns(index, events.length),
      })
      .execute();
    const [first, second] = opening.seats;
    await tx
      .insertInto('match_seats')
      .values([seatRow(opening.id, 0, first), seatRow(opening.id, 1, second)])
      .execute();
    await appendEvents(tx, opening.id, 0, events, index.revision);
    await rate(tx, opening.id, index);
    return 'created';
  });

const recordBy = async (db: Db, column: 'id' | 'rematch_of', id: string): Promise<MatchRecord | null> => {
  const rows = await db.selectFrom('matches').selectAll().where(column, '=', id).execute();
  return (await recordsOf(db, rows))[0] ?? null;
};

const load: Does<'load'> = (db, id) => recordBy(db, 'id', id);
const rematchOf: Does<'rematchOf'> = (db, id) => recordBy(db, 'rematch_of', id);

const append: Does<'append'> = (db, id, length, events, index) =>
  inTransactionOr(db, 'stale', async (tx) => {
    // The update comes first: it takes the write lock, and tells by its count whether somebody else was first.
    const update = tx
      .updateTable('matches')
      .set((eb) => ({
        ...indexColumns(index, length + events.length),
        // One warning for the time of a move, which a hint does not change.
        warn_at:
          index.deadline === null
            ? null
            : eb
                .case()
                .when('deadline', '=', index.deadline)
                .then(eb.ref('warn_at'))
                .else(index.warnAt)
                .end(),
        // One call for each move: asking to take one back, for example, calls nobody again.
        call_at:
          index.callAt === null
            ? null
            : eb
                .case()
                .when(eb.and([eb('revision', '=', index.revision), eb('status', '=', index.status)]))
                .then(eb.ref('call_at'))
                .else(index.callAt)
                .end(),
      }))
      .where((eb) => eb.and({ id, length }));
    if (!(await changedAny(update))) return 'stale';
    await appendEvents(tx, id, length, events, index.revision);
    if (events.length > 0) await rate(tx, id, index);
    return 'appended';
  });

const ofPerson: Does<'ofPerson'> = async (db, user, which, most) => {
  const theirs = db.selectFrom('match_seats').select('match_id').where('user_id', '=', user);
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', 'in', theirs)
    .where('status', 'in', which === 'open' ? OPEN_STATUSES : ['over'])
    .orderBy((eb) => eb.case().when('waits_for', '=', user).then(0).else(1).end())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return recordsOf(db, rows);
};

const due: Does<'due'> = async (db, clocks, most, skip = 0) => {
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where(isOver('deadline', clocks))
    .orderBy('deadline')
    .orderBy('id')
    .limit(most)
    .offset(skip)
    .execute();
  return recordsOf(db, rows);
};

const waitingForBot: Does<'waitingForBot'> = async (db, of, after, most) =>
  recordsOf(
    db,
    await db
      .selectFrom('matches')
      .selectAll()
      .where('waits_for_bot', '=', 1)
      .where(inShards(of))
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),
  );

const drawn: Does<'drawn'> = (db, boards) =>
  inTransaction(db, async (tx) => {
    // In the same order in all processes, so that they cannot deadlock.
    for (const { id, length, deadline } of boards.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await tx
        .updateTable('matches')
        .set({ drawn: length, drawn_deadline: deadline })
        .where('id', '=', id)
        .where('drawn', '<=', length)
        .execute();
  });

const behind: Does<'behind'> = async (db, clocks, noticed, after, most) => {
  const late = await db
    .selectFrom('matches')
    .select('id')
    .whereRef('length', '>', 'drawn')
    .where(inShards({ count: clocks.count, shards: [...clocks.credits.keys()] }))
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  const off = await db
    .selectFrom('matches')
    .select('id')
    .where('deadline', 'is not', null)
    .where('id', '>', after)
    .where(sql<boolean>`abs(drawn_deadline - deadline - ${creditOfRow(clocks)}) >= ${noticed}`)
    .orderBy('id')
    .limit(most)
    .execute();
  const ids = new Set([...late, ...off].map(({ id }) => id));
  return [...ids].sort((a, b) => (a < b ? -1 : 1)).slice(0, most);
};

const hanging: Does<'hanging'> = async (db, guild, channel, since, most) =>
  recordsOf(
    db,
    await db
      .selectFrom('matches')
      .selectAll()
      .where('guild', '=', guild)
      .where('updated_at', '>=', since)
      .where('status', 'in', OPEN_STATUSES)
      .$if(channel !== null, (query) => query.where('board_channel', '=', channel))
      .orderBy('updated_at', 'desc')
      .limit(most)
      .execute(),
  );

const hang: Does<'hang'> = async (db, id, board) => {
  await db.updateTable('matches').set(boardCells(board)).where('id', '=', id).execute();
};

const called: Does<'called'> = async (db, id, by, due) => {
  await db
    .updateTable('matches')
    .set({
      call_channel: by?.channel ?? null,
      call_message: by?.message ?? null,
      call_revision: by?.revision ?? null,
      ...(due === undefined
        ? {}
        : { call_at: (eb) => eb.fn<number | null>('nullif', ['call_at', eb.val(due)]) }),
    })
    .where('id', '=', id)
    .execute();
};

/** Matches in SQL, for every database. */
export const matchStore = (db: Db): MatchStore =>
  bound(db, {
    create,
    load,
    append,
    rematchOf,
    ofPerson,
    due,
    dueNotices,
    noticed,
    waitingForBot,
    drawn,
    behind,
    hanging,
    hang,
    called,
  });
